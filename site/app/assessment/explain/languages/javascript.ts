import type { Pattern } from '../pattern.ts';
import { javascriptBrackets } from '../patterns/javascript-brackets.ts';
import { javascriptCalls } from '../patterns/javascript-calls.ts';
import { javascriptCharacters } from '../patterns/javascript-characters.ts';
import { javascriptElements } from '../patterns/javascript-elements.ts';
import { javascriptForms } from '../patterns/javascript-forms.ts';
import { javascriptJson } from '../patterns/javascript-json.ts';
import { javascriptKinds } from '../patterns/javascript-kinds.ts';
import { javascriptMethodCalls } from '../patterns/javascript-methods.ts';
import { javascriptNames } from '../patterns/javascript-names.ts';
import { javascriptOrigins } from '../patterns/javascript-origins.ts';
import { javascriptOperations, javascriptOwn } from '../patterns/javascript-running.ts';
import { javascriptSandbox } from '../patterns/javascript-sandbox.ts';
import { javascriptSeparators } from '../patterns/javascript-separators.ts';
import { javascriptSlips } from '../patterns/javascript-slips.ts';
import { javascriptPunctuation, javascriptSyntax } from '../patterns/javascript-syntax.ts';
import { javascriptValues } from '../patterns/javascript-values.ts';
import { javascriptWords } from '../patterns/javascript-words.ts';

/** The patterns in the order in which they are tried: the first that fits explains. */
export const patterns: readonly Pattern[] = [
  ...javascriptOwn,
  ...javascriptSandbox,
  ...javascriptJson,
  ...javascriptElements,
  ...javascriptCharacters,
  ...javascriptBrackets,
  ...javascriptForms,
  ...javascriptSlips,
  ...javascriptWords,
  ...javascriptSeparators,
  ...javascriptPunctuation,
  ...javascriptSyntax,
  ...javascriptKinds,
  ...javascriptNames,
  ...javascriptMethodCalls,
  ...javascriptCalls,
  ...javascriptOrigins,
  ...javascriptValues,
  ...javascriptOperations,
];
