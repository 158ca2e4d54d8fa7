import { expect, test } from 'vitest';
import { placeOfChoice } from './choice-place.ts';

test.each([
  'جميع ما سبق',
  'جَميعُ ما سَبَق.',
  'كل ما سبق صحيح',
  'كل ما ذُكر',
  'جميع الإجابات صحيحة',
  'كل الإجابات السابقة خاطئة',
  'جميع ما سبق ذكره صحيح',
  'لا شيء مما سبق',
  'لا شيء ممّا ذُكر أعلاه',
  'ليس أيًّا مما سبق',
  'ولا واحدة مما سبق',
  'لا توجد إجابة صحيحة',
  'غير ذلك',
  'All of the above',
  'None of these',
  'none of the above.',
])('«%s» stays last', (text) => {
  expect(placeOfChoice(text)).toBe('last');
});

test.each([
  'أ وب معًا',
  'أ و ب',
  '(أ) و(ج)',
  'أ، ب، ج',
  'الإجابتان أ وب صحيحتان',
  'الخياران الأول والثاني',
  'كلاهما',
  'كلا الإجابتين صحيحة',
  'Both A and B',
  'A and C only',
  '1 و 2',
])('«%s» keeps all of them in their order', (text) => {
  expect(placeOfChoice(text)).toBe('in-order');
});

test.each([
  'int',
  'جميع الطلاب في الصف',
  'كل ما يبدأ بحرف كبير',
  'لا',
  'لا تُغيّر الدالة قيمة المتغير',
  'ليس له قيمة',
  'كل',
  'all()',
  'None',
  'null',
  'أ',
  'كلاس',
  'Both arguments must be numbers, and the second one not zero',
  '1',
  'و',
  'a and b are compared by value',
])('«%s» stands anywhere', (text) => {
  expect(placeOfChoice(text)).toBe('anywhere');
});
