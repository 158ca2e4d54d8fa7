import type { Config } from '#platform/config/config.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface PasswordNews {
  config: Pick<Config, 'siteName' | 'publicUrl' | 'contact'>;
  to: string;
  kind: 'set' | 'changed' | 'removed';
}

const words = {
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

/** Tells the person of every change of the password: whoever took over a session must not make one unseen. */
export function passwordMail({ config, to, kind }: PasswordNews): Mail {
  const { subject, text } = words[kind];
  return {
    to,
    replyTo: config.contact.email,
    template: 'password-news',
    subject,
    ...layOut({
      config,
      preview: 'إن لم تفعل ذلك بنفسك فأخبرنا فورًا.',
      heading: subject,
      blocks: [
        { kind: 'text', text },
        {
          kind: 'note',
          text: 'إن لم تفعل ذلك بنفسك فسجّل الدخول بكود، وأزل كلمة المرور من ملفك الشخصي، ثم ردّ على هذه الرسالة.',
        },
      ],
      closing: 'ردّك على هذه الرسالة يصل إلينا مباشرة.',
    }),
  };
}
