import { countLabel } from '@nibras/contract/text/count.ts';

const day = 24;
const usual = [6, 12, day, 2 * day, 3 * day, 5 * day, 7 * day, 14 * day, 30 * day];

/** For how long a purchase can wait to be paid: the usual choices and the present one, in hours. */
export const openForChoices = (present: number): number[] =>
  usual.includes(present) ? usual : [...usual, present].toSorted((one, other) => one - other);

export const openForName = (hours: number): string =>
  hours % day === 0 ? countLabel(hours / day, 'day') : countLabel(hours, 'hour');
