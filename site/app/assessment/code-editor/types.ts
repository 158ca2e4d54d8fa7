import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { Ref } from 'react';

/** A place in the program, counted from 1. `file` null is the first file. */
export interface CodePlace {
  file: string | null;
  line: number;
}

export interface CodeEditorProps {
  /** Of one program, at least one; the first is the one that runs. Each is a tab where there are several. */
  files: readonly CodeFile[];
  /** Decides what a file is whose name does not say it. */
  language: CodeLanguage;
  /** The accessible name: «كود التمرين». */
  label: string;
  /**
   * Called with all files after each change. The editor shows what `files` says: a value that it has not been told by
   * `onChange` replaces the text, as a change that can be undone.
   */
  onChange?(files: CodeFile[]): void;
  /** All files are only read. */
  readOnly?: boolean;
  /** The line that is marked: where an error is. Its file is opened when the place changes. */
  errorAt?: CodePlace | null;
  /** The name under which undo is kept over a reload, unique in the whole site; without it nothing is kept. */
  storageKey?: string;
  /** The editor is not fetched while this holds: the text field stands in its place. */
  waits?: boolean;
  /** The height: it grows with the code, from 4 to 16 lines, 10 to 24 or 16 to 36, and then scrolls; or it is fixed. */
  size?: 'small' | 'medium' | 'tall' | 'fixed';
  /** Ctrl or ⌘ and Enter. */
  onRun?(): void;
  ref?: Ref<CodeEditorHandle>;
}

export interface CodeEditorHandle {
  /** Opens the file, puts the caret at the beginning of the line, and gives the editor the keyboard. */
  goTo(place: CodePlace): void;
  focus(): void;
}
