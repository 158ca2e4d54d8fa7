import { wording } from '@nibras/contract/text/wording.ts';
import type { PriceTexts } from '#selling/settings/studio/index.ts';

/** A service without a price gets one after its request was studied. */
export const servicePrice: PriceTexts = {
  legend: 'السعر',
  none: 'يُحدَّد بعد دراسة الطلب',
  makeNone: 'احذف السعر، ويُحدَّد بعد دراسة الطلب',
  amount: 'يبدأ من',
  zero: wording`السعر صفر. إن لم يكن للخدمة سعر معلن فاختر «يُحدَّد بعد دراسة الطلب».`,
};
