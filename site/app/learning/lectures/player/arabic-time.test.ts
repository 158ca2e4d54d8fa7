import { expect, test } from 'vitest';
import { arabicTime } from './arabic-time.ts';

test.each([
  [0, '0 ثانية'],
  [9.9, '9 ثوانٍ'],
  [40, '40 ثانية'],
  [65, 'دقيقة واحدة و5 ثوانٍ'],
  [120, 'دقيقتان'],
  [3_661, 'ساعة واحدة ودقيقة واحدة وثانية واحدة'],
  [36_000, '10 ساعات'],
  [Number.NaN, '0 ثانية'],
  [Number.POSITIVE_INFINITY, '0 ثانية'],
])('%d seconds read «%s»', (seconds, text) => {
  expect(arabicTime(seconds)).toBe(text);
});

test('after a preposition the nouns stand in the genitive', () => {
  expect(arabicTime(7_202, 'genitive')).toBe('ساعتين وثانيتين');
});
