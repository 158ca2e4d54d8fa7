import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails, people } from '../database/schema/index.ts';
import { jobKind } from '../jobs/jobs.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { isFinalRefusal, refusalReason } from './refusal.ts';
import { smtpConnections } from './smtp-transport.ts';

export interface MailToDeliver extends OutgoingMail {
  /** The time after which the mail is not delivered, in ISO 8601. */
  usefulUntil?: string;
  /** Whether the record is deleted once the mail is settled. */
  forgotten?: boolean;
}

/**
 * A failed delivery is retried after 5, 10, 20 … seconds, then every two minutes for a day: a late code has little
 * use, but an order's notice is still useful the next day.
 */
export const deliveryKind = jobKind<MailToDeliver>('deliver-mail', {
  retries: 720,
  retryDelay: 5,
  retryDelayMax: 120,
  // No more than can be sent at once: mails that were sent but not yet recorded are sent twice after a crash.
  atOnce: smtpConnections,
});

type Settle = (state: 'sent' | 'refused', reason: string | null) => Promise<unknown>;

const settler =
  (db: Database, { mailId, forgotten }: Pick<MailToDeliver, 'mailId' | 'forgotten'>): Settle =>
  async (state, reason) =>
    forgotten
      ? db.delete(mails).where(eq(mails.id, mailId))
      : db.update(mails).set({ state, reason, settledAt: new Date() }).where(eq(mails.id, mailId));

/** The recorded reason of a mail that was not sent because its recipient is suspended. */
export const suspendedReason = 'suspended';
/** Of one that was written to the account of nobody. */
const deletedReason = 'deleted';

/** The reasons that are no failures. */
export const withheldReasons: readonly string[] = [suspendedReason, deletedReason];

/**
 * The mails that suspended people get too: with a code they sign in far enough to read why they are suspended. That
 * nobody learns from a missing mail that an account is suspended is another reason.
 */
const alsoToSuspended: readonly string[] = ['sign-in-code', 'account-suspended'];

async function queuedMail(db: Database, mailId: number) {
  const [mail] = await db
    .select({
      reason: mails.reason,
      template: mails.template,
      suspendedAt: people.suspendedAt,
      deletedAt: people.deletedAt,
    })
    .from(mails)
    .leftJoin(people, eq(people.email, mails.recipient))
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')));
  if (!mail) return null;
  const { deletedAt, suspendedAt, template, reason } = mail;
  if (deletedAt) return { reason, withheld: deletedReason };
  const withheld = suspendedAt && !alsoToSuspended.includes(template) ? suspendedReason : null;
  return { reason, withheld };
}

/**
 * Delivers one mail and records the result; a suspended person gets none, and a deleted account neither. A permanent refusal is recorded at once; a
 * temporary failure is thrown, so that the job is retried until the last attempt or until `usefulUntil`.
 * @throws the transport's error, where the job is to be retried
 */
export async function deliverMail(
  { db, transport }: { db: Database; transport: MailTransport },
  { usefulUntil, forgotten, ...mail }: MailToDeliver,
  { last }: { last: boolean },
): Promise<void> {
  const settle = settler(db, { mailId: mail.mailId, ...(forgotten && { forgotten }) });
  const queued = await queuedMail(db, mail.mailId);
  if (!queued) return;
  if (queued.withheld) {
    await settle('refused', queued.withheld);
    return;
  }
  if (usefulUntil && new Date(usefulUntil) <= new Date()) {
    const reason = ['expired before it could be delivered', queued.reason];
    await settle('refused', reason.filter(Boolean).join('; '));
    return;
  }
  try {
    await transport.deliver(mail);
  } catch (error) {
    const reason = refusalReason(error);
    if (isFinalRefusal(error)) {
      await settle('refused', reason);
      return;
    }
    if (last) await settle('refused', reason);
    else await db.update(mails).set({ reason }).where(eq(mails.id, mail.mailId));
    throw error;
  }
  await settle('sent', null);
}
