import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';

/** Says that access has ended, and how it goes on. */
export default function EndedNotice({ until }: { until: string | null }) {
  return (
    <div className="mt-4 rounded-md bg-warning-soft px-4 py-3">
      <p className="font-semibold text-warning">
        انتهى اشتراكك
        {until && (
          <>
            {' '}
            في <DateText at={until} />
          </>
        )}
      </p>
      <p className="text-sm">
        ما أنجزته محفوظ لك، ويعود كما كان عند تمديد الاشتراك. <Link to="/contact">تواصل معنا</Link>{' '}
        لتمديده.
      </p>
    </div>
  );
}
