import type { Pattern } from '../pattern.ts';
import { pythonAttributes } from '../patterns/python-attributes.ts';
import { pythonBlocks } from '../patterns/python-blocks.ts';
import { pythonCalls } from '../patterns/python-calls.ts';
import { pythonCharacters } from '../patterns/python-characters.ts';
import { pythonCollections } from '../patterns/python-collections.ts';
import { pythonDefinitions } from '../patterns/python-definitions.ts';
import { pythonForeign } from '../patterns/python-foreign.ts';
import { pythonLibraries } from '../patterns/python-libraries.ts';
import { pythonNames } from '../patterns/python-names.ts';
import { pythonNone } from '../patterns/python-none.ts';
import { pythonOperations } from '../patterns/python-operations.ts';
import { pythonOrigins } from '../patterns/python-origins.ts';
import { pythonEnvironment, pythonOwn } from '../patterns/python-running.ts';
import { pythonSlips, pythonTexts } from '../patterns/python-slips.ts';
import { pythonPunctuation } from '../patterns/python-syntax.ts';
import { pythonTypes } from '../patterns/python-types.ts';
import { pythonUncalled } from '../patterns/python-uncalled.ts';
import { pythonValues } from '../patterns/python-values.ts';
import { pythonWords } from '../patterns/python-words.ts';

/** The patterns in the order in which they are tried: the first that fits explains. */
export const patterns: readonly Pattern[] = [
  ...pythonOwn,
  ...pythonCharacters,
  ...pythonTexts,
  ...pythonPunctuation,
  ...pythonBlocks,
  ...pythonSlips,
  ...pythonWords,
  ...pythonLibraries,
  ...pythonForeign,
  ...pythonNone,
  ...pythonUncalled,
  ...pythonOrigins,
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
