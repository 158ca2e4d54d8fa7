import { expect, test } from 'vitest';
import { slugOf, slugProblem, typedSlug } from './slug-input.ts';

test.each([
  ['أساسيات TypeScript', 'أساسيات-typescript'],
  ['مقدِّمة: في البرمجــة!', 'مقدمة-في-البرمجة'],
  ['  C++ من الصفر ', 'c-من-الصفر'],
  ['2026', ''],
  ['؟!', ''],
])('«%s» becomes «%s»', (name, made) => {
  expect(slugOf(name)).toBe(made);
});

test('a long name is cut between its words', () => {
  const made = slugOf('كلمة '.repeat(40));
  expect(made.length).toBeLessThanOrEqual(80);
  expect(made.endsWith('كلمة')).toBe(true);
});

test('what is typed keeps letters, digits and hyphens', () => {
  expect(typedSlug('تعلّم بايثون/1')).toBe('تعلم-بايثون1');
  expect(slugProblem('تعلم-بايثون')).toBeNull();
  expect(slugProblem('تعلم--بايثون')).not.toBeNull();
  expect(slugProblem('12')).not.toBeNull();
  expect(slugProblem('')).not.toBeNull();
});
