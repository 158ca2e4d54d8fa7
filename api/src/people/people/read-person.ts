import { eq } from 'drizzle-orm';
import { personById } from '#people/auth/index.ts';
import { people } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { lastSeenAt } from './list-people.ts';
import {
  aliasesOf,
  countsOf,
  coursesOf,
  mailsTo,
  ordersOf,
  sessionsOf,
  taughtBy,
} from './person-queries.ts';

/**
 * A person's account, and what they did.
 * @throws AppError person-not-found
 */
export async function readPerson({ db, realtime }: Pick<Platform, 'db' | 'realtime'>, id: number) {
  const person = orThrow(await personById(db, id), 'person-not-found');
  const [seen] = await db
    .select({ at: lastSeenAt.mapWith(people.lastSeenAt) })
    .from(people)
    .where(eq(people.id, id));
  const aliases = await aliasesOf(db, id);
  const addresses = [person.email, ...aliases.map(({ email }) => email)];
  return {
    person,
    aliases,
    lastSeenAt: seen?.at ?? null,
    online: (await realtime.online([id])).has(id),
    courses: await coursesOf(db, id),
    teaches: await taughtBy(db, id),
    orders: await ordersOf(db, id),
    counts: await countsOf(db, id),
    mails: await mailsTo(db, addresses),
    sessions: await sessionsOf(db, id),
  };
}
export type FoundPerson = Awaited<ReturnType<typeof readPerson>>;
