import type { Completion } from '@codemirror/autocomplete';

/** Names with a few words on what they do; '' where there is little to say. */
export type Names = Readonly<Record<string, string>>;

/** Names as choices of the completion. */
export const choices = (names: Names, type: string): Completion[] =>
  Object.keys(names).map((label) => ({ label, type }));
