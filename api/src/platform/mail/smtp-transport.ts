import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/loopback.ts';
import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './message.ts';

/** How many connections to a mail server are open at once. */
export const smtpConnections = 3;

/** How long a mail server may be silent, in milliseconds: a job that hangs would keep other mails waiting. */
const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * How nodemailer reaches a mail server: silence ends, and nothing is sent in the clear, neither password nor mail,
 * unless the server is on this machine or the operator has said so.
 */
export const smtpOptions = (
  smtpUrl: string,
  { smtpAllowPlain }: Pick<Config, 'smtpAllowPlain'>,
) => ({
  url: smtpUrl,
  requireTLS: !smtpAllowPlain && !isLoopbackHost(new URL(smtpUrl).hostname),
  ...smtpTimeouts,
});

/** Sends by the mail server of `SMTP_URL`, over a few connections that are kept open for a while. */
export function createSmtpTransport(
  smtpUrl: string,
  { mailFrom, smtpAllowPlain }: Pick<Config, 'mailFrom' | 'smtpAllowPlain'>,
): MailTransport {
  const transport = createTransport({
    ...smtpOptions(smtpUrl, { smtpAllowPlain }),
    pool: true,
    maxConnections: smtpConnections,
    idleTimeout: 30_000,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(toMessage(mail, mailFrom));
    },
    async close() {
      transport.close();
    },
  };
}
