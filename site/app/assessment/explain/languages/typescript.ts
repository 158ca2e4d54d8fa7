import type { Pattern } from '../pattern.ts';
import { typescriptPatterns } from '../patterns/typescript.ts';
import { typescriptSyntax, typescriptTypes } from '../patterns/typescript-syntax.ts';
import { patterns as javascript } from './javascript.ts';

/** The patterns in the order in which they are tried: the first that fits explains. */
export const patterns: readonly Pattern[] = [
  ...typescriptSyntax,
  ...typescriptTypes,
  ...typescriptPatterns,
  ...javascript,
];
