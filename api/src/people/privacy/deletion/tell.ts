import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { eq } from 'drizzle-orm';
import { notify, withdraw } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';
import { type DeletionNews, deletionMail } from './mails.ts';

const dataPage = '/account/data';

const noticeTypes = {
  asked: 'App\\Notifications\\DeletionAsked',
  soon: 'App\\Notifications\\DeletionSoon',
  failed: 'App\\Notifications\\DeletionFailed',
} as const satisfies Partial<Record<DeletionNews, NotificationType>>;

interface News {
  what: keyof typeof noticeTypes | 'cancelled';
  personId: number;
  dueAt: Date;
}

/** Tells a person by mail and notice how their request stands; once it is withdrawn, the notices of it go. */
export async function tell(
  platform: Platform,
  tx: Transaction,
  { what, personId, dueAt }: News,
): Promise<void> {
  const settings = platform.settings();
  const day = arabicDate(dueAt, settings.timeZone);
  if (what === 'cancelled') {
    for (const type of Object.values(noticeTypes))
      await withdraw(tx, { personId, type, about: {} });
  } else {
    await notify(platform, tx, [{ personId, type: noticeTypes[what], data: { day } }]);
  }
  const [account] = await tx
    .select({ email: people.email })
    .from(people)
    .where(eq(people.id, personId));
  if (!account) return;
  const href = pageAddress({ ...platform.config, ...settings }, dataPage);
  await platform.mailer.send(tx, deletionMail({ settings, to: account.email, what, day, href }));
}
