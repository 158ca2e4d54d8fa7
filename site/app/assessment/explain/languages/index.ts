import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { Pattern } from '../pattern.ts';

type Patterns = { patterns: readonly Pattern[] };

const javascript = (): Promise<Patterns> => import('./javascript.ts');

/** Loads the patterns of a language, each of which is a chunk of its own. */
const languages: Record<CodeLanguage, () => Promise<Patterns>> = {
  python: () => import('./python.ts'),
  javascript,
  typescript: () => import('./typescript.ts'),
  html: javascript,
  sql: () => import('./sql.ts'),
};

/** The patterns of a language, in the order in which they are tried. */
export const patternsOf = async (language: CodeLanguage): Promise<readonly Pattern[]> =>
  (await languages[language]()).patterns;
