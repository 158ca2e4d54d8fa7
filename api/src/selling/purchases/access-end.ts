import { later } from '#platform/text/later.ts';

/** What a line sells: for ever, for days from the payment, or until a time. */
interface Sold {
  accessDays: number | null;
  accessUntil: Date | null;
}

interface Circumstances {
  /** When the person's access ends as it is; null for never, undefined where they have none. */
  present: Date | null | undefined;
  now: Date;
  /** The zone of the installation, by whose calendar days are counted. */
  timeZone: string;
}

/** When access ends that is bought now; null for never. Days follow those that the person still has. */
export function endOfAccess(
  { accessDays, accessUntil }: Sold,
  { present, now, timeZone }: Circumstances,
): Date | null {
  if (accessDays === null) return accessUntil;
  const from = new Date(Math.max(now.getTime(), present?.getTime() ?? 0));
  return later(from, { days: accessDays }, timeZone);
}

/** Whether a person would have longer access than they have (`present`). Days come after those that they have. */
export function isGain(
  { accessDays, accessUntil }: Sold,
  { present }: Pick<Circumstances, 'present'>,
): boolean {
  if (present === undefined) return true;
  if (present === null) return false;
  return accessDays !== null || accessUntil === null || accessUntil > present;
}

/** Whether the time is over until which something was sold. */
export const isOver = (lines: readonly Pick<Sold, 'accessUntil'>[], now: Date): boolean =>
  lines.some(({ accessUntil }) => accessUntil !== null && accessUntil <= now);
