/** The conversation on screen in this tab; set by the messenger, asked by the header, which loads nothing else of it. */
let onScreen: number | null = null;

export function setOnScreen(id: number | null): void {
  onScreen = id;
}

/** Whether the person has a conversation before their eyes. */
export const isConversationVisible = (id: number): boolean =>
  onScreen === id && document.visibilityState === 'visible';
