import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PersonRow } from '#people/auth/index.ts';
import { type NewEntry, writeEntry } from '#platform/audit/write-entry.ts';
import { activePerson } from '#platform/database/active-person.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyAdmins } from './notify-admins.ts';

/** The caller may have lost the right while another change was made. @throws AppError forbidden */
async function requireStillManages(tx: Transaction, caller: Person): Promise<void> {
  const [row] = await tx
    .select({ role: people.role })
    .from(people)
    .where(and(eq(people.id, caller.id), activePerson));
  if (!can(orThrow(row, 'forbidden'), 'people:manage')) throw new AppError('forbidden');
}

/** @throws AppError last-admin where nobody would be left who can manage the platform */
export async function requireAdminLeft(db: Queryable): Promise<void> {
  const admins = await db.$count(people, and(eq(people.role, 'admin'), activePerson));
  if (admins === 0) throw new AppError('last-admin');
}

/** Makes changes of accounts wait for each other: two admins who demote each other must not both succeed. */
export const lockAccounts = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('people'))`);

/** @throws AppError person-not-found; also for a deleted account, which is nobody's and stays as it is */
export async function lockPerson(tx: Transaction, id: number): Promise<PersonRow> {
  const [person] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.deletedAt)))
    .for('update');
  return orThrow(person, 'person-not-found');
}

/** What a change of an account needs. */
export type AccountServices = Pick<
  Platform,
  'db' | 'jobs' | 'log' | 'mailer' | 'now' | 'realtime' | 'settings'
>;

/** What the audit log records of a change of an account. */
type AccountEntry = Pick<NewEntry, 'action' | 'details' | 'changed'>;

interface AccountChange {
  caller: Person;
  id: number;
  /** Whether it may be the caller's own account. */
  own?: boolean;
}

interface AccountChanged<Result> {
  result: Result;
  entry: AccountEntry;
  /** Whether it concerns an admin besides the account itself: one who becomes an admin, or whose account ends in this one. */
  admins?: boolean;
}

/** Waits for other changes of accounts, then checks that the caller may still make one. @throws AppError forbidden */
export async function lockManaged(tx: Transaction, caller: Person): Promise<void> {
  await lockAccounts(tx);
  await requireStillManages(tx, caller);
}

/**
 * Changes a person's account in a transaction of the caller, after `lockManaged`: checks that the account may be changed,
 * makes the change, checks that an admin is left, and writes the audit log. All admins are notified of what concerns the
 * sign-in of another admin.
 * @throws AppError person-not-found, own-account, last-admin, and what `change` throws
 */
export async function changeAccountIn<Result>(
  platform: AccountServices,
  tx: Transaction,
  { caller, id, own = false }: AccountChange,
  change: (person: PersonRow) => Promise<AccountChanged<Result>>,
): Promise<{ result: Result; undo: number }> {
  const person = await lockPerson(tx, id);
  if (person.id === caller.id && !own) throw new AppError('own-account');
  const { result, entry, admins = false } = await change(person);
  await requireAdminLeft(tx);
  if ((admins || person.role === 'admin') && id !== caller.id) {
    await notifyAdmins(platform, tx, { caller, person, action: entry.action });
  }
  const subject = { kind: 'person', itemId: id, name: person.name };
  const undo = await writeEntry(tx, {
    ...entry,
    ...subject,
    person: caller.id,
    now: platform.now(),
  });
  return { result, undo };
}

/** `changeAccountIn` in a transaction of its own. @throws AppError forbidden, and what `changeAccountIn` throws */
export async function changeAccount<Result>(
  platform: AccountServices,
  options: AccountChange,
  change: (tx: Transaction, person: PersonRow) => Promise<AccountChanged<Result>>,
): Promise<{ result: Result; undo: number }> {
  return platform.db.transaction(async (tx) => {
    await lockManaged(tx, options.caller);
    return changeAccountIn(platform, tx, options, (person) => change(tx, person));
  });
}
