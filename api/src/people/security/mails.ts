import type { Settings } from '#platform/config/settings.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface PasswordMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;
  to: string;
  kind: 'set' | 'changed' | 'removed';
}

const textsByKind = {
  set: {
    subject: 'أُضيفت كلمة مرور إلى حسابك',
    text: 'يمكن الآن الدخول إلى حسابك بكلمة مرور، إلى جانب الكود الذي يصلك بالبريد.',
  },
  changed: {
    subject: 'تغيّرت كلمة مرور حسابك',
    text: 'تغيّرت كلمة مرور حسابك، وسُجّل الخروج من كل الأجهزة الأخرى.',
  },
  removed: {
    subject: 'أُزيلت كلمة مرور حسابك',
    text: 'أصبح الدخول إلى حسابك بالكود الذي يصلك بالبريد وحده، وسُجّل الخروج من كل الأجهزة الأخرى.',
  },
};

/** Notifies the person of every password change, so that an attacker with a stolen session cannot change it unnoticed. */
export function passwordMail({ settings, to, kind }: PasswordMail): Mail {
  const { subject, text } = textsByKind[kind];
  return {
    to,
    replyTo: settings.contact.email,
    template: 'password-news',
    subject,
    ...layOut({
      settings,
      preview: 'إن لم تفعل ذلك بنفسك فأخبرنا فورًا.',
      heading: subject,
      blocks: [
        { kind: 'text', text },
        {
          kind: 'note',
          text: 'إن لم تفعل ذلك بنفسك فسجّل الدخول بكود، وأزل كلمة المرور من ملفك الشخصي، ثم ردّ على هذه الرسالة.',
        },
      ],
      closing: replyClosing(settings),
    }),
  };
}
