import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { RunState } from '#assessment/runner/index.ts';

/** What is certain of a program that raised no error and yet does not do what its line says. */
export interface Hint {
  /** The language and what is odd; unique. */
  id: string;
  title: string;
  /** What the line does, with code in backticks. */
  text: string;
  /** What to write, with code in backticks. */
  next: string;
  /** From 1. */
  line: number;
}

/** A run that ended without an error. */
export interface Ended {
  language: CodeLanguage;
  state: RunState;
  output: string;
  files: readonly Pick<CodeFile, 'name' | 'code'>[];
}

/** A file as the hints look at it. */
export interface Program {
  /** The lines without comments and without what stands in their strings. */
  codes: string[];
  lines: string[];
  /** Whether the run was ended because it did not end by itself. */
  isEndless: boolean;
  output: string;
}

export type Look = (program: Program) => Hint[];

type Parts = Omit<Hint, 'line'>;

/** A look at each line by itself. */
export const eachLine =
  (look: (code: string, line: string, number: number, program: Program) => Parts | null): Look =>
  (program) =>
    program.codes.flatMap((code, index) => {
      const found = look(code, program.lines[index] ?? '', index + 1, program);
      return found ? [{ ...found, line: index + 1 }] : [];
    });
