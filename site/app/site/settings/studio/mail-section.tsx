import { useQuery } from '@tanstack/react-query';
import { Section } from '#studio-kit/fields/section.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { MailForm } from './mail-form.tsx';
import { MailTestForm } from './mail-test-form.tsx';
import { setupQuery } from './queries.ts';

const sources = {
  studio: 'تُرسل الرسائل بالإعداد المكتوب هنا.',
  environment:
    'تُرسل الرسائل بإعداد الخادم (SMTP_URL وMAIL_FROM). ما تحفظه هنا يحل محله، وكلمة مروره لا تُعرض.',
  none: 'لا خادم بريد بعد: تُحفظ الرسائل على الخادم ولا تُرسل، فلا يصل كود الدخول إلى أحد.',
} as const;

/** How mails are sent, with a test that explains itself. */
export function MailSection() {
  const { data } = useQuery(setupQuery);
  return (
    <Section title="البريد" description={data && sources[data.mail.source]}>
      {data ? (
        <>
          {data.secrets_locked && (
            <Notice tone="warning">
              في قاعدة البيانات أسرار شُفّرت بمفتاح ليس عند هذا الخادم: كلمة مرور البريد أو مفاتيح
              بوابات الدفع. أعد ملف المفتاح إلى الخادم، أو اكتبها من جديد.
            </Notice>
          )}
          <p className="text-sm text-text-soft">
            {`رسائل آخر 30 يومًا: المُرسلة ${data.mails.sent}، والمرفوضة ${data.mails.refused}، والمنتظرة ${data.mails.waiting}.`}
          </p>
          {/* What was saved or forgotten replaces what stands in the fields. */}
          <MailForm key={JSON.stringify(data.mail)} mail={data.mail} />
          <MailTestForm />
        </>
      ) : (
        <SkeletonText lines={5} />
      )}
    </Section>
  );
}
