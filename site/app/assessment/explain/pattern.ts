import type { Seen } from './seen.ts';

/** What a look at the program adds: values for the texts, and the line where the cause is. */
export interface Found {
  values?: Record<string, string>;
  line?: number;
  /** Sentences in place of the pattern's own, where a table has one for each case. */
  text?: string;
  next?: string;
}

/**
 * An error and its explanation. In the texts `{name}` is a named group of `message`, or a value that `look` found, and
 * backticks enclose code.
 */
export interface Pattern {
  /** The language and what is wrong; unique. */
  id: string;
  /** The classes of the error; absent where the message alone decides. */
  errors?: readonly string[];
  message: RegExp;
  /** Looks at the program. Null: this pattern does not fit, and the next one is tried. */
  look?: (seen: Seen) => Found | null;
  /** It also holds where a library raised the error; without it the learner's line must have raised it. */
  inLibrary?: boolean;
  title: string;
  /** What went wrong, in one or two sentences. */
  text: string;
  /** What to look at next. */
  next: string;
}
