import { session as limits, signIns } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema/index.ts';
import { newToken, tokenHash } from '#platform/secrets/secrets.ts';

/** The two tokens of a session. The database stores only their hashes. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** The tokens of a response. */
export interface SessionTokens extends TokenPair {
  accessExpiresAt: Date;
}

/** The latest time (ms) at which a session expires, however often it is refreshed. */
const latestExpiry = (startedAt: Date) => startedAt.getTime() + signIns.absoluteLifetime;

/** A pair with its expiry, and the columns that store it. `startedAt` is the time of the sign-in. */
export function pairColumns(pair: TokenPair, { now, startedAt }: { now: Date; startedAt: Date }) {
  const until = (lifetime: number) =>
    new Date(Math.min(now.getTime() + lifetime, latestExpiry(startedAt)));
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
  /** The browser's `User-Agent` header. */
  userAgent: string | undefined;
  /** Whether the person signs in with a mailed code, which makes the session fresh. */
  proven: boolean;
  now: Date;
}

/** Opens a session: the access token lasts 24 hours, the refresh token 30 days. */
export async function openSession(
  db: Queryable,
  { personId, userAgent, proven, now }: NewSession,
): Promise<SessionTokens> {
  const pair = { access: newToken(), refresh: newToken() };
  const { tokens, columns } = pairColumns(pair, { now, startedAt: now });
  await db.insert(sessions).values({
    personId,
    userAgent: userAgent?.slice(0, signIns.userAgentMaxLength),
    provenAt: proven ? now : null,
    lastUsedAt: now,
    createdAt: now,
    ...columns,
  });
  return tokens;
}
