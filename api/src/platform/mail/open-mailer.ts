import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { mails as limits } from '@nibras/contract/limits.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { anyOf } from '../database/any-of.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema/index.ts';
import { type Jobs, jobKind, jobWorker } from '../jobs/jobs.ts';
import type { Vault } from '../secrets/vault.ts';
import { deliverMail, deliveryKind } from './deliver-mail.ts';
import { createFolderTransport, purgeMailFolder } from './mail-folder.ts';
import { type MailSetup, readMailSetup } from './mail-setup.ts';
import type { MailTransport } from './mail-transport.ts';
import type { Mailer } from './mailer.ts';
import { oneLine } from './one-line.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const purgeKind = jobKind<object>('purge-mails');

/** Masks codes in a subject, because codes are never stored in plain text. */
const withoutCode = (subject: string) => oneLine(subject).replace(/\d{6}/g, '••••••');

/**
 * Opens the mailer: it sends by the server that is set up in the studio or in `SMTP_URL`, or stores mails in
 * `DATA_DIR/mail` without one. The set-up is read for each mail.
 */
export function openMailer({
  config,
  db,
  jobs,
  vault,
  mark,
}: {
  config: Pick<Config, 'smtpUrl' | 'smtpAllowPlain' | 'mailFrom' | 'dataDir'>;
  db: Database;
  jobs: Jobs;
  vault: Vault;
  /** Returns the picture beside the site's name in mails, a PNG; null for the product's mark. */
  mark: () => Promise<Buffer | null>;
}): Mailer {
  const folder = config.smtpUrl ? null : join(config.dataDir, 'mail');
  const environment: MailSetup = config;
  let open: { key: string; transport: MailTransport } | null = null;

  /** The transport of the present set-up; one of an earlier set-up finishes what it sends. */
  async function currentTransport(): Promise<MailTransport> {
    const { smtpUrl, smtpAllowPlain, mailFrom } = await readMailSetup({ db, vault }, environment);
    const key = JSON.stringify([smtpUrl, smtpAllowPlain, mailFrom]);
    if (open?.key === key) return open.transport;
    await open?.transport.close();
    const transport = smtpUrl
      ? createSmtpTransport(smtpUrl, { smtpAllowPlain, mailFrom, mark })
      : createFolderTransport(join(config.dataDir, 'mail'), mailFrom, mark);
    open = { key, transport };
    return transport;
  }

  async function purge() {
    const before = new Date(Date.now() - limits.retention);
    await db.delete(mails).where(lt(mails.createdAt, before));
    if (folder) await purgeMailFolder(folder, before);
  }

  return {
    folder,
    async send(tx, mail) {
      const { to, replyTo, template, subject, text, html, unsubscribe, usefulUntil, bulk } = mail;
      const { forgotten } = mail;
      const [row] = await tx
        .insert(mails)
        .values({ recipient: to, template, subject: withoutCode(subject) })
        .returning({ id: mails.id });
      if (!row) throw new Error('a mail was inserted and not returned');
      const job = {
        mailId: row.id,
        messageKey: randomUUID(),
        to,
        replyTo,
        subject,
        text,
        html,
        unsubscribe,
        usefulUntil: usefulUntil?.toISOString(),
        ...(forgotten && { forgotten }),
      };
      await jobs.enqueue(tx, deliveryKind, job, bulk ? { priority: -1 } : {});
      return row.id;
    },
    async withdraw(tx, ids) {
      const rows = await tx
        .update(mails)
        .set({ state: 'refused', reason: 'withdrawn before it was sent', settledAt: new Date() })
        .where(and(anyOf(mails.id, ids), eq(mails.state, 'queued')))
        .returning({ id: mails.id });
      return rows.map(({ id }) => id);
    },
    workers: () => [
      jobWorker(deliveryKind, async (data, tries) =>
        deliverMail({ db, transport: await currentTransport() }, data, tries),
      ),
      jobWorker(purgeKind, purge, '43 3 * * *'),
    ],
    close: async () => open?.transport.close(),
  };
}
