import { foldDigits } from '@nibras/contract/text/digits.ts';
import { withoutEnds, withoutTrailing } from '@nibras/contract/text/ends.ts';

/** Marks without an own shape: joiners, directions, byte order. A phone's keyboard and copying add them. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const linesOf = (text: string) =>
  foldDigits(text.normalize('NFC'))
    .replace(invisible, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => withoutTrailing(line, /[ \t]/))
    .join('\n');

const shown = (text: string) => withoutEnds(linesOf(text), /\n/);

/** Whether two outputs look the same: line ends, spaces at the ends of lines and empty lines around do not count. */
export const sameOutput = (right: string, given: string): boolean => {
  const text = shown(given);
  return text !== '' && text === shown(right);
};
