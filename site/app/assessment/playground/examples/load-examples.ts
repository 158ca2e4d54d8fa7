import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { Example } from './example.ts';

const loaders: Readonly<Record<CodeLanguage, () => Promise<{ examples: readonly Example[] }>>> = {
  javascript: () => import('./javascript.ts'),
  typescript: () => import('./typescript.ts'),
  html: () => import('./html.ts'),
  python: () => import('./python.ts'),
  sql: () => import('./sql.ts'),
};

/** The examples of a language. */
export const loadExamples = async (language: CodeLanguage): Promise<readonly Example[]> =>
  (await loaders[language]()).examples;

/** An example as a program of its own. */
export const programFrom = (
  language: CodeLanguage,
  { files, stdin = '' }: Example,
): PlaygroundProgram => ({ language, files: files.map((file) => ({ ...file })), stdin });

/** Whether two programs say the same. */
export const isSame = (a: PlaygroundProgram, b: PlaygroundProgram): boolean =>
  a.language === b.language &&
  a.stdin === b.stdin &&
  a.files.length === b.files.length &&
  a.files.every(({ name, code }, at) => b.files[at]?.name === name && b.files[at]?.code === code);
