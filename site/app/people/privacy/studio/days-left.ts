const day = 24 * 60 * 60 * 1000;

/** From how many days on a request is marked. */
const soon = 3;

/** The days until a date, a part of one as a whole; 0 on the day after it, negative later. */
export const daysLeft = (dueAt: string, now: number): number =>
  Math.ceil((Date.parse(dueAt) - now) / day);

export const isSoon = (days: number): boolean => days <= soon;
