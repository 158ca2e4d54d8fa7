/** The conversation open in this tab. In its own file, so that the header need not load the messenger. */
let openConversationId: number | null = null;

/** Stores which conversation is open; null for none. */
export function setOpenConversation(id: number | null): void {
  openConversationId = id;
}

/** Whether a conversation is open and the tab is visible. */
export const isConversationVisible = (id: number): boolean =>
  openConversationId === id && document.visibilityState === 'visible';
