import { expect, test } from 'vitest';
import { usualWait } from './stage.ts';

test.each([
  [null, null],
  [0, 'خلال 5 دقائق'],
  [3, 'خلال 5 دقائق'],
  [21, 'خلال 25 دقيقة'],
  [56, 'خلال ساعة'],
  [61, 'خلال ساعتين'],
  [240, 'خلال 4 ساعات'],
  [241, 'خلال 5 ساعات'],
  [2 * 24 * 60, 'خلال 48 ساعة'],
  [2 * 24 * 60 + 1, 'خلال 3 أيام'],
])('%s minutes are %s', (minutes, text) => {
  expect(usualWait(minutes)).toBe(text);
});
