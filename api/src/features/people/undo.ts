import type { Role } from '@nibras/contract/auth.ts';
import { eq } from 'drizzle-orm';
import type { PersonRow } from '#features/auth/index.ts';
import { personByEmail } from '#features/auth/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { emailAliases, people } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { lockAccounts, requireAdminLeft } from './change-account.ts';

/** An entry of the audit log that is undone, with what its writer stored. */
interface Undoing<Data = unknown> {
  tx: Transaction;
  entry: { itemId: number };
  data: Data;
  person: number;
}

/** Changes the account of an entry, unless it is gone. */
async function restore({ tx, entry, person }: Undoing, values: Partial<PersonRow>) {
  await lockAccounts(tx);
  if (entry.itemId === person) throw new AppError('own-account');
  const rows = await tx
    .update(people)
    .set(values)
    .where(eq(people.id, entry.itemId))
    .returning({ id: people.id });
  // The account was merged into another one meanwhile.
  if (rows.length === 0) throw new AppError('undo-too-late');
  await requireAdminLeft(tx);
}

/** Gives somebody their role of before. */
export const undoRole = (undoing: Undoing<{ role: Role }>): Promise<void> =>
  restore(undoing, { role: undoing.data.role });

/** Lifts a suspension; the sessions that it ended stay ended. */
export const undoSuspension = (undoing: Undoing): Promise<void> =>
  restore(undoing, { suspendedAt: null, suspendedReason: null });

/** Lets an address sign in again, unless somebody has an account with it meanwhile. */
export async function undoRemoveAlias({
  tx,
  entry,
  data: { email },
}: Undoing<{ email: string }>): Promise<void> {
  const [person] = await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, entry.itemId));
  if (!person || (await personByEmail(tx, email))) throw new AppError('undo-too-late');
  await tx.insert(emailAliases).values({ personId: person.id, email });
}
