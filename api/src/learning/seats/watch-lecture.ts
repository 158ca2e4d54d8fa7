import type { TakenSeat } from '@nibras/contract/learning/seats/shapes.ts';
import { inArray } from 'drizzle-orm';
import { openLecture } from '#learning/lectures/index.ts';
import { parseDevice } from '#people/security/index.ts';
import { lectures, sessions } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { freeFrom, freeSeat } from '#platform/seats/free-seat.ts';
import { type Seat, takeSeat } from '#platform/seats/take-seat.ts';

type Services = Pick<Platform, 'db' | 'now'>;

interface WatchOptions {
  course: number;
  lecture: number;
  caller: Caller;
  /** The session whose seat is freed for this one. */
  free?: number;
}

/** What a caller is told where other devices have all seats. */
interface Refused {
  seats: TakenSeat[];
  freeFrom: Date | null;
}

async function presentSeats({ db }: Services, seats: readonly Seat[]): Promise<TakenSeat[]> {
  const agents = await db
    .select({ id: sessions.id, userAgent: sessions.userAgent })
    .from(sessions)
    .where(
      inArray(
        sessions.id,
        seats.map(({ sessionId }) => sessionId),
      ),
    );
  const ids = seats.flatMap(({ lectureId }) => lectureId ?? []);
  const names = await db
    .select({ id: lectures.id, name: lectures.name })
    .from(lectures)
    .where(inArray(lectures.id, ids));
  return seats.map(({ sessionId, lectureId, since }) => ({
    id: sessionId,
    device: parseDevice(agents.find(({ id }) => id === sessionId)?.userAgent ?? null),
    since: since.toISOString(),
    lecture: names.find(({ id }) => id === lectureId)?.name ?? null,
  }));
}

/**
 * Gives the caller's session a seat to watch a lecture, or keeps the one that it has. A lecture that is free to
 * everybody needs none.
 * @returns the lecture, or which devices have all seats
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function watchLecture(
  platform: Services,
  { course, lecture: id, caller, free }: WatchOptions,
): Promise<{ lecture: Awaited<ReturnType<typeof openLecture>> } | Refused> {
  const lecture = await openLecture(platform.db, { course, lecture: id, caller });
  if (lecture.free) return { lecture };
  const watcher = { personId: caller.id, sessionId: caller.sessionId, lectureId: lecture.id };
  const taken = await (free === undefined
    ? takeSeat(platform, watcher)
    : freeSeat(platform, { ...watcher, of: free }));
  if (taken === null) return { lecture };
  return {
    seats: await presentSeats(platform, taken),
    freeFrom: await freeFrom(platform.db, caller.id, platform.now()),
  };
}
