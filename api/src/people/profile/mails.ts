import { code as rules } from '@nibras/contract/limits.ts';
import { spanLabel } from '@nibras/contract/text/count.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { MailBlock } from '#platform/mail/blocks.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface EmailChange {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;
  oldEmail: string;
  newEmail: string;
}

const minutes = rules.lifetime / 60_000;

/** The mail to the new address with the code that confirms it. */
export function newEmailCodeMail({
  settings,
  newEmail,
  code,
  now,
}: Omit<EmailChange, 'oldEmail'> & { code: string; now: Date }): Mail {
  return {
    to: newEmail,
    template: 'new-email-code',
    subject: `${code} هو كود تأكيد بريدك الجديد`,
    usefulUntil: new Date(now.getTime() + rules.lifetime),
    ...layOut({
      settings,
      preview: `الكود صالح لمدة ${spanLabel(minutes, 'minute')}.`,
      heading: 'أكّد بريدك الجديد',
      blocks: [
        {
          kind: 'text',
          text: `أدخل هذا الكود في ملفك الشخصي ليصبح هذا البريد بريد حسابك في ${settings.siteName}:`,
        },
        { kind: 'code', code },
        {
          kind: 'text',
          text: `الكود صالح لمدة ${spanLabel(minutes, 'minute')}، ويُستخدم مرة واحدة فقط.`,
        },
        { kind: 'note', text: 'إن لم تطلب تغيير بريدك فتجاهل هذه الرسالة، فلن يتغيّر شيء.' },
      ],
    }),
  };
}

/**
 * Notifies the current address, so that an attacker with a stolen session cannot change it unnoticed.
 * @param code the code that confirms the current address; null if the session is fresh
 */
export function emailChangeNoticeMail({
  settings,
  oldEmail,
  newEmail,
  code,
}: EmailChange & { code: string | null }): Mail {
  const steps: MailBlock[] =
    code === null
      ? [
          {
            kind: 'text',
            text: 'يبقى بريدك الحالي كما هو إلى أن يُدخَل في حسابك الكود الذي أُرسل إلى البريد الجديد. بعد ذلك يكون تسجيل الدخول بالبريد الجديد.',
          },
        ]
      : [
          {
            kind: 'text',
            text: 'إن كنت أنت من طلب ذلك فأدخل هذا الكود في حسابك أولًا، ثم الكود الذي أُرسل إلى البريد الجديد:',
          },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `الكود صالح لمدة ${spanLabel(minutes, 'minute')}. يبقى بريدك الحالي كما هو إلى أن يُدخَل الكودان، ولا يتغيّر بدونهما.`,
          },
        ];
  return {
    to: oldEmail,
    replyTo: settings.contact.email,
    template: 'email-change-notice',
    subject: 'طلب لتغيير بريد حسابك',
    ...layOut({
      settings,
      preview: 'إن لم تطلب هذا التغيير فأخبرنا.',
      heading: 'طلب لتغيير بريد حسابك',
      blocks: [
        { kind: 'text', text: `طُلب تغيير بريد حسابك في ${settings.siteName} إلى:` },
        { kind: 'facts', facts: [{ label: 'البريد الجديد', value: newEmail, ltr: true }] },
        ...steps,
        {
          kind: 'note',
          text: 'إن لم تطلب أنت هذا التغيير فردّ على هذه الرسالة فورًا لنحمي حسابك.',
        },
      ],
      closing: replyClosing(settings),
    }),
  };
}
