import type { WaitingCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { Badge } from '#ui/list/badge.tsx';

/** A certificate that is issued as soon as its owner has chosen a name that it can show. */
export function WaitingCertificateCard({ certificate }: { certificate: WaitingCertificate }) {
  const { course, completed_at } = certificate;
  return (
    <article className="rounded-lg border border-line bg-raised p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 dir="auto" className="min-w-0 text-start text-lg leading-snug wrap-anywhere">
          {course.path === null ? (
            course.name
          ) : (
            <Link to={course.path} className="text-text no-underline hover:text-link">
              {course.name}
            </Link>
          )}
        </h2>
        <Badge tone="warning">تنتظر اسمًا</Badge>
      </div>
      <p className="mt-1 text-sm text-text-soft">
        {wording`أتممت الكورس في `}
        <DateText at={completed_at} />
        {wording`. {تصدر|يصدر} شهادتك حالما تختار اسمًا يُطبع {عليها|عليه}.`}
      </p>
    </article>
  );
}
