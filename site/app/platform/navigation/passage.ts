/** Elements whose text is one passage, the same on a public page and in the editor. */
export const passageBlocks = 'p, li, h1, h2, h3, h4, pre, td, th, dd, blockquote';

/** A passage of a public page, as the state of a navigation to where it is edited. */
export interface Passage {
  /** The public page. */
  from: string;
  /** The text of its element, with single spaces; '' where none was in view. */
  text: string;
  /** What is selected of it, or the place of the caret twice. */
  start: number;
  end: number;
}

export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The passage in the state of a location; null for another state. */
export function passageIn(state: unknown): Passage | null {
  if (typeof state !== 'object' || state === null || !('passage' in state)) return null;
  return state.passage as Passage;
}
