import { code as rules } from '@nibras/contract/limits.ts';
import { spanLabel } from '@nibras/contract/text/count.ts';
import type { Settings } from '#platform/config/settings.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface SignInCode {
  settings: Pick<Settings, 'siteName' | 'publicUrl'>;
  to: string;
  code: string;
  /** When the code was issued. */
  now: Date;
}

const minutes = rules.lifetime / 60_000;

/**
 * The mail with a sign-in code. The code is in the subject, because phones and watches show it there and mail
 * programs offer it for autofill.
 */
export function signInCodeMail({ settings, to, code, now }: SignInCode): Mail {
  return {
    to,
    template: 'sign-in-code',
    subject: `${code} هو كود التحقق في ${settings.siteName}`,
    usefulUntil: new Date(now.getTime() + rules.lifetime),
    ...layOut({
      settings,
      preview: `الكود صالح لمدة ${spanLabel(minutes, 'minute')}.`,
      heading: 'كود التحقق',
      blocks: [
        {
          kind: 'text',
          text: `أدخل هذا الكود في صفحة التحقق لإتمام تسجيل الدخول إلى ${settings.siteName}:`,
        },
        { kind: 'code', code },
        {
          kind: 'text',
          text: `الكود صالح لمدة ${spanLabel(minutes, 'minute')}، ويُستخدم مرة واحدة فقط.`,
        },
        { kind: 'note', text: 'لا تعطِ هذا الكود لأي شخص، حتى لو قال إنه من فريق المنصة.' },
        {
          kind: 'note',
          text: 'إن لم تطلب هذا الكود فتجاهل هذه الرسالة، فلن يتمكن أحد من الدخول إلى حسابك بدونه.',
        },
      ],
    }),
  };
}

/** The mail with the code that makes an open session fresh. */
export function confirmationMail({ settings, to, code, now }: SignInCode): Mail {
  return {
    to,
    template: 'confirmation-code',
    subject: `${code} هو كود التأكيد في ${settings.siteName}`,
    usefulUntil: new Date(now.getTime() + rules.lifetime),
    ...layOut({
      settings,
      preview: `الكود صالح لمدة ${spanLabel(minutes, 'minute')}.`,
      heading: 'أكّد أنك صاحب الحساب',
      blocks: [
        {
          kind: 'text',
          text: `طُلب تغيير يخص أمان حسابك في ${settings.siteName}. إن كنت أنت من طلبه فأدخل هذا الكود في ملفك الشخصي:`,
        },
        { kind: 'code', code },
        {
          kind: 'text',
          text: `الكود صالح لمدة ${spanLabel(minutes, 'minute')}، ويُستخدم مرة واحدة فقط.`,
        },
        { kind: 'note', text: 'لا تعطِ هذا الكود لأي شخص، حتى لو قال إنه من فريق المنصة.' },
        {
          kind: 'note',
          text: 'إن لم تطلب شيئًا فقد يكون غيرك داخل حسابك: افتح ملفك الشخصي وسجّل الخروج من بقية الأجهزة.',
        },
      ],
    }),
  };
}

interface EmailChanged {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;
  oldEmail: string;
  newEmail: string;
}

/** Notifies the old address of the change, so that its owner can object. It is the last mail to that address. */
export function emailChangedMail({ settings, oldEmail, newEmail }: EmailChanged): Mail {
  return {
    to: oldEmail,
    replyTo: settings.contact.email,
    template: 'email-changed',
    subject: 'تغيّر بريد حسابك',
    ...layOut({
      settings,
      preview: 'إن لم تغيّره أنت فأخبرنا فورًا.',
      heading: 'تغيّر بريد حسابك',
      blocks: [
        {
          kind: 'text',
          text: `أصبح تسجيل الدخول إلى حسابك في ${settings.siteName} بالبريد الجديد، ولن تصل إلى هذا البريد رسائل الحساب بعد الآن.`,
        },
        { kind: 'facts', facts: [{ label: 'البريد الجديد', value: newEmail, ltr: true }] },
        {
          kind: 'note',
          text: 'إن لم تغيّر بريدك بنفسك فردّ على هذه الرسالة فورًا لنعيد إليك حسابك.',
        },
      ],
      closing: replyClosing(settings),
    }),
  };
}
