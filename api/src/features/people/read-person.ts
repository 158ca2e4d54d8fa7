import { personById } from '#features/auth/index.ts';
import { found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type Person, requireManager } from './change-account.ts';
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
 * Somebody's account, and what they did.
 * @throws AppError forbidden, person-not-found
 */
export async function readPerson(
  { db, realtime }: Pick<Platform, 'db' | 'realtime'>,
  { caller, id }: { caller: Person; id: number },
) {
  requireManager(caller);
  const person = found(await personById(db, id), 'person-not-found');
  const aliases = await aliasesOf(db, id);
  const addresses = [person.email, ...aliases.map(({ email }) => email)];
  return {
    person,
    aliases,
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
