import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/loopback.ts';
import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './message.ts';

/** How many connections to a mail server are open at once. */
export const smtpConnections = 3;

/** The timeouts of a mail server in milliseconds, because a hanging job would delay other mails. */
const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Returns nodemailer's options for a mail server: with timeouts, and with TLS required for password and mail, unless
 * the server is on this machine or `SMTP_ALLOW_PLAIN` is set.
 */
export const smtpOptions = (
  smtpUrl: string,
  { smtpAllowPlain }: Pick<Config, 'smtpAllowPlain'>,
) => ({
  url: smtpUrl,
  requireTLS: !smtpAllowPlain && !isLoopbackHost(new URL(smtpUrl).hostname),
  ...smtpTimeouts,
});

/** Creates a transport that sends by a mail server over a small connection pool. */
export function createSmtpTransport(
  smtpUrl: string,
  {
    mailFrom,
    smtpAllowPlain,
    mark,
  }: Pick<Config, 'mailFrom' | 'smtpAllowPlain'> & { mark?: () => Promise<Buffer | null> },
): MailTransport {
  const transport = createTransport({
    ...smtpOptions(smtpUrl, { smtpAllowPlain }),
    pool: true,
    maxConnections: smtpConnections,
    idleTimeout: 30_000,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(toMessage(mail, mailFrom, await mark?.()));
    },
    async close() {
      transport.close();
    },
  };
}
