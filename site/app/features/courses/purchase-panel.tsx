import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/courses.ts';
import { lazy, type Ref, Suspense } from 'react';
import { type EnrolAction, EnrolButton, type Enrolment } from '#features/enrolment/index.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { PanelCard } from './panel-card.tsx';
import { ShareButton } from './share-button.tsx';

// Fetched for whoever has begun: nobody's first view has it, since the server knows no session.
const EnrolmentStatus = lazy(() => import('./enrolment-status.tsx'));

interface PurchasePanelProps {
  course: ParsedCourse;
  enrolment: Enrolment;
  action: EnrolAction;
  start: LectureRow | null;
  /** The moment that spans of time are told from. */
  now: number;
  /** On the button: the bar at the screen's edge shows once this is out of sight. */
  buttonRef: Ref<HTMLDivElement>;
  className?: string;
}

/** Price and the one thing to do next. */
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
