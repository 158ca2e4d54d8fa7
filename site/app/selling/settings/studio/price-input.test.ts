import { expect, test } from 'vitest';
import { priceProblem, tidyPrice } from './price-input.ts';

test.each([
  ['29', '29'],
  ['٢٩٫٥', '29.5'],
  [' $ 29,50 ', '29.50'],
  ['١٬٢٠٠', '1200'],
  ['ثلاثون', 'ثلاثون'],
  ['29.999', '29.999'],
  ['1,200', '1,200'],
])('«%s» is stored as «%s»', (typed, stored) => {
  expect(tidyPrice(typed)).toBe(stored);
});

test.each([
  ['29', null],
  ['29.5', null],
  ['', 'اكتب السعر، أو اختر «مجاني».'],
  ['0', 'السعر صفر. إن كان الكورس مجانيًا فاختر «مجاني».'],
  ['-5', 'اكتب السعر أرقامًا، مثل 29 أو 29.50.'],
  ['29.999', 'اكتب السعر أرقامًا، مثل 29 أو 29.50.'],
  ['999999999', 'هذا السعر أكبر مما يمكن حفظه.'],
])('of «%s» the problem is %s', (typed, problem) => {
  expect(priceProblem(typed)).toBe(problem);
});

test('has the decimals of its currency', () => {
  expect(tidyPrice('٣٫١٢٥', 3)).toBe('3.125');
  expect(tidyPrice('1,200', 3)).toBe('1,200');
  expect(priceProblem('3.125', { decimals: 3 })).toBeNull();
  expect(priceProblem('3.1255', { decimals: 3 })).toBe('اكتب السعر أرقامًا، مثل 29 أو 29.500.');
});
