import type { ContactBody } from '@nibras/contract/contact.ts';
import type { Config } from '#platform/config/config.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

type MailConfig = Pick<Config, 'siteName' | 'publicUrl' | 'contact'>;

/** Hands a message on to the provider; answering the mail answers the person. */
export function contactMail(config: MailConfig, given: ContactBody): Mail {
  const { name, email, subject, message } = given;
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
      ],
      closing: 'ردّك على هذه الرسالة يصل إلى صاحبها مباشرة.',
    }),
  };
}

/** Tells the person that the message arrived; with none of its words, as the address is not proven. */
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
