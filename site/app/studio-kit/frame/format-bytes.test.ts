import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 بايت'],
  [999, '999 بايت'],
  [1024 * 84, '84 كيلوبايت'],
  [1024 ** 2 * 31.5, '31.5 ميجابايت'],
  [1024 ** 3 * 4, '4 جيجابايت'],
  [1024 ** 4, '1 تيرابايت'],
  [null, 'الحجم غير معروف'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
