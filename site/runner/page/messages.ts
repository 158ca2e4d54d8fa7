import type { RunError, RunNotice, RunTable } from '#assessment/runner/types.ts';

/** What a drawn page tells the frame around it; each with the secret of its run. */
export type FromPage =
  | { type: 'output'; stream: 'out' | 'err'; text: string }
  | { type: 'table'; table: RunTable; text: string }
  | { type: 'error'; error: RunError; fromTest: boolean }
  | ({ type: 'notice' } & RunNotice)
  /** A link to another of the program's files. */
  | { type: 'open'; name: string; fragment: string }
  | { type: 'loaded' }
  | { type: 'checked'; error: RunError | null };

/** Given to the script that runs first in a page. */
export interface PageSetup {
  secret: string;
  stdin: string;
  /** The names of files by the address under which the page loads them. */
  files: Record<string, string>;
  /** The first file, whose scripts stand in the page itself. */
  main: string;
  /** The names of the program's pages, which its links may open. */
  pages: string[];
  /** Where the page is scrolled to once it is drawn: the fragment of the link that opened it. */
  fragment: string;
  /** Our own lines before those of the page. */
  linesBefore: number;
}
