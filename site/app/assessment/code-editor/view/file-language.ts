import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';

/** What a file is written in; `plain` for data. */
export type FileLanguage = CodeLanguage | 'css' | 'plain';

const byExtension: Readonly<Record<string, FileLanguage>> = {
  js: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  html: 'html',
  htm: 'html',
  css: 'css',
  py: 'python',
  sql: 'sql',
};

/** The language of a file by its name; that of the program where the name has no extension. */
export function fileLanguage(name: string, program: CodeLanguage): FileLanguage {
  const [, extension] = /\.(\w+)$/.exec(name) ?? [];
  return extension === undefined ? program : (byExtension[extension.toLowerCase()] ?? 'plain');
}
