import { expect, test } from 'vitest';
import { lettersText } from './letters.ts';

test.each([
  [1, 'حرف واحد'],
  [2, 'حرفين'],
  [8, '8 أحرف'],
  [12, '12 حرفًا'],
  [100, '100 حرف'],
  [2000, '2000 حرف'],
])('%i letters use the right Arabic plural', (count, text) => {
  expect(lettersText(count)).toBe(text);
});
