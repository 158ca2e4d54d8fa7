import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('every field for a day is this one, so that each shows its day in words', () => {
  const app = join(import.meta.dirname, '../..');
  const others = globSync('**/*.tsx', { cwd: app }).filter(
    (file) =>
      !file.endsWith('form/date-input.tsx') &&
      /type=(?:"|\{'|')(?:date|datetime-local|month|time|week)/.test(
        readFileSync(join(app, file), 'utf8'),
      ),
  );
  expect(others).toEqual([]);
});
