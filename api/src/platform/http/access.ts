import { session as limits } from '@nibras/contract/limits.ts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { activePerson } from '../database/active-person.ts';
import type { Queryable } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { people, sessions } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { tokenHash } from '../secrets/secrets.ts';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';

/** The signed-in person who makes a request. */
export interface Caller {
  id: number;
  role: 'student' | 'teacher' | 'editor' | 'admin';
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the scope in which the route is registered; null for a visitor. */
    caller: Caller | null;
  }
}

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const [scheme, ...rest] = (request.headers.authorization ?? '').split(' ');
  const token = rest.join(' ').trimStart();
  return scheme?.toLowerCase() === 'bearer' && /^\S{1,512}$/.test(token) ? token : null;
}

const callerQuery = prepared((db) =>
  db
    .select({
      id: people.id,
      role: people.role,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        eq(sessions.accessHash, sql.placeholder('hash')),
        gt(sessions.accessExpiresAt, sql.placeholder('now')),
        isNull(sessions.revokedAt),
        activePerson,
      ),
    )
    .prepare('caller'),
);

/** Finds the person of a valid access token, or null, and updates the session's last use at intervals. */
export async function callerByToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<Caller | null> {
  const [row] = await callerQuery(db).execute({ hash: tokenHash(token), now });
  if (!row) return null;
  const { lastUsedAt, ...caller } = row;
  const due = new Date(now.getTime() - limits.lastUseEvery);
  if (lastUsedAt < due) {
    // The repeated condition lets only one of several concurrent requests write.
    await db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, caller.sessionId), lt(sessions.lastUsedAt, due)));
  }
  return caller;
}

/** Registers routes for everyone: the caller is set when the token is valid, otherwise the request is a visitor's. */
export function visitorScope(app: ApiServer, platform: Platform) {
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    request.caller = token ? await callerByToken(platform.db, token, platform.now()) : null;
  });
}

/** Registers routes for signed-in people: without a valid session no handler runs. @throws AppError 401 codes */
export function signedInScope(app: ApiServer, platform: Platform) {
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    if (!token) throw new AppError('unauthenticated');
    request.caller = await callerByToken(platform.db, token, platform.now());
    if (!request.caller) throw new AppError('session-expired');
  });
}

/** Returns the caller of a route in the signed-in scope. @throws AppError unauthenticated */
export function signedIn(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('unauthenticated');
  return request.caller;
}
