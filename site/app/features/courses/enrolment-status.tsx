import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/courses.ts';
import { Link } from 'react-router';
import type { Enrolment } from '#features/enrolment/index.ts';
import { countLabel, formatTimeAgo } from '#platform/format.ts';
import { lecturesOf } from '#platform/plurals.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { PlayIcon } from '#ui/ornament/icons.ts';
import { progressOf } from './lecture-access.ts';

interface EnrolmentStatusProps {
  course: ParsedCourse;
  enrolment: Enrolment;
  start: LectureRow | null;
  /** The time in ms that the relative time is computed from. */
  now: number;
  className?: string;
}

/** The user's enrolment and progress, with a link to continue. */
export default function EnrolmentStatus({
  course,
  enrolment,
  start,
  now,
  className,
}: EnrolmentStatusProps) {
  if (enrolment.status === 'pending') {
    return (
      <div className={cx('rounded-md bg-warning-soft px-4 py-3', className)}>
        <p className="font-semibold text-warning">اشتراكك ينتظر الكود</p>
        <p className="text-sm">أدخل الكود الذي أرسلناه إلى بريدك لتفتح محاضرات الكورس.</p>
      </div>
    );
  }
  if (enrolment.status !== 'joined') return null;
  const { all, watched } = progressOf(course.chapters);
  return (
    <div className={cx('rounded-md bg-success-soft px-4 py-4', className)}>
      <p className="font-semibold text-success">أنت مشترك في هذا الكورس</p>
      {enrolment.since && <p className="text-sm">اشتركت {formatTimeAgo(enrolment.since, now)}</p>}
      {all > 0 && (
        <>
          <p className="mt-3 text-sm">
            شاهدت {watched} من {countLabel(all, lecturesOf)}
          </p>
          <ProgressBar value={watched / all} label="تقدمك في الكورس" showValue />
        </>
      )}
      {start && (
        <Button asChild className="mt-4 w-full" icon={<PlayIcon className="size-5 fill-current" />}>
          <Link to={`/courses/${course.id}/lecture/${start.id}`}>
            {watched === 0 ? 'ابدأ التعلّم' : watched === all ? 'راجع الكورس' : 'تابع التعلّم'}
          </Link>
        </Button>
      )}
    </div>
  );
}
