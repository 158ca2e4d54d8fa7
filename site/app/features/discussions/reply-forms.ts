import type { NounForms } from '#platform/plurals.ts';

/** «رد» as it is counted. */
export const replyForms: NounForms = {
  zero: 'بلا رد',
  one: 'رد واحد',
  two: 'ردان',
  few: 'ردود',
  many: 'ردًا',
  other: 'رد',
};

/** «استفسار» as it is counted. */
export const questionForms: NounForms = {
  zero: 'لا استفسارات',
  one: 'استفسار واحد',
  two: 'استفساران',
  few: 'استفسارات',
  many: 'استفسارًا',
  other: 'استفسار',
};
