import type { ExchangeFormat } from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { decodeText } from '#platform/text/decode-text.ts';
import { readGift } from './gift/read-gift.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import type { ReadFile } from './read-question.ts';

/** A text with signs that no text has: a picture or an archive. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001f]/;

/** Reads questions of another program, in whichever format they are: XML begins with `<`, all else is GIFT. */
export function readFile(bytes: Uint8Array): ReadFile & { format: ExchangeFormat | null } {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') return { format: null, problem: 'empty', detail: '' };
  if (binary.test(text.slice(0, 10_000))) return { format: null, problem: 'binary', detail: '' };
  if (/^\s*<(?:\?xml|!--|!doctype|quiz|question)/i.test(text)) {
    return { format: 'xml', ...readMoodle(text) };
  }
  const read = readGift(text);
  const hasBraces = /[{}]/.test(text);
  if ('questions' in read && !hasBraces) return { format: null, problem: 'unknown', detail: '' };
  return { format: 'gift', ...read };
}
