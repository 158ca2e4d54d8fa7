import type {
  EnrolmentList,
  Extension,
} from '@nibras/contract/learning/enrolment/studio/shapes.ts';

export const listNames: Record<EnrolmentList, string> = {
  active: 'السارية',
  ending: 'تنتهي خلال أسبوع',
  ended: 'المنتهية',
};

/** By how much access is extended: in the menu, and after «مُدّد اشتراك … ». */
export const extensionNames: Record<Extension, string> = {
  week: 'أسبوعًا',
  month: 'شهرًا',
  quarter: '3 أشهر',
  year: 'سنة',
};
