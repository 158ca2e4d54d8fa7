import { createTransport } from 'nodemailer';
import { toMessage } from './message.ts';
import type { Outlet } from './outlet.ts';

/** How long a mail server may be silent, in milliseconds: a job that hangs would keep other mails waiting. */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends by the mail server of `SMTP_URL`, over a few connections that are kept open for a while. */
export function openSmtpOutlet(smtpUrl: string, from: string): Outlet {
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
