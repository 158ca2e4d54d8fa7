import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, type Ref, Suspense } from 'react';
import { Link } from 'react-router';
import {
  type EnrolAction,
  EnrolButton,
  type Enrolment,
  isMemberAction,
} from '#learning/enrolment/index.ts';
import { useOwnServer } from '#platform/state/own-server.ts';
import { BundleHint } from '#selling/bundles/index.ts';
import { AccessPeriod } from '#selling/checkout/index.ts';
import { RedeemEntry } from '#selling/codes/index.ts';
import { cx } from '#ui/class-names.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { PanelCard } from './panel-card.tsx';
import { ShareButton } from './share-button.tsx';

// Loaded lazily for users with an enrolment: the server renders without a session, so the first view never needs them.
const MemberPanel = lazy(() => import('./member-panel.tsx'));
const EnrolmentNotice = lazy(() => import('./enrolment-notice.tsx'));
const SentPurchase = lazy(() => import('./sent-purchase.tsx'));

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
        <span className="text-text-soft">{wording`سعر الكورس`}</span>
        <PriceTag price={course.salary} size="lg" />
      </p>
      <EnrolButton
        action={action}
        enrolment={known ? enrolment : { ...enrolment, known }}
        className="w-full"
      />
      {action.kind === 'paid' && <SaleTerms course={course} />}
      {action.kind === 'unsold' && (
        <div className="mt-2 text-sm">
          <p className="text-text-soft">
            {wording`{لا يُشترى هذا|لا تُشترى هذه} الكورس من الموقع الآن. {يُفتح|تُفتح} بكود اشتراك، أو بمنحة من فريق المنصة.`}
          </p>
          <RedeemEntry courseId={course.id} />
        </div>
      )}
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
      {enrolment.purchase && (
        <Suspense fallback={null}>
          <SentPurchase purchase={enrolment.purchase} />
        </Suspense>
      )}
      <div className="mt-3">
        <ShareButton courseId={course.id} name={course.name} />
      </div>
    </PanelCard>
  );
}

/** How long a purchase lasts, and what else opens the course. */
function SaleTerms({ course: { id, sold_days, sold_until } }: { course: ParsedCourse }) {
  const sells = useOwnServer();
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      {(sold_days !== null || sold_until !== null) && (
        <p className="w-full text-text-soft">
          <AccessPeriod days={sold_days} until={sold_until} />
        </p>
      )}
      {sells && (
        <Link to="/ways-to-pay" className="text-link underline underline-offset-4">
          طرق الدفع
        </Link>
      )}
      <RedeemEntry courseId={id} />
      <BundleHint courseId={id} />
    </div>
  );
}
