import { expect, test } from 'vitest';
import { dayInWords } from './date-input.tsx';

test.each([
  ['2026-03-04', 'الأربعاء، 4 مارس 2026'],
  ['2026-03-04T23:30', 'الأربعاء، 4 مارس 2026'],
  ['', ''],
  ['2026-13-04', ''],
])('%s is «%s»', (value, expected) => {
  expect(dayInWords(value)).toBe(expected);
});
