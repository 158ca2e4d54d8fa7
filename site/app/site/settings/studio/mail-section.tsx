import type { Setup } from '@nibras/contract/site/settings/studio/shapes.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { MailForm } from './mail-form.tsx';
import { MailTestForm } from './mail-test-form.tsx';

const sources = {
  studio: 'تُرسل الرسائل بالإعداد المكتوب هنا.',
  environment:
    'تُرسل الرسائل بإعداد الخادم (SMTP_URL وMAIL_FROM). ما تحفظه هنا يحل محله، وكلمة مروره لا تُعرض.',
  none: 'لا خادم بريد بعد: تُحفظ الرسائل على الخادم ولا تُرسل، فلا يصل كود الدخول إلى أحد.',
} as const;

/** How mails are sent, with a test that explains itself. */
export function MailSection({ setup: { mail, mails, secrets_locked } }: { setup: Setup }) {
  return (
    <Section title="البريد" description={sources[mail.source]}>
      {secrets_locked && (
        <Notice tone="warning">
          في قاعدة البيانات أسرار شُفّرت بمفتاح ليس عند هذا الخادم: كلمة مرور البريد أو مفاتيح بوابات
          الدفع. أعد ملف المفتاح إلى الخادم، أو اكتبها من جديد.
        </Notice>
      )}
      <p className="text-sm text-text-soft">
        {`رسائل آخر 30 يومًا: المُرسلة ${mails.sent}، والمرفوضة ${mails.refused}، والمنتظرة ${mails.waiting}.`}
      </p>
      {/* What was saved or withdrawn replaces what stands in the fields. */}
      <div data-studio-field="mail">
        <MailForm key={JSON.stringify(mail)} mail={mail} />
      </div>
      <div data-studio-field="mail_test">
        <MailTestForm />
      </div>
    </Section>
  );
}
