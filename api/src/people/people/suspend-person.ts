import { eq } from 'drizzle-orm';
import { endSessions } from '#people/auth/index.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type AccountServices, changeAccount } from './change-account.ts';
import { suspendedMail, suspensionEndedMail } from './mails.ts';

interface Suspension {
  caller: Person;
  id: number;
  reason: string;
  /** Whether the person is mailed the reason. */
  tell: boolean;
}

/**
 * Suspends a person: all their sessions end at once, and until it is lifted they do not sign in and are sent nothing. A
 * second call changes the reason.
 * @throws AppError forbidden, person-not-found, own-account, last-admin
 */
export async function suspendPerson(
  platform: AccountServices,
  { caller, id, reason, tell }: Suspension,
): Promise<number> {
  const { mailer, settings } = platform;
  const now = platform.now();
  const { undo } = await changeAccount(platform, { caller, id }, async (tx, person) => {
    const suspendedAt = person.suspendedAt ?? now;
    await tx.update(people).set({ suspendedAt, suspendedReason: reason }).where(eq(people.id, id));
    await endSessions(tx, platform, { personId: id, all: true, now });
    if (tell)
      await mailer.send(tx, suspendedMail({ settings: settings(), to: person.email, reason }));
    const entry = {
      action: 'person-suspended' as const,
      details: { reason, undo: {} },
      changed: [`person:${id}:suspension`],
    };
    return { result: undefined, entry };
  });
  return undo;
}

/**
 * Lifts a suspension and tells the person by mail.
 * @throws AppError forbidden, person-not-found, own-account; wrong-state where there is none
 */
export async function liftSuspension(
  platform: AccountServices,
  { caller, id }: { caller: Person; id: number },
): Promise<void> {
  const { mailer, settings } = platform;
  await changeAccount(platform, { caller, id }, async (tx, person) => {
    if (person.suspendedAt === null) throw new AppError('wrong-state');
    await tx
      .update(people)
      .set({ suspendedAt: null, suspendedReason: null })
      .where(eq(people.id, id));
    await mailer.send(tx, suspensionEndedMail({ settings: settings(), to: person.email }));
    const entry = {
      action: 'suspension-lifted' as const,
      details: { reason: person.suspendedReason },
      changed: [`person:${id}:suspension`],
    };
    return { result: undefined, entry };
  });
}
