import type { ContactBody } from '@nibras/contract/conversation/contact/shapes.ts';
import { studioLink } from '#conversation/inbox/index.ts';
import type { Settings } from '#platform/config/settings.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

type MailConfig = Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;

/** Forwards a message to the provider. Replies go to the sender. */
export function contactMail(
  settings: MailConfig,
  to: string,
  contactMessage: ContactBody & { id: number },
): Mail {
  const { id, name, email, subject, message } = contactMessage;
  return {
    to,
    replyTo: email,
    template: 'contact',
    subject: `رسالة من ${name}: ${subject}`,
    ...layOut({
      settings,
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
        ...studioLink(settings, 'message', id),
      ],
      closing: 'ردّك على هذه الرسالة يصل إلى صاحبها مباشرة.',
    }),
  };
}

/** Acknowledges a message to its sender. It quotes nothing, because the address is not verified. */
export function contactReceiptMail(settings: MailConfig, to: string): Mail {
  return {
    to,
    replyTo: settings.contact.email,
    template: 'contact-receipt',
    subject: 'وصلتنا رسالتك',
    ...layOut({
      settings,
      preview: 'سنرد عليك قريبًا.',
      heading: 'وصلتنا رسالتك',
      blocks: [
        { kind: 'text', text: 'شكرًا لتواصلك معنا. نقرأ كل رسالة تصل إلينا، وسنرد عليك قريبًا.' },
        { kind: 'note', text: 'إن لم ترسل إلينا شيئًا فتجاهل هذه الرسالة.' },
      ],
      closing: replyClosing(settings, 'إن أردت إضافة شيء فردّ على هذه الرسالة.'),
    }),
  };
}
