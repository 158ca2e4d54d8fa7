import { code as rules } from '@nibras/contract/limits.ts';
import { spanLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Settings } from '#platform/config/settings.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface EnrolmentCodeMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl'>;
  to: string;
  code: string;
  courseName: string;
  /** When the code was issued. */
  now: Date;
}

const minutes = rules.lifetime / 60_000;

/** The mail with the code that completes an enrolment. */
export function enrolmentCodeMail({
  settings,
  to,
  code,
  courseName,
  now,
}: EnrolmentCodeMail): Mail {
  return {
    to,
    template: 'enrolment-code',
    subject: wording`${code} هو كود الاشتراك في الكورس`,
    usefulUntil: new Date(now.getTime() + rules.lifetime),
    ...layOut({
      settings,
      preview: wording`أكمل اشتراكك في كورس «${courseName}». الكود صالح لمدة ${spanLabel(minutes, 'minute')}.`,
      heading: 'أكمل اشتراكك',
      blocks: [
        {
          kind: 'text',
          text: wording`أدخل هذا الكود في صفحة كورس «${courseName}» لإتمام اشتراكك:`,
        },
        { kind: 'code', code },
        {
          kind: 'text',
          text: `الكود صالح لمدة ${spanLabel(minutes, 'minute')}، ويُستخدم مرة واحدة فقط.`,
        },
        {
          kind: 'note',
          text: wording`إن لم تطلب الاشتراك في {هذا|هذه} الكورس فتجاهل هذه الرسالة.`,
        },
      ],
    }),
  };
}
