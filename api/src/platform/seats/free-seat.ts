import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { and, count, eq, gt, max } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { seatEvents, videoSeats } from '../database/schema/index.ts';
import { lockSeats, type Seat, seatsOf, takeSeatIn } from './take-seat.ts';
import type { SeatPlatform, Watcher } from './watcher.ts';

/**
 * From when on a person can free a seat: each one within a day waits longer after the one before, so that an account
 * cannot go round.
 * @returns null for now
 */
export async function freeFrom(db: Queryable, personId: number, now: Date): Promise<Date | null> {
  const within = new Date(now.getTime() - limits.freeWaitsWithin);
  const [freed] = await db
    .select({ times: count(), last: max(seatEvents.at) })
    .from(seatEvents)
    .where(
      and(
        eq(seatEvents.personId, personId),
        eq(seatEvents.kind, 'freed'),
        gt(seatEvents.at, within),
      ),
    );
  if (!freed?.last) return null;
  const wait = limits.freeWaits[Math.min(freed.times, limits.freeWaits.length - 1)] ?? 0;
  const from = new Date(freed.last.getTime() + wait);
  return from > now ? from : null;
}

/**
 * Frees the seat of another session of a person's, and gives it to the watcher, whom the other cannot come before.
 * @returns the seats of the other devices that leave none, as while freeing has to wait; null for a seat
 */
export const freeSeat = (
  { db, now }: SeatPlatform,
  { of, ...watcher }: Watcher & { of: number },
): Promise<Seat[] | null> =>
  db.transaction(async (tx) => {
    const { personId, sessionId } = watcher;
    await lockSeats(tx, personId);
    const time = now();
    const isTaken = (await seatsOf(tx, personId, time)).some((seat) => seat.sessionId === of);
    if (isTaken && of !== sessionId && (await freeFrom(tx, personId, time)) === null) {
      await tx.delete(videoSeats).where(eq(videoSeats.sessionId, of));
      await tx.insert(seatEvents).values({ personId, sessionId, kind: 'freed', at: time });
    }
    return takeSeatIn(tx, watcher, time);
  });
