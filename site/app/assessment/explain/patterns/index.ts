import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { Pattern } from '../pattern.ts';
import { javascriptCalls } from './javascript-calls.ts';
import { javascriptCharacters } from './javascript-characters.ts';
import { javascriptJson } from './javascript-json.ts';
import { javascriptNames } from './javascript-names.ts';
import { javascriptOperations, javascriptOwn, javascriptSandbox } from './javascript-running.ts';
import { javascriptPunctuation, javascriptSyntax } from './javascript-syntax.ts';
import { javascriptValues } from './javascript-values.ts';
import { javascriptWords } from './javascript-words.ts';
import { pythonAttributes } from './python-attributes.ts';
import { pythonBlocks } from './python-blocks.ts';
import { pythonCalls } from './python-calls.ts';
import { pythonCharacters } from './python-characters.ts';
import { pythonCollections } from './python-collections.ts';
import { pythonDefinitions } from './python-definitions.ts';
import { pythonNames } from './python-names.ts';
import { pythonOperations } from './python-operations.ts';
import { pythonEnvironment, pythonOwn } from './python-running.ts';
import { pythonPunctuation } from './python-syntax.ts';
import { pythonTypes } from './python-types.ts';
import { pythonValues } from './python-values.ts';
import { pythonWords } from './python-words.ts';
import { sqlNames, sqlSyntax } from './sql.ts';
import { sqlRules } from './sql-rules.ts';
import { typescriptPatterns } from './typescript.ts';

const python = [
  ...pythonOwn,
  ...pythonCharacters,
  ...pythonPunctuation,
  ...pythonBlocks,
  ...pythonWords,
  ...pythonDefinitions,
  ...pythonNames,
  ...pythonOperations,
  ...pythonCalls,
  ...pythonTypes,
  ...pythonValues,
  ...pythonCollections,
  ...pythonAttributes,
  ...pythonEnvironment,
];

const javascript = [
  ...javascriptOwn,
  ...javascriptSandbox,
  ...javascriptJson,
  ...javascriptCharacters,
  ...javascriptWords,
  ...javascriptPunctuation,
  ...javascriptSyntax,
  ...javascriptNames,
  ...javascriptCalls,
  ...javascriptValues,
  ...javascriptOperations,
];

/** The patterns of each language, in the order in which they are tried: the first that fits explains. */
export const patterns: Record<CodeLanguage, readonly Pattern[]> = {
  python,
  javascript,
  typescript: [...typescriptPatterns, ...javascript],
  html: javascript,
  sql: [...sqlSyntax, ...sqlNames, ...sqlRules],
};
