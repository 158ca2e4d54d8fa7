import { and, eq } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import type { PersonRow } from '#people/auth/index.ts';
import { activePerson } from '#platform/database/active-person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { adminActionText } from './admin-actions.ts';
import { adminAccountMail } from './mails.ts';

type Services = Pick<Platform, 'db' | 'jobs' | 'log' | 'mailer' | 'realtime' | 'settings'>;

/**
 * Tells all admins by notice and mail what one of them did with the sign-in of another.
 * @param options.action the name of its entry in the audit log
 */
export async function notifyAdmins(
  platform: Services,
  tx: Transaction,
  { caller, person, action }: { caller: { id: number }; person: PersonRow; action: string },
): Promise<void> {
  const { mailer, settings } = platform;
  const admins = await tx
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(and(eq(people.role, 'admin'), activePerson));
  const actor = admins.find(({ id }) => id === caller.id)?.name ?? '';
  const text = adminActionText(action, { actor, person: person.name });
  if (text === null) return;
  const type = 'App\\Notifications\\AdminAccountChanged' as const;
  const data = { text, personId: person.id };
  await notify(
    platform,
    tx,
    admins.map(({ id }) => ({ personId: id, type, data })),
  );
  // Also to the one who was an admin until now.
  for (const to of new Set([...admins.map(({ email }) => email), person.email])) {
    await mailer.send(tx, adminAccountMail({ settings: settings(), to, text }));
  }
}
