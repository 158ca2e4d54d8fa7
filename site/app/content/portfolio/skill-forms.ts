/** Plural forms of «مهارة» (skill). */
export const skillForms = {
  zero: 'لا مهارات',
  one: 'مهارة واحدة',
  two: 'مهارتان',
  few: 'مهارات',
  many: 'مهارة',
  other: 'مهارة',
};
