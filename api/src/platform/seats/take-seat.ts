import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { people, seatEvents, sessions, videoSeats } from '../database/schema/index.ts';
import { noteOnce } from './note-event.ts';
import { seatSetup } from './seat-setup.ts';
import { activeSince, type SeatPlatform, type Watcher } from './watcher.ts';

/** A seat that a session of a person has now. */
export type Seat = Pick<
  typeof videoSeats.$inferSelect,
  'sessionId' | 'lectureId' | 'since' | 'seenAt'
>;

/** The seats that a person's sessions have now. A session that has ended has none. */
export const seatsOf = (db: Queryable, personId: number, now: Date): Promise<Seat[]> =>
  db
    .select({
      sessionId: videoSeats.sessionId,
      lectureId: videoSeats.lectureId,
      since: videoSeats.since,
      seenAt: videoSeats.seenAt,
    })
    .from(videoSeats)
    .innerJoin(sessions, eq(sessions.id, videoSeats.sessionId))
    .where(
      and(
        eq(videoSeats.personId, personId),
        gt(videoSeats.seenAt, activeSince(now)),
        isNull(sessions.revokedAt),
      ),
    )
    .orderBy(videoSeats.since, videoSeats.sessionId);

/** Lets the changes of a person's seats run one after another, until the transaction ends. */
export const lockSeats = (tx: Transaction, personId: number) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');

/** Writes that a session begins to watch. */
async function begin(tx: Transaction, watcher: Watcher, now: Date): Promise<void> {
  const { personId, sessionId, lectureId = null } = watcher;
  const seat = { personId, lectureId, since: now, seenAt: now };
  await tx
    .insert(videoSeats)
    .values({ sessionId, ...seat })
    .onConflictDoUpdate({ target: videoSeats.sessionId, set: seat });
  await tx.insert(seatEvents).values({ personId, sessionId, kind: 'began', at: now });
}

/** Writes that a session goes on watching. */
const goOn = (tx: Transaction, { sessionId, lectureId }: Watcher, now: Date) =>
  tx
    .update(videoSeats)
    .set({ seenAt: now, ...(lectureId !== undefined && { lectureId }) })
    .where(eq(videoSeats.sessionId, sessionId));

/**
 * Gives a session a seat, or keeps the one that it has, in the caller's transaction, which holds the lock.
 * @returns the seats of the other devices that leave none; null for a seat
 */
export async function takeSeatIn(
  tx: Transaction,
  watcher: Watcher,
  now: Date,
): Promise<Seat[] | null> {
  const present = await seatsOf(tx, watcher.personId, now);
  if (present.some(({ sessionId }) => sessionId === watcher.sessionId)) {
    await goOn(tx, watcher, now);
    return null;
  }
  const { seats } = await seatSetup(tx);
  if (seats !== null && present.length >= seats) {
    await noteOnce(tx, 'refused', { ...watcher, now });
    return present;
  }
  await begin(tx, watcher, now);
  return null;
}

/**
 * Gives a session a seat, or keeps the one that it has. Simultaneous calls of a person's devices run one after another,
 * in all processes.
 * @returns the seats of the other devices that leave none; null for a seat
 */
export const takeSeat = ({ db, now }: SeatPlatform, watcher: Watcher): Promise<Seat[] | null> =>
  db.transaction(async (tx) => {
    await lockSeats(tx, watcher.personId);
    return takeSeatIn(tx, watcher, now());
  });
