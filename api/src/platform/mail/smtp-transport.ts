import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './message.ts';

/** How long a mail server may be silent, in milliseconds: a job that hangs would keep other mails waiting. */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends by the mail server of `SMTP_URL`, over a few connections that are kept open for a while. */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    idleTimeout: 30_000,
    ...smtpTimeouts,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
    async close() {
      transport.close();
    },
  };
}
