import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';

interface EnrolmentNoticeProps {
  /** Whether access has ended; otherwise the enrolment waits for its code. */
  ended: boolean;
  /** When it ended; null where that is not known. */
  until: string | null;
}

/** Says that the enrolment waits for its code, or that it has ended and how it goes on. */
export default function EnrolmentNotice({ ended, until }: EnrolmentNoticeProps) {
  return (
    <div className="mt-4 rounded-md bg-warning-soft px-4 py-3">
      <p className="font-semibold text-warning">
        {ended ? 'انتهى اشتراكك' : 'اشتراكك ينتظر الكود'}
        {ended && until && (
          <>
            {' '}
            في <DateText at={until} />
          </>
        )}
      </p>
      <p className="text-sm">
        {ended ? (
          <>
            ما أنجزته محفوظ لك، ويعود كما كان عند تمديد الاشتراك.{' '}
            <Link to="/contact">تواصل معنا</Link> لتمديده.
          </>
        ) : (
          wording`أدخل الكود الذي أرسلناه إلى بريدك لتفتح محاضرات الكورس.`
        )}
      </p>
    </div>
  );
}
