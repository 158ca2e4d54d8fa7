import { session as lifetimes } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema/index.ts';
import { newToken, tokenHash } from '#platform/secrets/secrets.ts';

/** What goes over the wire; the database has only hashes. */
export interface SessionTokens {
  access: string;
  refresh: string;
  accessExpiresAt: Date;
}

/** A fresh pair of tokens, and the columns that keep it. */
export function makeTokens(now: Date) {
  const access = newToken();
  const refresh = newToken();
  const accessExpiresAt = new Date(now.getTime() + lifetimes.accessLifetime);
  const tokens: SessionTokens = { access, refresh, accessExpiresAt };
  const columns = {
    accessHash: tokenHash(access),
    accessExpiresAt,
    refreshHash: tokenHash(refresh),
    refreshExpiresAt: new Date(now.getTime() + lifetimes.refreshLifetime),
  };
  return { tokens, columns };
}

/** Signs a person in: access for 24 hours, to be refreshed within 30 days. */
export async function openSession(
  db: Queryable,
  { personId, now }: { personId: number; now: Date },
): Promise<SessionTokens> {
  const { tokens, columns } = makeTokens(now);
  await db.insert(sessions).values({ personId, createdAt: now, ...columns });
  return tokens;
}
