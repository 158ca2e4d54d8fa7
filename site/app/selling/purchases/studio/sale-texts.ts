import type { SaleLine } from '@nibras/contract/selling/purchases/studio/shapes.ts';

/** What a line gives now. */
export const accessNames: Record<SaleLine['access'], string> = {
  none: 'لم يُفتح بعد',
  active: 'مفتوح',
  ended: 'انتهى الاشتراك',
};

/** The names of the courses of a purchase, of which some may be left out. */
export function courseNames(courses: readonly string[], lines: number): string {
  const rest = lines - courses.length;
  const names = courses.map((name) => `«${name}»`).join('، ');
  return rest > 0 ? `${names} و${rest} غيرها` : names;
}
