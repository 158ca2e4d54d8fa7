import { senderAddress } from './sender.ts';

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** What kind of failure it is; the studio has its own sentences. */
export type FailureKind =
  | 'login'
  | 'certificate'
  | 'name'
  | 'closed'
  | 'silent'
  | 'no-tls'
  | 'tls'
  | 'sender'
  | 'recipient'
  | 'other';

/** An explanation of a mail failure for the operator. */
export interface Explanation {
  kind: FailureKind;
  /** The server's own words. */
  reason: string;
  what: string;
  hint: string;
}

type Setup = { smtpUrl: string; from: string; to: string };

const certificateErrors = /certificate|self[- ]signed|CERT_|altnames/i;
const tlsErrors = /wrong version number|SSL|TLS|EPROTO/i;

function explainConnection(text: string, { hostname, host }: URL): Explanation | null {
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(text)) {
    return {
      kind: 'name',
      reason: text,
      what: `Connection: no address is known for ${hostname}.`,
      hint: 'Check the name in SMTP_URL, and whether this machine can ask DNS.',
    };
  }
  if (/ECONNREFUSED/.test(text)) {
    return {
      kind: 'closed',
      reason: text,
      what: `Connection: nothing answers at ${host}.`,
      hint: 'Check the port in SMTP_URL: 587 with smtp://, 465 with smtps://.',
    };
  }
  if (/ETIMEDOUT|ETIMEOUT|EHOSTUNREACH|ENETUNREACH|Greeting never received/.test(text)) {
    return {
      kind: 'silent',
      reason: text,
      what: `Connection: ${host} does not answer in time.`,
      hint: 'A firewall may be in between (many hosts block port 25 and 465), or smtp:// is used where smtps:// is needed.',
    };
  }
  return null;
}

/** Explains a failed connection or delivery by nodemailer's error. */
export function explainFailure(error: unknown, { smtpUrl, from, to }: Setup): Explanation {
  const { code = '', command = '', response, responseCode, message } = error as SmtpError;
  const reason = response ?? message;
  const server = new URL(smtpUrl);
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return {
      kind: 'login',
      reason,
      what: `Authentication: the server does not accept the user or password (${reason}).`,
      hint: 'Check both in SMTP_URL; special characters in them are written percent-encoded (@ is %40). Some services want an app password.',
    };
  }
  if (certificateErrors.test(message)) {
    return {
      kind: 'certificate',
      reason,
      what: `TLS: the server's certificate is not trusted (${message}).`,
      hint: `SMTP_URL must name the server as its certificate does; now it names ${server.hostname}.`,
    };
  }
  const connection = explainConnection(`${code} ${message}`, server);
  if (connection) return connection;
  if (command === 'STARTTLS' && responseCode !== undefined) {
    return {
      kind: 'no-tls',
      reason,
      what: `TLS: ${server.host} offers none (STARTTLS: ${reason}), so password and mails would go unencrypted. Nothing was sent.`,
      hint: 'Use the port on which the server begins TLS (587 with smtp://, 465 with smtps://). Where the line to it is your own, SMTP_ALLOW_PLAIN=1 does without.',
    };
  }
  if (code === 'ETLS' || tlsErrors.test(message)) {
    return {
      kind: 'tls',
      reason,
      what: `TLS: no secure connection could be made (${message}).`,
      hint: 'Use smtps:// for a port that speaks TLS from the start (465), and smtp:// for one that begins it later (587).',
    };
  }
  if (command === 'MAIL FROM') {
    return {
      kind: 'sender',
      reason,
      what: `Sender: the server refuses mail from ${senderAddress(from)} (${reason}).`,
      hint: 'Set MAIL_FROM to an address that this mail account may send from.',
    };
  }
  if (command === 'RCPT TO') {
    return {
      kind: 'recipient',
      reason,
      what: `Recipient: the server refuses mail to ${to} (${reason}).`,
      hint: 'Try an address of your own; if that is refused too, the account may not send to other domains.',
    };
  }
  return {
    kind: 'other',
    reason,
    what: `The server refused the mail (${reason}).`,
    hint: 'Its words above say why; the mail service knows more.',
  };
}
