import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '#platform/format.ts';
import type { NounForms } from '#platform/plurals.ts';

const noun: NounForms = {
  zero: 'لا أحد',
  one: 'شخص واحد',
  two: 'شخصين',
  few: 'أشخاص',
  many: 'شخصًا',
  other: 'شخص',
};

/** How many people an entry of the log is about, after a preposition: «3 أشخاص». */
export const severalPeople = ({ details }: LogEntry): string =>
  countLabel(details.count ?? 1, noun);
