import type { NounForms } from '#platform/plurals.ts';

/** Not with the other nouns, which every page's first scripts contain. */
export const pagesNoun: NounForms = {
  zero: 'لا صفحات',
  one: 'صفحة واحدة',
  two: 'صفحتان',
  few: 'صفحات',
  many: 'صفحة',
  other: 'صفحة',
};
