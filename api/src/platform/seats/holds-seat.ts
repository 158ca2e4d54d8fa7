import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '../database/prepared.ts';
import { sessions, videoSeats } from '../database/schema/index.ts';
import { takeSeat } from './take-seat.ts';
import type { SeatPlatform, Watcher } from './watcher.ts';

const seatQuery = prepared((db) =>
  db
    .select({ seenAt: videoSeats.seenAt })
    .from(sessions)
    .leftJoin(videoSeats, eq(videoSeats.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.id, sql.placeholder('session')),
        eq(sessions.personId, sql.placeholder('person')),
        isNull(sessions.revokedAt),
      ),
    ),
);

/**
 * Whether a session that asks for a part of a video has a seat; one that is free becomes its own. Asked for every part,
 * so it is one query, and a write every few seconds.
 */
export async function holdsSeat(platform: SeatPlatform, watcher: Watcher): Promise<boolean> {
  const { db, now } = platform;
  const time = now();
  const { personId: person, sessionId: session } = watcher;
  const [found] = await seatQuery(db).execute({ session, person });
  if (!found) return false;
  const { seenAt } = found;
  const isFresh = seenAt !== null && time.getTime() - seenAt.getTime() < limits.writeEvery;
  if (isFresh) return true;
  return (await takeSeat(platform, watcher)) === null;
}
