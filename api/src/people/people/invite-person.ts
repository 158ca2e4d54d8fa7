import type { InvitationBody } from '@nibras/contract/people/people/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type AccountServices, changeAccountIn, lockManaged } from './change-account.ts';
import { invitedAccount } from './invited-account.ts';
import { invitedMail } from './mails.ts';

/**
 * Gives a role that opens the studio to the owner of an address, who gets a mail, and an account where they have none. They
 * prove the address with a code as everybody does. @returns the entry of the log that withdraws the role
 * @throws AppError forbidden, own-account, person-suspended, role-held
 */
export async function invitePerson(
  platform: AccountServices,
  { caller, email, name, role }: InvitationBody & { caller: Person },
): Promise<number> {
  const { db, mailer, settings, now } = platform;
  return db.transaction(async (tx) => {
    await lockManaged(tx, caller);
    const { id, role: held } = await invitedAccount(tx, { email, name, now: now() });
    if (held === role) throw new AppError('role-held');
    const { undo } = await changeAccountIn(platform, tx, { caller, id }, async (person) => {
      await tx.update(people).set({ role }).where(eq(people.id, id));
      const { siteName, publicUrl, contact } = settings();
      await mailer.send(
        tx,
        invitedMail({ settings: { siteName, publicUrl, contact }, to: person.email, role }),
      );
      const details = { from: person.role, to: role, undo: { role: person.role } };
      const entry = {
        action: 'person-invited' as const,
        details,
        changed: [`person:${id}:role`],
      };
      return { result: undefined, entry, admins: role === 'admin' };
    });
    return undo;
  });
}
