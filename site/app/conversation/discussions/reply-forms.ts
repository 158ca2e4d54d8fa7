import type { NounForms } from '#platform/plurals.ts';

/** Plural forms of «رد» (reply). */
export const replyForms: NounForms = {
  zero: 'بلا رد',
  one: 'رد واحد',
  two: 'ردان',
  few: 'ردود',
  many: 'ردًا',
  other: 'رد',
};

/** Plural forms of «استفسار» (question). */
export const questionForms: NounForms = {
  zero: 'لا استفسارات',
  one: 'استفسار واحد',
  two: 'استفساران',
  few: 'استفسارات',
  many: 'استفسارًا',
  other: 'استفسار',
};
