import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-transport.ts';
import { oneLine } from './one-line.ts';
import { senderDomain } from './sender.ts';

/** The message as nodemailer writes it. One person only, named as an address and never parsed as a list. */
export function toMessage(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    // The same at every try, so that who receives a mail twice can tell. The number alone comes again after a restore.
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
