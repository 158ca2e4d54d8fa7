import type { ContactBody } from '@nibras/contract/contact.ts';
import { studioLink } from '#features/inbox/index.ts';
import type { Config } from '#platform/config/config.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

type MailConfig = Pick<Config, 'siteName' | 'publicUrl' | 'contact'>;

/** Forwards a message to the provider. Replies go to the sender. */
export function contactMail(
  config: MailConfig,
  contactMessage: ContactBody & { id: number },
): Mail {
  const { id, name, email, subject, message } = contactMessage;
  return {
    to: config.contact.email,
    replyTo: email,
    template: 'contact',
    subject: `رسالة من ${name}: ${subject}`,
    ...layOut({
      config,
      preview: message.slice(0, 120),
      heading: 'رسالة جديدة من صفحة التواصل',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'الاسم', value: name },
            { label: 'البريد', value: email, ltr: true, href: `mailto:${email}` },
            { label: 'الموضوع', value: subject },
          ],
        },
        { kind: 'quote', text: message },
        ...studioLink(config, 'message', id),
      ],
      closing: 'ردّك على هذه الرسالة يصل إلى صاحبها مباشرة.',
    }),
  };
}

/** Acknowledges a message to its sender. It quotes nothing, because the address is not verified. */
export function contactReceiptMail(config: MailConfig, to: string): Mail {
  return {
    to,
    replyTo: config.contact.email,
    template: 'contact-receipt',
    subject: 'وصلتنا رسالتك',
    ...layOut({
      config,
      preview: 'سنرد عليك قريبًا.',
      heading: 'وصلتنا رسالتك',
      blocks: [
        { kind: 'text', text: 'شكرًا لتواصلك معنا. نقرأ كل رسالة تصل إلينا، وسنرد عليك قريبًا.' },
        { kind: 'note', text: 'إن لم ترسل أنت هذه الرسالة فتجاهل هذا البريد.' },
      ],
      closing: 'إن أردت إضافة شيء فردّ على هذه الرسالة.',
    }),
  };
}
