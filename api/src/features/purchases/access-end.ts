const day = 24 * 60 * 60 * 1000;

/** What a line sells: for ever, for days from the payment, or until a time. */
interface Sold {
  accessDays: number | null;
  accessUntil: Date | null;
}

interface Circumstances {
  /** When the person's access ends as it is; null for never, undefined where they have none. */
  present: Date | null | undefined;
  now: Date;
}

/** When access ends that is bought now; null for never. Days follow those that the person still has. */
export function endOfAccess(
  { accessDays, accessUntil }: Sold,
  { present, now }: Circumstances,
): Date | null {
  if (accessDays === null) return accessUntil;
  const from = Math.max(now.getTime(), present?.getTime() ?? 0);
  return new Date(from + accessDays * day);
}

/** Whether somebody would have longer access than they have. */
export function isGain(sold: Sold, { present, now }: Circumstances): boolean {
  if (present === undefined) return true;
  if (present === null) return false;
  const end = endOfAccess(sold, { present, now });
  return end === null || end > present;
}

/** Whether the time is over until which something was sold. */
export const isOver = (lines: readonly Pick<Sold, 'accessUntil'>[], now: Date): boolean =>
  lines.some(({ accessUntil }) => accessUntil !== null && accessUntil <= now);
