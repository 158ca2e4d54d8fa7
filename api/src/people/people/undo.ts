import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { PersonRow } from '#people/auth/index.ts';
import { personByEmail } from '#people/auth/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { emailAliases, people } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { lockAccounts, requireAdminLeft } from './change-account.ts';
import { suspensionEndedMail } from './mails.ts';

/** Changes the account of an entry, unless it is gone. */
async function restore({ tx, entry, person }: Undoing, values: Partial<PersonRow>) {
  await lockAccounts(tx);
  if (entry.itemId === person) throw new AppError('own-account');
  const [row] = await tx
    .update(people)
    .set(values)
    .where(and(eq(people.id, entry.itemId), isNull(people.deletedAt)))
    .returning({ email: people.email });
  await requireAdminLeft(tx);
  // Not there any more: the account was merged into another one meanwhile, or deleted.
  return orThrow(row, 'undo-too-late');
}

/** Gives a person their role of before. */
export async function undoRole(undoing: Undoing<{ role: Role }>): Promise<void> {
  await restore(undoing, { role: undoing.data.role });
}

/** Lifts a suspension and tells the person; the sessions that it ended stay ended. */
export async function undoSuspension(undoing: Undoing): Promise<void> {
  const { mailer, settings } = undoing.platform;
  const { email } = await restore(undoing, { suspendedAt: null, suspendedReason: null });
  await mailer.send(undoing.tx, suspensionEndedMail({ settings: settings(), to: email }));
}

/** Lets an address sign in again, unless a person has an account with it meanwhile. */
export async function undoRemoveAlias({
  tx,
  entry,
  data: { email },
}: Undoing<{ email: string }>): Promise<void> {
  const [person] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, entry.itemId), isNull(people.deletedAt)));
  if (!person || (await personByEmail(tx, email))) tooLate();
  await tx.insert(emailAliases).values({ personId: person.id, email });
}
