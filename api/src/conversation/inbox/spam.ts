import { inbox as limits } from '@nibras/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { spamSenders } from '#platform/database/schema/index.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';
import type { Platform } from '#platform/platform.ts';

/** The network that sent something, as a keyed hash: it is compared and never read. */
export const originOf = ({ secrets }: Pick<Platform, 'secrets'>, networkAddress: string): Buffer =>
  secrets.sign('inbox-origin', networkOf(networkAddress));

export interface Sender {
  email: string;
  origin: Buffer | null;
}

const isValid = (now: Date): SQL =>
  sql`(spam_senders.until is null or spam_senders.until > ${now.toISOString()}::timestamptz)`;

/** SQL condition: whether the sender of the rows of `alias` is known for spam. */
export const isBlocked = (alias: string, now: Date): SQL<boolean> => {
  const row = sql.identifier(alias);
  return sql<boolean>`exists (select from spam_senders
    where (spam_senders.email = ${row}.email or spam_senders.origin = ${row}.origin) and ${isValid(now)})`;
};

/** The state in which something arrives. */
export async function arrivalState(
  db: Queryable,
  { email, origin }: Sender,
  now: Date,
): Promise<'new' | 'spam'> {
  const { rows } = await db.execute<{ blocked: boolean }>(sql`
    select ${isBlocked('sender', now)} as blocked
    from (select ${email}::text as email, ${origin}::bytea as origin) sender`);
  return rows[0]?.blocked ? 'spam' : 'new';
}

/** A sender of spam as the audit log keeps it. */
export interface StoredSender {
  email: string | null;
  /** In base64. */
  origin: string | null;
  until: string | null;
}

/** Sends what senders send from now on to the spam. @returns the ids of those that were not blocked before */
export async function blockSenders(
  tx: Transaction,
  { senders, person, now }: { senders: Sender[]; person: number; now: Date },
): Promise<number[]> {
  const until = new Date(now.getTime() + limits.spamNetworkFor);
  const emails = new Set(senders.map(({ email }) => email));
  const origins = new Map(senders.map(({ origin }) => [origin?.toString('base64'), origin]));
  await tx.execute(sql`delete from spam_senders where not ${isValid(now)}`);
  const added = await tx
    .insert(spamSenders)
    .values([
      ...[...emails].map((email) => ({ email, personId: person, createdAt: now })),
      ...[...origins.values()].flatMap((origin) =>
        origin ? [{ origin, until, personId: person, createdAt: now }] : [],
      ),
    ])
    .onConflictDoNothing()
    .returning({ id: spamSenders.id });
  return added.map(({ id }) => id);
}

/** Takes senders from those of spam. @returns what was taken away */
export async function unblockSenders(tx: Transaction, senders: Sender[]): Promise<StoredSender[]> {
  const emails = senders.map(({ email }) => email);
  const origins = senders.flatMap(({ origin }) => (origin ? [origin.toString('base64')] : []));
  const { rows } = await tx.execute<StoredSender & Record<string, unknown>>(sql`
    delete from spam_senders where email = any(${sql.param(emails)}::text[])
      or encode(origin, 'base64') = any(${sql.param(origins)}::text[])
    returning email, encode(origin, 'base64') as origin, until`);
  return rows.map(({ email, origin, until }) => ({ email, origin, until }));
}

/** Undoes `blockSenders` and `unblockSenders`. */
export async function restoreSenders(
  tx: Transaction,
  { blocked, unblocked, person }: { blocked: number[]; unblocked: StoredSender[]; person: number },
): Promise<void> {
  if (blocked.length > 0) await tx.delete(spamSenders).where(anyOf(spamSenders.id, blocked));
  if (unblocked.length === 0) return;
  await tx
    .insert(spamSenders)
    .values(
      unblocked.map(({ email, origin, until }) => ({
        email,
        origin: origin === null ? null : Buffer.from(origin, 'base64'),
        until: until === null ? null : new Date(until),
        personId: person,
      })),
    )
    .onConflictDoNothing();
}
