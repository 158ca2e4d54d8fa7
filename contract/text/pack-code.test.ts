import { describe, expect, test } from 'vitest';
import {
  checkCharacter,
  codeCharacters,
  codeLength,
  printedCode,
  readPackCode,
} from './pack-code.ts';

const code = (characters: string) => characters + checkCharacter(characters);

/** Codes with every sign at every place. */
const codes = [...codeCharacters].map((_, from) =>
  code(
    Array.from({ length: codeLength - 1 }, (_, at) =>
      codeCharacters.charAt((from + at * 7) % codeCharacters.length),
    ).join(''),
  ),
);
const replaced = (text: string, at: number, characters: string) =>
  text.slice(0, at) + characters + text.slice(at + characters.length);

describe('the check sign', () => {
  test('finds every wrong sign at every place, in place of every sign', () => {
    let tried = 0;
    for (const right of codes) {
      for (let at = 0; at < codeLength; at += 1) {
        for (const wrong of codeCharacters) {
          if (wrong === right[at]) continue;
          tried += 1;
          expect(readPackCode(replaced(right, at, wrong))).toBeNull();
        }
      }
    }
    // Every pair of a right and a wrong sign, at every place.
    expect(tried).toBe(29 * 28 * 12);
  });

  test('finds every exchange of two different signs, neighbours or not, for every pair of signs', () => {
    const pairs = [...codeCharacters].flatMap((one) =>
      [...codeCharacters].map((other) => one + other),
    );
    for (const pair of pairs) {
      const [one = '', other = ''] = pair;
      if (one === other) continue;
      for (let at = 0; at < codeLength - 1; at += 1) {
        for (let to = at + 1; to < codeLength - 1; to += 1) {
          const right = code(replaced(replaced('2'.repeat(codeLength - 1), at, one), to, other));
          expect(readPackCode(right)).toBe(right);
          expect(readPackCode(replaced(replaced(right, at, other), to, one))).toBeNull();
        }
      }
    }
  });

  test('finds the exchange of the last two signs', () => {
    let tried = 0;
    for (const last of codeCharacters) {
      for (const before of codeCharacters) {
        const right = code(`22222222${before}2${last}`);
        const [eleventh, twelfth] = right.slice(-2);
        if (eleventh === twelfth) continue;
        tried += 1;
        expect(readPackCode(right.slice(0, -2) + twelfth + eleventh)).toBeNull();
      }
    }
    expect(tried).toBeGreaterThan(29 * 27);
  });
});

test('a code has 12 signs that do not look alike', () => {
  expect(new Set(codeCharacters).size).toBe(29);
  expect(codeCharacters).not.toMatch(/[01ILOUZ]/);
  expect(codes.every((one) => readPackCode(one) === one)).toBe(true);
});

const right = code('ABCDEFGH234');

test.each([
  ['as it is printed', printedCode(right)],
  ['in small letters', right.toLowerCase()],
  ['with spaces and dashes', ` ${[...right].join(' – ')} `],
  ['with Arabic digits', right.replace('2', '٢').replace('3', '۳').replace('4', '٤')],
  ['with its prefix', `nbr7-${printedCode(right)}`],
  ['as a link', `https://example.org/redeem#${right}`],
  ['as a link with a parameter', `https://example.org/redeem?code=${printedCode(right)}`],
  ['with Z read for 2', right.replace('2', 'z')],
  ['with direction marks', `\u200f${right}\u200e`],
])('is read %s', (_, typed) => {
  expect(readPackCode(typed)).toBe(right);
});

test.each(['', 'ABCD', right.slice(1), `${right.slice(0, -1)}!`, 'كود', '0'.repeat(12), '\0'])(
  '«%s» is no code',
  (typed) => {
    expect(readPackCode(typed)).toBeNull();
  },
);

test('is printed in three groups', () => {
  expect(printedCode('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN');
});
