import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { explainFailure } from './explain-failure.ts';
import { layOut } from './layout.ts';
import { toMessage } from './message.ts';
import { senderAddress, senderDomain } from './sender.ts';
import {
  type Finding,
  openResolver,
  querySenderDomain,
  type TextRecords,
} from './sender-domain.ts';
import { smtpOptions } from './smtp-transport.ts';

interface CheckOptions {
  config: Pick<Config, 'smtpUrl' | 'smtpAllowPlain' | 'mailFrom' | 'siteName' | 'publicUrl'>;
  to?: string;
  /** The DKIM selector of the mail service. */
  selector?: string;
  dns?: TextRecords;
}

export interface MailCheck {
  ok: boolean;
  lines: string[];
}

const advice = {
  SPF: 'Without it many servers take your mail for spam: publish a TXT record at the domain, as your mail service describes.',
  DKIM: 'No key under the usual names. If your service uses another name, give it: npm run mail:check -- ADDRESS --selector=NAME.',
  DMARC:
    'Large mail providers ask for it: publish at least "v=DMARC1; p=none" as TXT at _dmarc of the domain.',
};

function findingLines(name: keyof typeof advice, finding: Finding): string[] {
  switch (finding.state) {
    case 'found':
      return [`✓ ${name}: ${finding.text.slice(0, 120)}`];
    case 'missing':
      return [`! ${name}: there is no record.`, `  ${advice[name]}`];
    case 'unknown':
      return [`? ${name}: could not ask DNS (${finding.why}).`];
  }
}

async function domainLines({ config, selector, dns = openResolver() }: CheckOptions) {
  const domain = senderDomain(config.mailFrom);
  if (!domain.includes('.')) {
    return [
      `! MAIL_FROM is ${senderAddress(config.mailFrom)}: receiving servers will refuse a sender of ${domain}.`,
      '  Set MAIL_FROM to an address of your own domain.',
    ];
  }
  const { spf, dkim, dmarc } = await querySenderDomain(dns, domain, selector);
  return [
    `Records of ${domain}:`,
    ...findingLines('SPF', spf),
    ...findingLines('DKIM', dkim),
    ...findingLines('DMARC', dmarc),
  ];
}

const testMail = (config: CheckOptions['config'], to: string) => ({
  mailId: 0,
  messageKey: randomUUID(),
  to,
  subject: `رسالة تجريبية من ${config.siteName}`,
  ...layOut({
    config,
    preview: 'وصلت الرسالة، فإعدادات البريد تعمل.',
    heading: 'إعدادات البريد تعمل',
    blocks: [
      { kind: 'text', text: 'وصلت إليك هذه الرسالة لأن أحد المسؤولين فحص إعدادات البريد.' },
      {
        kind: 'note',
        text: 'إن وجدتها في مجلد الرسائل غير المرغوب فيها فراجع سجلات SPF وDKIM وDMARC.',
      },
    ],
  }),
});

async function deliveryLines(config: CheckOptions['config'], smtpUrl: string, to: string) {
  const transport = createTransport(smtpOptions(smtpUrl, config));
  const host = new URL(smtpUrl).host;
  const lines = config.smtpAllowPlain
    ? [
        '! SMTP_ALLOW_PLAIN is set: passwords and mails go unencrypted where the server offers no TLS.',
      ]
    : [];
  try {
    await transport.verify();
    lines.push(`✓ Connection: ${host} answers and accepts the login.`);
    const { response } = await transport.sendMail(toMessage(testMail(config, to), config.mailFrom));
    lines.push(`✓ Sent a test to ${to}; the server said: ${response}`);
    return { ok: true, lines };
  } catch (error) {
    const { what, hint } = explainFailure(error, { smtpUrl, from: config.mailFrom, to });
    return { ok: false, lines: [...lines, `✗ ${what}`, `  ${hint}`] };
  } finally {
    transport.close();
  }
}

/**
 * Checks the mail configuration and explains what is wrong: connection, TLS, authentication, sender, recipient, and
 * the DNS records of the sender's domain.
 */
export async function checkMail(options: CheckOptions): Promise<MailCheck> {
  const { config } = options;
  const { smtpUrl } = config;
  if (!smtpUrl) {
    return {
      ok: true,
      lines: [
        'SMTP_URL is not set: mails are not sent, but kept in DATA_DIR/mail and shown at /dev/mail.',
        'To send them, set SMTP_URL (smtp://user:password@host:587) and MAIL_FROM.',
      ],
    };
  }
  const delivery = await deliveryLines(
    config,
    smtpUrl,
    options.to ?? senderAddress(config.mailFrom),
  );
  return { ok: delivery.ok, lines: [...delivery.lines, '', ...(await domainLines(options))] };
}
