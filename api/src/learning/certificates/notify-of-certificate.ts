import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { eq } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import { type CertificateNews, certificateMail } from './mails.ts';
import type { CertificateRow } from './queries.ts';

export const noticeTypes = {
  issued: 'App\\Notifications\\CertificateIssued',
  corrected: 'App\\Notifications\\CertificateCorrected',
  revoked: 'App\\Notifications\\CertificateRevoked',
  restored: 'App\\Notifications\\CertificateRestored',
  declined: 'App\\Notifications\\CorrectionDeclined',
} as const satisfies Record<CertificateNews, NotificationType>;

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
  const [person] = await tx
    .select({ name: people.name, email: people.email })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) return;
  const data = { certificateId: id, code, courseName, text };
  await notify(platform, tx, [{ personId, type: noticeTypes[kind], data }]);
  const settings = platform.settings();
  const site = { ...platform.config, ...settings };
  const links = {
    certificate: pageAddress(site, `/certificates/${code}`),
    own: pageAddress(site, '/my-certificates'),
  };
  const mail = { settings, to: person.email, name, courseName, code, text, links };
  await platform.mailer.send(tx, certificateMail(kind, mail));
}
