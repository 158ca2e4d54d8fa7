import type { InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { and, eq, or } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { inboxMails, people, services } from '#platform/database/schema/index.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import { referTo } from './refer-to.ts';

/** Those who may answer: all admins, and of an order the editor who manages its service. */
async function staffOf(db: Queryable, serviceId: number | null): Promise<number[]> {
  const admins = db.select({ id: people.id }).from(people).where(eq(people.role, 'admin'));
  if (serviceId === null) return (await admins).map(({ id }) => id);
  const rows = await db
    .selectDistinct({ id: people.id })
    .from(people)
    .leftJoin(services, and(eq(services.managerId, people.id), eq(services.id, serviceId)))
    .where(
      or(eq(people.role, 'admin'), and(eq(people.role, 'editor'), eq(services.id, serviceId))),
    );
  return rows.map(({ id }) => id);
}

type NotifyPlatform = Parameters<typeof notify>[0];

interface NewOrder {
  id: number;
  personName: string;
  service: { id: number; name: string } | null;
}

/** Notifies those who may answer an order, in its transaction. */
export async function notifyOfOrder(
  platform: NotifyPlatform,
  tx: Queryable,
  { id, personName, service }: NewOrder,
): Promise<void> {
  const staff = await staffOf(tx, service?.id ?? null);
  const data = { orderId: id, personName, serviceName: service?.name ?? '' };
  const type = 'App\\Notifications\\OrderPlaced';
  await notify(
    platform,
    tx,
    staff.map((personId) => ({ personId, type, data })),
  );
}

/** Notifies those who may answer a contact message, in its transaction. */
export async function notifyOfMessage(
  platform: NotifyPlatform,
  tx: Queryable,
  { id, personName, subject }: { id: number; personName: string; subject: string },
): Promise<void> {
  const data = { messageId: id, personName, subject };
  const type = 'App\\Notifications\\ContactMessageSent';
  await notify(
    platform,
    tx,
    (await staffOf(tx, null)).map((personId) => ({ personId, type, data })),
  );
}

/** Mails a receipt and records it in the thread of what it acknowledges. */
export async function sendReceipt(
  { mailer }: Pick<Platform, 'mailer'>,
  tx: Transaction,
  { kind, id, mail, now }: { kind: InboxKind; id: number; mail: Mail; now: Date },
): Promise<void> {
  const mailId = await mailer.send(tx, mail);
  const { subject } = mail;
  const values = { ...referTo(kind, id), automatic: true, subject, mailId, createdAt: now };
  await tx.insert(inboxMails).values(values);
}
