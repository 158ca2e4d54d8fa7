import { isDeepStrictEqual } from 'node:util';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

interface SetupChange<Setup> {
  person: number;
  /** The set-up's name in the log: `mail`, `gateway:fawry`. */
  name: string;
  action: LogAction;
  read(tx: Transaction): Promise<Setup>;
  /** @throws what refuses the change */
  next(present: Setup): Setup;
  store(tx: Transaction, setup: Setup): Promise<void>;
  /** What the log stores of the change: never a key or a password. */
  details(next: Setup, before: Setup): Record<string, unknown>;
}

/** Lets changes of one set-up run one after another, until the transaction ends. */
export const lockSetup = (tx: Transaction, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`set-up ${name}`}))`);

/**
 * Changes a set-up of the installation: a value that is there once, such as how mails are sent. It is locked, read,
 * stored and logged in one transaction.
 * @returns the log's entry, or null where nothing has changed
 * @throws what `next` throws
 */
export async function changeSetup<Setup>(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { person, name, action, read, next, store, details }: SetupChange<Setup>,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockSetup(tx, name);
    const before = await read(tx);
    const setup = next(before);
    if (isDeepStrictEqual(setup, before)) return null;
    await store(tx, setup);
    return writeEntry(tx, {
      person,
      action,
      kind: 'settings',
      itemId: 0,
      details: details(setup, before),
      changed: [`settings:0:${name}`],
      now: now(),
    });
  });
}
