/** What is shown beside a switch: while it is off, what switching it on means; while it is on, what will end. */
export interface SwitchWording {
  title: string;
  off: string;
  on: string;
}

/** The words that a person saw, as they are kept. */
export const wordingOf = (title: string, text: string): string => `${title}: ${text}`;
