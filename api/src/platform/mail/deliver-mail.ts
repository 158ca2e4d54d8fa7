import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema/index.ts';
import { jobKind } from '../jobs/jobs.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { isFinalRefusal, refusalReason } from './refusal.ts';
import { smtpConnections } from './smtp-transport.ts';

export interface MailToDeliver extends OutgoingMail {
  /** ISO 8601. */
  usefulUntil?: string;
}

/**
 * A failed delivery is tried again after 5, 10, 20 … seconds, and then every two minutes for a day: a code that comes
 * late is worth little, and an order's notice is worth something the day after.
 */
export const deliveryKind = jobKind<MailToDeliver>('deliver-mail', {
  retries: 720,
  retryDelay: 5,
  retryDelayMax: 120,
  // No more than can be sent at once: what was sent and not yet written down goes out twice where everything is killed.
  atOnce: smtpConnections,
});

const settle = (db: Database, mailId: number, state: 'sent' | 'refused', reason: string | null) =>
  db.update(mails).set({ state, reason, settledAt: new Date() }).where(eq(mails.id, mailId));

async function waitingMail(db: Database, mailId: number) {
  const [mail] = await db
    .select({ reason: mails.reason })
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')));
  return mail ?? null;
}

/**
 * Delivers one mail and writes down its fate. A refusal for good is settled at once; a failure that may pass is
 * thrown, for the job to be tried again, until the last try or until the mail lost its use.
 */
export async function deliverMail(
  { db, transport }: { db: Database; transport: MailTransport },
  { usefulUntil, ...mail }: MailToDeliver,
  { last }: { last: boolean },
): Promise<void> {
  const waiting = await waitingMail(db, mail.mailId);
  if (!waiting) return;
  if (usefulUntil && new Date(usefulUntil) <= new Date()) {
    const reason = ['came to its end before it could be delivered', waiting.reason];
    await settle(db, mail.mailId, 'refused', reason.filter(Boolean).join('; '));
    return;
  }
  try {
    await transport.deliver(mail);
  } catch (error) {
    const reason = refusalReason(error);
    if (isFinalRefusal(error)) {
      await settle(db, mail.mailId, 'refused', reason);
      return;
    }
    if (last) await settle(db, mail.mailId, 'refused', reason);
    else await db.update(mails).set({ reason }).where(eq(mails.id, mail.mailId));
    throw error;
  }
  await settle(db, mail.mailId, 'sent', null);
}
