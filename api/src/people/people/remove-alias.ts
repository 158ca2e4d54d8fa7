import { and, eq } from 'drizzle-orm';
import { emailAliases } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { type AccountServices, changeAccount } from './change-account.ts';

/**
 * Takes an address from an account that it signs in to. Its owner gets an account of their own at the next sign-in.
 * @throws AppError forbidden, person-not-found, alias-not-found
 */
export async function removeAlias(
  platform: AccountServices,
  { caller, id, alias }: { caller: Person; id: number; alias: number },
): Promise<number> {
  const { undo } = await changeAccount(platform, { caller, id, own: true }, async (tx) => {
    const [removed] = await tx
      .delete(emailAliases)
      .where(and(eq(emailAliases.id, alias), eq(emailAliases.personId, id)))
      .returning({ email: emailAliases.email });
    const { email } = orThrow(removed, 'alias-not-found');
    const details = { from: email, undo: { email } };
    const entry = { action: 'alias-removed' as const, details, changed: [`alias:${email}`] };
    return { result: undefined, entry };
  });
  return undo;
}
