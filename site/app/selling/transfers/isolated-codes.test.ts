import { expect, it } from 'vitest';
import { isolatedCodes, withoutIsolates } from './isolated-codes.ts';

it('isolates what is dialled, and nothing else', () => {
  expect(isolatedCodes('بطلب *9*7#، ثم #100# أو *100*2*01001234567#.')).toBe(
    'بطلب \u2066*9*7#\u2069، ثم \u2066#100#\u2069 أو \u2066*100*2*01001234567#\u2069.',
  );
  const text = 'الخطوة 1: حوّل 150 # ثم * صورة';
  expect(isolatedCodes(text)).toBe(text);
});

it('isolates are added once and taken out again', () => {
  const text = 'بطلب *9*7#، ثم التقط صورة.';
  const shown = isolatedCodes(isolatedCodes(text));
  expect(shown).toBe('بطلب \u2066*9*7#\u2069، ثم التقط صورة.');
  expect(withoutIsolates(shown)).toBe(text);
});
