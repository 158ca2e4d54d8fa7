import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import { type Explanation, explainFailure } from './explain-failure.ts';
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
  config: Pick<Config, 'smtpUrl' | 'smtpAllowPlain' | 'mailFrom'>;
  settings: Pick<Settings, 'siteName' | 'publicUrl'>;
  to?: string;
  /** The DKIM selector of the mail service. */
  selector?: string;
  dns?: TextRecords;
}

export interface MailCheck {
  ok: boolean;
  /** For a terminal. */
  lines: string[];
  /** The same for the studio, which has its own sentences; null where no mail server is set up. */
  result: MailResult | null;
}

export interface MailResult {
  host: string;
  to: string;
  /** Null where the test was sent. */
  failure: Explanation | null;
  domain: string;
  /** Null where the domain cannot have them. */
  records: { spf: Finding; dkim: Finding; dmarc: Finding } | null;
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

async function askRecords({ config, selector, dns = openResolver() }: CheckOptions) {
  const domain = senderDomain(config.mailFrom);
  if (!domain.includes('.')) return { domain, records: null };
  return { domain, records: await querySenderDomain(dns, domain, selector) };
}

function domainLines(
  { config }: CheckOptions,
  { domain, records }: Pick<MailResult, 'domain' | 'records'>,
): string[] {
  if (records === null) {
    return [
      `! MAIL_FROM is ${senderAddress(config.mailFrom)}: receiving servers will refuse a sender of ${domain}.`,
      '  Set MAIL_FROM to an address of your own domain.',
    ];
  }
  const { spf, dkim, dmarc } = records;
  return [
    `Records of ${domain}:`,
    ...findingLines('SPF', spf),
    ...findingLines('DKIM', dkim),
    ...findingLines('DMARC', dmarc),
  ];
}

const testMail = (settings: CheckOptions['settings'], to: string) => ({
  mailId: 0,
  messageKey: randomUUID(),
  to,
  subject: `رسالة تجريبية من ${settings.siteName}`,
  ...layOut({
    settings,
    preview: 'وصلت الرسالة، فإعدادات البريد تعمل.',
    heading: 'إعدادات البريد تعمل',
    blocks: [
      { kind: 'text', text: 'وصلت إليك هذه الرسالة لأن أحد المشرفين فحص إعدادات البريد.' },
      {
        kind: 'note',
        text: 'إن وجدتها في مجلد الرسائل غير المرغوب فيها فراجع سجلات SPF وDKIM وDMARC.',
      },
    ],
  }),
});

async function deliveryLines(
  { config, settings }: CheckOptions,
  { smtpUrl, to }: { smtpUrl: string; to: string },
) {
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
    const { response } = await transport.sendMail(
      toMessage(testMail(settings, to), config.mailFrom),
    );
    lines.push(`✓ Sent a test to ${to}; the server said: ${response}`);
    return { failure: null, lines };
  } catch (error) {
    const failure = explainFailure(error, { smtpUrl, from: config.mailFrom, to });
    return { failure, lines: [...lines, `✗ ${failure.what}`, `  ${failure.hint}`] };
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
      result: null,
      lines: [
        'SMTP_URL is not set: mails are not sent, but kept in DATA_DIR/mail and shown at /dev/mail.',
        'To send them, set SMTP_URL (smtp://user:password@host:587) and MAIL_FROM.',
      ],
    };
  }
  const to = options.to ?? senderAddress(config.mailFrom);
  const delivery = await deliveryLines(options, { smtpUrl, to });
  const { failure, lines } = delivery;
  const sender = await askRecords(options);
  return {
    ok: failure === null,
    lines: [...lines, '', ...domainLines(options, sender)],
    result: { host: new URL(smtpUrl).host, to, failure, ...sender },
  };
}
