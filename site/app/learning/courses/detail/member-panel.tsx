import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { CourseCertificate } from '#learning/certificates/index.ts';
import { MemberCompletion } from '#learning/completion/index.ts';
import { type EnrolAction, EnrolButton, type Enrolment } from '#learning/enrolment/index.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { formatTimeAgo } from '#platform/format.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { PlayIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { progressOf } from './lecture-access.ts';
import { startLabel } from './start-label.ts';

interface MemberPanelProps {
  course: ParsedCourse;
  enrolment: Enrolment;
  action: EnrolAction;
  start: LectureRow | null;
  /** The time in ms that the relative time is computed from. */
  now: number;
  /** The class of the row above the button, which keeps the button where the offer was. */
  topClass: string;
}

/** A member's panel: the way into the lectures comes first; the price and the disabled button come last. */
export default function MemberPanel(props: MemberPanelProps) {
  const { course, enrolment, action, start, now, topClass } = props;
  const joined = action.kind === 'joined';
  const { all, watched } = progressOf(course.chapters);
  const since = joined && enrolment.since;
  return (
    <>
      <p className={cx(topClass, 'items-center')}>
        {joined ? (
          <span className="inline-flex items-center gap-2 font-semibold text-success">
            <SuccessIcon className="size-5" />
            {wording`أنت مشترك في {هذا|هذه} الكورس`}
          </span>
        ) : (
          <span className="text-text-soft">{wording`محاضرات الكورس مفتوحة لك`}</span>
        )}
      </p>
      {start && (
        <Button
          asChild
          size="lg"
          className="w-full"
          icon={<PlayIcon className="size-5 fill-current" />}
        >
          <Link to={`/courses/${course.id}/lecture/${start.id}`}>
            {startLabel(action, course.chapters)}
          </Link>
        </Button>
      )}
      {joined && (
        <MemberCompletion
          courseId={course.id}
          all={all}
          watched={watched}
          hasRules={course.certificate_terms !== null}
        />
      )}
      {joined && (
        <div className="mt-4">
          <CourseCertificate
            courseId={course.id}
            promised={course.certificate === true}
            className="w-full"
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-text-faint">
        <EnrolButton action={action} enrolment={enrolment} variant="ghost" size="sm" />
        <span className="inline-flex items-baseline gap-1.5">
          {wording`سعر الكورس`}
          <PriceTag price={course.salary} size="sm" />
        </span>
        {since && <span className="w-full">اشتركت {formatTimeAgo(since, now)}</span>}
        {joined && enrolment.until && (
          <span className="w-full">
            اشتراكك حتى <DateText at={enrolment.until} />
          </span>
        )}
      </div>
    </>
  );
}
