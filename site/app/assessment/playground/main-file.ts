import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';

/** What the file of a short program is called. */
export const mainFile: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'main.js',
  typescript: 'main.ts',
  html: 'index.html',
  python: 'main.py',
  sql: 'main.sql',
};
