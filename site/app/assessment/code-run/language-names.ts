import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';

/** What the languages are called. */
export const languageNames: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  html: 'HTML',
  python: 'Python',
  sql: 'SQL',
};
