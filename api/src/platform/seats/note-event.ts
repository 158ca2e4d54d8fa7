import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { seatEvents } from '../database/schema/index.ts';
import type { Watcher } from './watcher.ts';

type Kind = (typeof seatEvents.$inferSelect)['kind'];

/** Writes that a session was refused or reads too fast, unless that was written within `countedEvery`. */
export async function noteOnce(
  db: Queryable,
  kind: Kind & ('refused' | 'fast'),
  { personId, sessionId, now }: Watcher & { now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - limits.countedEvery);
  await db.execute(sql`insert into seat_events (person_id, session_id, kind, at)
    select ${personId}, ${sessionId}, ${kind}, ${now.toISOString()}
    where not exists (select from seat_events where person_id = ${personId} and session_id = ${sessionId}
      and kind = ${kind} and at > ${since.toISOString()})`);
}
