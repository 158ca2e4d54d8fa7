import { wording } from '@nibras/contract/text/wording.ts';
import type { Config } from '#platform/config/config.ts';
import type { Settings } from '#platform/config/settings.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { pageAddress } from '#platform/page-address.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';

interface ImportMail {
  config: Pick<Config, 'publicUrl' | 'port'>;
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'timeZone' | 'contact'>;
  to: string;
  name: string;
  /** Null for an account alone. */
  course: { id: number; name: string } | null;
  until: Date | null;
}

/** Tells a person of a list that they have an account, or access to a course, and how they sign in. */
export function importMail({ config, settings, to, name, course, until }: ImportMail): Mail {
  const { siteName, timeZone } = settings;
  const period = until ? ` حتى ${arabicDate(until, timeZone)}` : '';
  const what = course
    ? wording`أُضيف لك اشتراك في كورس «${course.name}» على ${siteName}${period}.`
    : `أُنشئ لك حساب على ${siteName}.`;
  return {
    to,
    template: course ? 'class-enrolment' : 'account-made',
    subject: course ? wording`اشتراكك في كورس «${course.name}»` : `حسابك على ${siteName}`,
    ...layOut({
      settings,
      preview: what,
      heading: course ? wording`أهلًا بك في الكورس` : `أهلًا بك في ${siteName}`,
      blocks: [
        { kind: 'text', text: `مرحبًا ${name}،` },
        { kind: 'text', text: what },
        {
          kind: 'action',
          label: course ? wording`افتح الكورس` : 'ادخل إلى حسابك',
          href: pageAddress(config, course ? `/courses/${course.id}` : '/login'),
        },
        {
          kind: 'text',
          text: 'للدخول اكتب هذا البريد نفسه في صفحة الدخول، فيصلك كود تدخل به دون كلمة مرور.',
        },
        {
          kind: 'note',
          text: settings.contact.email
            ? `إن لم تكن تنتظر هذه الرسالة فتجاهلها، أو راسلنا على ${settings.contact.email}.`
            : 'إن لم تكن تنتظر هذه الرسالة فتجاهلها.',
        },
      ],
    }),
  };
}
