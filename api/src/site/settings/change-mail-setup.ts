import type { MailSetupBody } from '@nibras/contract/site/settings/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import {
  type StoredMailSetup,
  storedMailSetup,
  storeMailSetup,
} from '#platform/mail/mail-setup.ts';
import type { Platform } from '#platform/platform.ts';

const changed = ['settings:0:mail'];

/** One change after another, so that a password that stays is that of the change before. */
const lock = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('mail setup'))`);

const isSame = (one: StoredMailSetup | null, other: StoredMailSetup | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Sets how mails are sent from now on, in every process; null for the environment's set-up. An absent password stays as
 * it is, as long as the server and the user do. What was stored before is gone: it is a secret, so there is no undo. The log is
 * told neither password nor user.
 */
export async function changeMailSetup(
  { db, vault, now }: Pick<Platform, 'db' | 'vault' | 'now'>,
  { person, setup }: { person: number; setup: MailSetupBody | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx);
    const store = { db: tx, vault };
    const before = await storedMailSetup(store);
    const next = setup && withPassword(setup, before);
    if (isSame(before, next)) return;
    await storeMailSetup(store, next);
    await writeEntry(tx, {
      person,
      action: 'mail-changed',
      kind: 'settings',
      itemId: 0,
      details: { to: next?.host ?? '' },
      changed,
      now: now(),
    });
  });
}

/** A password never goes to another server than that for which it was typed. */
function withPassword(body: MailSetupBody, before: StoredMailSetup | null): StoredMailSetup {
  const isSameLogin = before?.host === body.host && before.user === body.user;
  const { host, port, tls, user } = body;
  return {
    host,
    port,
    tls,
    user,
    password: user ? (body.password ?? (isSameLogin ? before.password : '')) : '',
    fromName: body.from_name,
    fromAddress: body.from_address,
  };
}
