import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { eq } from 'drizzle-orm';
import { notify, notifyReplacing } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import { lostCharacters } from '#platform/typst/drawable.ts';
import { type CertificateNews, certificateMail, waitingMail } from './mails.ts';
import type { CertificateRow } from './queries.ts';

export const noticeTypes = {
  issued: 'App\\Notifications\\CertificateIssued',
  corrected: 'App\\Notifications\\CertificateCorrected',
  revoked: 'App\\Notifications\\CertificateRevoked',
  restored: 'App\\Notifications\\CertificateRestored',
  declined: 'App\\Notifications\\CorrectionDeclined',
} as const satisfies Record<CertificateNews, NotificationType>;

export const waitsType = 'App\\Notifications\\CertificateWaits';

/** How a mail reaches a person; null where the account is gone. */
async function recipientOf(platform: Platform, tx: Transaction, personId: number) {
  const [person] = await tx
    .select({ email: people.email })
    .from(people)
    .where(eq(people.id, personId));
  const settings = platform.settings();
  const site = { ...platform.config, ...settings };
  const own = pageAddress(site, '/my-certificates');
  return person ? { to: person.email, settings, site, own } : null;
}

/**
 * Asks the owner of a certificate that waits for a name that papers can show, by notice, push and mail.
 * @param quiet only by notice
 */
export async function notifyOfWaiting(
  platform: Platform,
  tx: Transaction,
  waiting: { personId: number; courseId: number; courseName: string; name: string; quiet: boolean },
): Promise<void> {
  const { personId, courseId, courseName, name, quiet } = waiting;
  const data = { courseId, courseName };
  await notifyReplacing(platform, tx, [{ personId, type: waitsType, data, quiet }], 'courseId');
  const recipient = quiet ? null : await recipientOf(platform, tx, personId);
  if (!recipient) return;
  const { to, settings, own } = recipient;
  const lost = lostCharacters(name);
  await platform.mailer.send(tx, waitingMail({ settings, to, name, courseName, lost, own }));
}

/**
 * Tells the owner what happened to a certificate, by notice, push and mail; nobody where the account is gone.
 * @param text the reason of a withdrawal, or what was answered to a request
 */
export async function notifyOfCertificate(
  platform: Platform,
  tx: Transaction,
  {
    kind,
    certificate,
    text = '',
  }: { kind: CertificateNews; certificate: CertificateRow; text?: string },
): Promise<void> {
  const { id, personId, code, courseName, name } = certificate;
  if (personId === null) return;
  const recipient = await recipientOf(platform, tx, personId);
  if (!recipient) return;
  const data = { certificateId: id, code, courseName, text };
  await notify(platform, tx, [{ personId, type: noticeTypes[kind], data }]);
  const { to, settings, site, own } = recipient;
  const links = { certificate: pageAddress(site, `/certificates/${code}`), own };
  const mail = { settings, to, name, courseName, code, text, links };
  await platform.mailer.send(tx, certificateMail(kind, mail));
}
