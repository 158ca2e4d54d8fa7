import type { EntitlementSource } from './shapes.ts';

/** Why a person has access, in one or two words. */
export const sourceNames: Record<EntitlementSource, string> = {
  free: 'اشتراك مجاني',
  payment: 'دفع',
  code: 'كود اشتراك',
  grant: 'تسجيل من الفريق',
  import: 'قائمة',
};
