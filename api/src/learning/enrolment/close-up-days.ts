import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { later } from '#platform/text/later.ts';

interface Days {
  course: number;
  person: number;
}

interface Given extends Record<string, unknown> {
  id: number;
  from: string;
  /** Null for no end. */
  until: string | null;
  revoked: string | null;
  days: number | null;
}

const time = (text: string | null) => (text === null ? null : new Date(text));
/** Without an end it is after every time. */
const latest = (one: Date | null, other: Date | null) =>
  one === null || other === null ? null : one > other ? one : other;

/**
 * Recalculates until when a student has access to a course, after a purchase was refunded or reversed: days follow
 * what was there before them, so those that follow a purchase that is no more begin where it has ended. Ends that were
 * named stay.
 */
export async function closeUpDays(
  tx: Transaction,
  { course, person }: Days,
  { timeZone }: Pick<ReturnType<Platform['settings']>, 'timeZone'>,
): Promise<void> {
  const { rows } = await tx.execute<Given>(sql`
    select id, to_json(valid_from) #>> '{}' as from, to_json(valid_until) #>> '{}' as until,
      to_json(revoked_at) #>> '{}' as revoked, days
    from entitlements where course_id = ${course} and person_id = ${person} order by valid_from, id for update`);
  let end: Date | null = new Date(0);
  for (const { id, from, until, revoked, days } of rows) {
    const start = new Date(from);
    let own = time(until);
    // What follows access without an end is not moved: it would have no place.
    if (days !== null && end !== null) {
      own = later(end > start ? end : start, { days }, timeZone);
      if (own.getTime() !== time(until)?.getTime()) {
        await tx.execute(
          sql`update entitlements set valid_until = ${own.toISOString()} where id = ${id}`,
        );
      }
    }
    const ended = time(revoked);
    const isEnded = ended !== null && (own === null || ended < own);
    end = latest(end, isEnded ? ended : own);
  }
}
