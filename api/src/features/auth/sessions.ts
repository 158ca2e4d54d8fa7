import { session as limits } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema/index.ts';
import { newToken, tokenHash } from '#platform/secrets/secrets.ts';

/** The two tokens of a session; the database has only hashes. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** What goes over the wire. */
export interface SessionTokens extends TokenPair {
  accessExpiresAt: Date;
}

/** Until when a session lasts at most, however often it is refreshed. */
const lastMoment = (startedAt: Date) => startedAt.getTime() + limits.absoluteLifetime;

/** A pair with its times, and the columns that keep it. `startedAt` is when the person signed in. */
export function keepPair(pair: TokenPair, { now, startedAt }: { now: Date; startedAt: Date }) {
  const until = (lifetime: number) =>
    new Date(Math.min(now.getTime() + lifetime, lastMoment(startedAt)));
  const accessExpiresAt = until(limits.accessLifetime);
  const tokens: SessionTokens = { ...pair, accessExpiresAt };
  const columns = {
    accessHash: tokenHash(pair.access),
    accessExpiresAt,
    refreshHash: tokenHash(pair.refresh),
    refreshExpiresAt: until(limits.refreshLifetime),
  };
  return { tokens, columns };
}

interface NewSession {
  personId: number;
  /** What the browser says of itself. */
  userAgent: string | undefined;
  /** Whether a code has just proven that the account's mailbox is that of who signs in. */
  proven: boolean;
  now: Date;
}

/** Signs a person in: access for 24 hours, to be refreshed within 30 days. */
export async function openSession(
  db: Queryable,
  { personId, userAgent, proven, now }: NewSession,
): Promise<SessionTokens> {
  const pair = { access: newToken(), refresh: newToken() };
  const { tokens, columns } = keepPair(pair, { now, startedAt: now });
  await db.insert(sessions).values({
    personId,
    userAgent: userAgent?.slice(0, limits.userAgentMaxLength),
    provenAt: proven ? now : null,
    lastUsedAt: now,
    createdAt: now,
    ...columns,
  });
  return tokens;
}
