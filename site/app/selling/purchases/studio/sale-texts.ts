import type { SaleLine } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { NounForms } from '#platform/plurals.ts';

export const salesNoun: NounForms = {
  zero: 'لا مشتريات',
  one: 'عملية شراء واحدة',
  two: 'عمليتا شراء',
  few: 'عمليات شراء',
  many: 'عملية شراء',
  other: 'عملية شراء',
};

/** After «من». */
export const soldNoun: NounForms = {
  zero: 'لا شيء',
  one: 'عملية بيع واحدة',
  two: 'عمليتي بيع',
  few: 'عمليات بيع',
  many: 'عملية بيع',
  other: 'عملية بيع',
};

export const casesNoun: NounForms = {
  zero: 'لا دفعات',
  one: 'دفعة واحدة',
  two: 'دفعتان',
  few: 'دفعات',
  many: 'دفعة',
  other: 'دفعة',
};

/** What a line gives now. */
export const accessNames: Record<SaleLine['access'], string> = {
  none: 'لم يُفتح بعد',
  active: 'مفتوح له',
  ended: 'انتهى الوصول',
};

/** The names of the courses of a purchase, of which some may be left out. */
export function courseNames(courses: readonly string[], lines: number): string {
  const rest = lines - courses.length;
  const names = courses.map((name) => `«${name}»`).join('، ');
  return rest > 0 ? `${names} و${rest} غيرها` : names;
}
