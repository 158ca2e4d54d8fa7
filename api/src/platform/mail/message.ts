import type { SendMailOptions } from 'nodemailer';
import { markPart, markSource } from './mail-mark.ts';
import type { OutgoingMail } from './mail-transport.ts';
import { oneLine } from './one-line.ts';
import { senderDomain } from './sender.ts';

/**
 * Builds nodemailer's message. The recipient is passed as one address and never parsed as a list.
 * @param mark a PNG in place of the product's mark
 */
export function toMessage(mail: OutgoingMail, from: string, mark?: Buffer | null): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    // A mail queued by an earlier version has none.
    ...(mail.html.includes(markSource) && {
      attachments: [mark ? { ...markPart, content: mark } : markPart],
    }),
    // The same at every attempt, so that receivers can detect duplicates. The id alone is reused after a restore.
    messageId: `<nibras-${mail.messageKey ?? mail.mailId}@${senderDomain(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'ar',
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
