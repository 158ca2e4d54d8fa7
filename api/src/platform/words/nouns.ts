import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { repoRoot } from '../config/paths.ts';

const file = () => join(repoRoot(), 'api/assets/words/arabic-nouns.br');

/** Each line is how many letters it shares with the line before, in base 36, and its other letters. */
function read(): Set<string> {
  const words = new Set<string>();
  let before = '';
  for (const [, shared = '', rest = ''] of brotliDecompressSync(readFileSync(file()))
    .toString('utf8')
    .matchAll(/([0-9a-z])([^0-9a-z]*)/g)) {
    before = before.slice(0, Number.parseInt(shared, 36)) + rest;
    words.add(before);
  }
  return words;
}

let nouns: Set<string> | undefined;

/**
 * Whether a folded word is an Arabic noun or adjective with all that belongs to it but a pronoun: a plural, a dual, the ending of
 * a feminine. Words with a pronoun or a particle are not: «طفل», «اطفال» and «شرطه» are, «طفلك» and «بسرعه» are not. Loan
 * words are mostly missing. The list is read when it is first needed.
 */
export function isNoun(word: string): boolean {
  nouns ??= read();
  return nouns.has(word);
}

/** Whether a folded word is a singular of its own, since it has a dual: «تمرين» is one, and «بيتين» is two of «بيت». */
export const isBase = (word: string): boolean =>
  isNoun(`${word.endsWith('ه') ? `${word.slice(0, -1)}ت` : word}ان`);
