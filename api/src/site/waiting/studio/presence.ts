import { waiting as limits } from '@nibras/contract/limits.ts';
import { and, asc, eq, lt, ne, sql } from 'drizzle-orm';
import { people, waitingPresence } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import type { WaitingSources } from '#platform/waiting.ts';
import { findWaiting, type ThingKey } from './read-thing.ts';

// By the database's clock, because those of several machines differ.
const oldest = sql<Date>`now() - make_interval(secs => ${limits.presenceFor / 1000})`;

/**
 * Notes that the caller has a thing open; a person who has not said so for a while counts as gone. The others are notified
 * when a person comes.
 * @returns the others who have it open; nobody for what waits no more
 * @throws AppError forbidden
 */
export async function noteOpen(
  { db, realtime }: Pick<Platform, 'db' | 'realtime'>,
  sources: WaitingSources,
  { caller, kind, thing }: ThingKey & { caller: Person },
): Promise<{ id: number; name: string }[]> {
  if (!(await findWaiting(db, sources, { caller, kind, thing }))) return [];
  const ofThing = and(eq(waitingPresence.kind, kind), eq(waitingPresence.thing, thing));
  const before = await db.$count(
    waitingPresence,
    and(
      ofThing,
      eq(waitingPresence.personId, caller.id),
      sql`${waitingPresence.seenAt} > ${oldest}`,
    ),
  );
  await db
    .insert(waitingPresence)
    .values({ kind, thing, personId: caller.id })
    .onConflictDoUpdate({
      target: [waitingPresence.kind, waitingPresence.thing, waitingPresence.personId],
      set: { seenAt: sql`now()` },
    });
  if (before === 0) await db.delete(waitingPresence).where(lt(waitingPresence.seenAt, oldest));
  const others = await db
    .select({ id: people.id, name: people.name })
    .from(waitingPresence)
    .innerJoin(people, eq(people.id, waitingPresence.personId))
    .where(and(ofThing, ne(people.id, caller.id), sql`${waitingPresence.seenAt} > ${oldest}`))
    .orderBy(asc(people.name), asc(people.id))
    .limit(limits.presencePeople);
  if (before === 0) {
    const ids = others.map(({ id }) => id);
    realtime.emit(ids, 'waiting-opened', { kind, thing });
  }
  return others;
}
