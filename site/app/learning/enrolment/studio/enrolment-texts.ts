import type {
  EnrolmentList,
  EntitlementSource,
  Extension,
} from '@nibras/contract/learning/enrolment/studio/shapes.ts';

/** Why a person has access, in one or two words. */
export const sourceNames: Record<EntitlementSource, string> = {
  free: 'اشتراك مجاني',
  payment: 'دفع',
  code: 'كود اشتراك',
  grant: 'تسجيل من الفريق',
  import: 'قائمة',
};

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
