import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { RunError } from '#assessment/runner/index.ts';
import { fill } from './fill.ts';
import { patternsOf } from './languages/index.ts';
import { isRaisedElsewhere } from './library.ts';
import type { Pattern } from './pattern.ts';
import { seeProgram } from './seen.ts';

export interface Explanation {
  /** The pattern's id. */
  pattern: string;
  title: string;
  /** What went wrong, with code in backticks. */
  text: string;
  /** What to look at next, with code in backticks. */
  next: string;
  /** Where the cause is: mostly the error's line, sometimes one before. Null where it is not known. */
  line: number | null;
}

export interface Failure {
  language: CodeLanguage;
  error: RunError;
  files: readonly Pick<CodeFile, 'name' | 'code'>[];
}

/** What is longer is a program's own text, and some of the patterns take the square of its length. */
const messageLookedAt = 2_000;

const suits = (pattern: Pattern, error: RunError) =>
  !pattern.errors || pattern.errors.includes(error.name);

/** The message without the class before it, which some browsers and runtimes write there. */
const plainMessage = ({ message, name }: RunError) =>
  message
    .replace(/^Uncaught (?:\(in promise\) )?/, '')
    .replace(new RegExp(`^(?:[\\w.]*\\.)?${name.replace(/\W/g, '\\$&')}: `), '')
    .trim()
    .slice(0, messageLookedAt);

/**
 * Explains an error in Arabic. It says nothing rather than something wrong.
 * @returns null where the error is not known
 */
export async function explainError({
  language,
  error,
  files,
}: Failure): Promise<Explanation | null> {
  const message = plainMessage(error);
  const file = files.find(({ name }) => name === error.file) ?? files[0] ?? { name: '', code: '' };
  const elsewhere = isRaisedElsewhere({ language, error, files });
  const { line, column } = error;
  const others = files.filter((other) => other !== file);
  let program: ReturnType<typeof seeProgram> | null = null;
  for (const pattern of await patternsOf(language)) {
    if (!suits(pattern, error) || (elsewhere && !pattern.inLibrary)) continue;
    const match = pattern.message.exec(message);
    if (!match) continue;
    const groups = Object.fromEntries(
      Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined),
    );
    program ??= seeProgram({ language, message, line, column, file, others });
    const found = pattern.look ? pattern.look({ ...program, groups }) : {};
    if (!found) continue;
    const values = { ...groups, ...found.values };
    return {
      pattern: pattern.id,
      title: fill(pattern.title, values),
      text: fill(found.text ?? pattern.text, values),
      next: fill(found.next ?? pattern.next, values),
      line: found.line ?? line,
    };
  }
  return null;
}
