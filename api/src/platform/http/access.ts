import type { Access } from '@nibras/contract/call.ts';
import { signIns } from '@nibras/contract/limits.ts';
import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { activePerson } from '../database/active-person.ts';
import { latestWritten } from '../database/clock-skew.ts';
import type { Queryable } from '../database/database.ts';
import { grouped } from '../database/grouped.ts';
import { prepared } from '../database/prepared.ts';
import { people, sessions } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { tokenHash } from '../secrets/secrets.ts';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';
import { can } from './capabilities.ts';
import { hasInSome, requireInKnownCourse } from './course-access.ts';

/** The signed-in person who makes a request. */
export interface Caller {
  id: number;
  role: Role;
  sessionId: number;
  /** When the person last gave a proof that it is them, which is a mailed code; null where the session began without. */
  provenAt: Date | null;
}

/** What rights and the log need of a caller. */
export type Person = Pick<Caller, 'id' | 'role'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the scope in which the route is registered; null for a visitor. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Asks for a fresh proof (record 0101): what gives away accounts, rights, money, secrets or the data of many people. */
    freshProof?: true;
    /** What the caller's role must have, or with `inSome` or `inCourse` their part in a course. */
    needs?: Exclude<Access, 'visitors' | 'signed-in'>;
  }
}

/** A request of a call for signed-in people. */
export type SignedInRequest = FastifyRequest & { caller: Caller };

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const [scheme, ...rest] = (request.headers.authorization ?? '').split(' ');
  const token = rest.join(' ').trimStart();
  return scheme?.toLowerCase() === 'bearer' && /^\S{1,512}$/.test(token) ? token : null;
}

const callersQuery = prepared((db) =>
  db
    .select({
      id: people.id,
      role: people.role,
      sessionId: sessions.id,
      provenAt: sessions.provenAt,
      lastUsedAt: sessions.lastUsedAt,
      hash: sessions.accessHash,
      expiresAt: sessions.accessExpiresAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        sql`${sessions.accessHash} = any(${sql.placeholder('hashes')})`,
        isNull(sessions.revokedAt),
        activePerson,
      ),
    ),
);

const callerByHash = grouped(async (db, hashes: readonly Buffer[]) => {
  const rows = await callersQuery(db).execute({ hashes });
  return hashes.map((hash) => rows.find((row) => hash.equals(row.hash)) ?? null);
});

/** Finds the person of a valid access token, or null, and updates the session's last use at intervals. */
export async function callerByToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<Caller | null> {
  const row = await callerByHash(db, tokenHash(token));
  if (!row || row.expiresAt <= now) return null;
  const { id, role, sessionId, provenAt, lastUsedAt } = row;
  const caller = { id, role, sessionId, provenAt };
  const due = new Date(now.getTime() - signIns.lastUseEvery);
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

/** Whether the proof that was given at a time is still good. */
export function isFreshProof(provenAt: Date | null, now: Date): boolean {
  const time = provenAt?.getTime();
  if (time === undefined || time > latestWritten(now).getTime()) return false;
  return time + signIns.freshFor > now.getTime();
}

/** What the path of a request names, by which the needs of some calls are told. */
type Named = { id?: number; kind?: string };

/** @throws AppError forbidden for those who may not make a call with this access; course-not-found */
export async function requireAccess(
  db: Queryable,
  caller: Caller | null,
  { needs, params }: { needs: Exclude<Access, 'visitors' | 'signed-in'>; params: Named },
): Promise<void> {
  if (caller && typeof needs === 'object' && 'inCourse' in needs) {
    const { id: course = 0 } = params;
    return requireInKnownCourse(db, { caller, course, capability: needs.inCourse });
  }
  if (!(await has(db, caller, needs, params))) throw new AppError('forbidden');
}

async function has(
  db: Queryable,
  caller: Caller | null,
  needs: Exclude<Access, 'visitors' | 'signed-in'>,
  { kind = '' }: Named,
): Promise<boolean> {
  if (!caller) return false;
  if (typeof needs === 'string') return can(caller, needs);
  if ('inSome' in needs) return hasInSome(db, caller, needs.inSome);
  const needed = 'byKind' in needs ? needs.byKind[kind] : undefined;
  return needed !== undefined && can(caller, needed);
}

/**
 * Registers routes for signed-in people: no handler runs without a valid session, without the capability that its call
 * needs, or without a fresh proof where the call asks for one. A malformed request is refused first, then a caller
 * without the capability, so nobody is asked for a proof in vain.
 * @throws AppError 401 codes; 'forbidden'; 'confirmation-needed'
 */
export function signedInScope(app: ApiServer, platform: Platform) {
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    if (!token) throw new AppError('unauthenticated');
    request.caller = await callerByToken(platform.db, token, platform.now());
    if (!request.caller) throw new AppError('session-expired');
  });
  app.addHook('preHandler', async ({ caller, routeOptions, params }) => {
    const { needs, freshProof } = routeOptions.config;
    if (needs) await requireAccess(platform.db, caller, { needs, params: params as Named });
    if (!freshProof) return;
    if (!isFreshProof(caller?.provenAt ?? null, platform.now())) {
      throw new AppError('confirmation-needed');
    }
  });
}

/** Returns the caller of a route in the signed-in scope. @throws AppError unauthenticated */
export function signedIn(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('unauthenticated');
  return request.caller;
}
