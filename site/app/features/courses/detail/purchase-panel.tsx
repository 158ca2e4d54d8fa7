import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/courses.ts';
import { lazy, type Ref, Suspense } from 'react';
import {
  type EnrolAction,
  EnrolButton,
  type Enrolment,
  isMemberAction,
} from '#features/enrolment/index.ts';
import { cx } from '#ui/class-names.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { PanelCard } from './panel-card.tsx';
import { ShareButton } from './share-button.tsx';

// Loaded lazily for users with an enrolment: the server renders without a session, so the first view never needs them.
const MemberPanel = lazy(() => import('./member-panel.tsx'));
const EnrolmentNotice = lazy(() => import('./enrolment-notice.tsx'));

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

/** Of one height in every state, so that the button stays in its place. */
const topClass = 'mb-4 flex min-h-12 justify-between gap-4';

/** The offer to enrol with its price, or a member's way into the lectures. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { course, enrolment, action, start, now, buttonRef, className } = props;
  const offer = (known: boolean) => (
    <>
      <p className={cx(topClass, 'items-baseline')}>
        <span className="text-text-soft">سعر الكورس</span>
        <PriceTag price={course.salary} size="lg" />
      </p>
      <EnrolButton
        action={action}
        enrolment={known ? enrolment : { ...enrolment, known }}
        className="w-full"
      />
    </>
  );
  return (
    <PanelCard className={className}>
      <div ref={buttonRef}>
        {enrolment.known && isMemberAction(action) ? (
          <Suspense fallback={offer(false)}>
            <MemberPanel {...{ course, enrolment, action, start, now, topClass }} />
          </Suspense>
        ) : (
          offer(enrolment.known)
        )}
      </div>
      {(enrolment.status === 'pending' || enrolment.status === 'ended') && (
        <Suspense fallback={null}>
          <EnrolmentNotice ended={enrolment.status === 'ended'} until={enrolment.until} />
        </Suspense>
      )}
      <div className="mt-3">
        <ShareButton courseId={course.id} name={course.name} />
      </div>
    </PanelCard>
  );
}
