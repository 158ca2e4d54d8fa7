import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/courses.ts';
import { lazy, type Ref, Suspense } from 'react';
import { type EnrolAction, EnrolButton, type Enrolment } from '#features/enrolment/index.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { PanelCard } from './panel-card.tsx';
import { ShareButton } from './share-button.tsx';

// Loaded lazily for enrolled users: the server renders without a session, so the first view never needs it.
const EnrolmentStatus = lazy(() => import('./enrolment-status.tsx'));

interface PurchasePanelProps {
  course: ParsedCourse;
  enrolment: Enrolment;
  action: EnrolAction;
  start: LectureRow | null;
  /** The time in ms that relative times are computed from. */
  now: number;
  /** Ref of the button: the action bar is shown when it is out of view. */
  buttonRef: Ref<HTMLDivElement>;
  className?: string;
}

/** The price and the enrolment button. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { course, enrolment, action, start, now, buttonRef, className } = props;
  return (
    <PanelCard className={className}>
      <p className="mb-4 flex items-baseline justify-between gap-4">
        <span className="text-text-soft">سعر الكورس</span>
        <PriceTag price={course.salary} size="lg" />
      </p>
      <div ref={buttonRef}>
        <EnrolButton action={action} enrolment={enrolment} className="w-full" />
      </div>
      {enrolment.status !== 'none' && (
        <Suspense fallback={null}>
          <EnrolmentStatus
            course={course}
            enrolment={enrolment}
            start={start}
            now={now}
            className="mt-4"
          />
        </Suspense>
      )}
      <div className="mt-3">
        <ShareButton courseId={course.id} name={course.name} />
      </div>
    </PanelCard>
  );
}
