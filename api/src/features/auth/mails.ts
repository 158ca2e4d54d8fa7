import { code as rules } from '@nibras/contract/limits.ts';
import type { Config } from '#platform/config/config.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface SignInCode {
  config: Pick<Config, 'siteName' | 'publicUrl'>;
  to: string;
  code: string;
  /** When the code was made. */
  now: Date;
  /** Whether a new account would get a password that was chosen with this request. */
  withPassword: boolean;
}

const minutes = rules.lifetime / 60_000;

/**
 * The mail with a sign-in code. The subject carries the code, where phones and watches show it and mail programs
 * offer it for filling in.
 */
export function signInCodeMail({ config, to, code, now, withPassword }: SignInCode): Mail {
  // Someone else may have registered this address: using that code would make their password valid.
  const warning = withPassword
    ? 'طُلب هذا الكود لإنشاء حساب جديد بكلمة مرور. إن لم تكن أنت من اختار كلمة المرور فلا تستخدم هذا الكود، واطلب كودًا جديدًا من صفحة تسجيل الدخول.'
    : 'إن لم تطلب هذا الكود فتجاهل هذه الرسالة، فلن يتمكن أحد من الدخول إلى حسابك بدونه.';
  return {
    to,
    template: 'sign-in-code',
    subject: `${code} هو كود التحقق في ${config.siteName}`,
    usefulUntil: new Date(now.getTime() + rules.lifetime),
    ...layOut({
      config,
      preview: `الكود صالح لمدة ${minutes} دقائق.`,
      heading: 'كود التحقق',
      blocks: [
        {
          kind: 'text',
          text: `أدخل هذا الكود في صفحة التحقق لإتمام تسجيل الدخول إلى ${config.siteName}:`,
        },
        { kind: 'code', code },
        { kind: 'text', text: `الكود صالح لمدة ${minutes} دقائق، ويُستخدم مرة واحدة فقط.` },
        { kind: 'note', text: 'لا تعطِ هذا الكود لأي شخص، حتى لو قال إنه من فريق المنصة.' },
        { kind: 'note', text: warning },
      ],
    }),
  };
}

interface EmailChanged {
  config: Pick<Config, 'siteName' | 'publicUrl' | 'contact'>;
  oldEmail: string;
  newEmail: string;
}

/** To the address that was in use until now: the last word it gets, and the last chance to object. */
export function emailChangedMail({ config, oldEmail, newEmail }: EmailChanged): Mail {
  return {
    to: oldEmail,
    replyTo: config.contact.email,
    template: 'email-changed',
    subject: 'تغيّر بريد حسابك',
    ...layOut({
      config,
      preview: 'إن لم تغيّره أنت فأخبرنا فورًا.',
      heading: 'تغيّر بريد حسابك',
      blocks: [
        {
          kind: 'text',
          text: `أصبح تسجيل الدخول إلى حسابك في ${config.siteName} بالبريد الجديد، ولن تصل إلى هذا البريد رسائل الحساب بعد الآن.`,
        },
        { kind: 'facts', facts: [{ label: 'البريد الجديد', value: newEmail, ltr: true }] },
        {
          kind: 'note',
          text: 'إن لم تغيّر بريدك بنفسك فردّ على هذه الرسالة فورًا لنعيد إليك حسابك.',
        },
      ],
      closing: 'ردّك على هذه الرسالة يصل إلينا مباشرة.',
    }),
  };
}
