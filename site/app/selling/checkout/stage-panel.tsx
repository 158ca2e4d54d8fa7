import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import type { PurchaseStage } from '@nibras/contract/selling/purchases/shapes.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import {
  CloseIcon,
  DurationIcon,
  ErrorIcon,
  HelpIcon,
  RetryIcon,
  SeenIcon,
  SuccessIcon,
  TagIcon,
} from '#ui/ornament/icons.ts';
import { StarFrame, type StarFrameProps } from '#ui/ornament/star-frame.tsx';
import { usualWait } from './stage.ts';
import { stageTexts, waitText } from './stage-texts.ts';

const looks: Record<PurchaseStage, { icon: ReactNode; tone: StarFrameProps['tone'] }> = {
  unpaid: { icon: <TagIcon />, tone: 'lamp' },
  waiting: { icon: <SeenIcon />, tone: 'link' },
  asked: { icon: <HelpIcon />, tone: 'lamp' },
  declined: { icon: <ErrorIcon />, tone: 'danger' },
  review: { icon: <DurationIcon />, tone: 'link' },
  paid: { icon: <SuccessIcon />, tone: 'success' },
  refunded: { icon: <RetryIcon />, tone: 'line' },
  expired: { icon: <DurationIcon />, tone: 'line' },
  cancelled: { icon: <CloseIcon />, tone: 'line' },
};

interface StagePanelProps {
  stage: PurchaseStage;
  answer: CheckoutAnswer;
  /** What can be done next. */
  children?: ReactNode;
}

/** Where the purchase stands. A screen reader is told when it changes. */
export function StagePanel({ stage, answer, children }: StagePanelProps) {
  const { purchase, transfer, answers_in } = answer;
  const { title, text } = stageTexts[stage];
  const { icon, tone } = looks[stage];
  const heading = useFocusWhenLost(stage);
  return (
    <section className="rounded-lg border border-line bg-raised p-5 sm:p-6">
      <div role="status" className="flex items-start gap-4">
        <StarFrame tone={tone}>{icon}</StarFrame>
        <div className="min-w-0 grow">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl leading-snug">
            {title}
          </h2>
          {stage === 'waiting' && (
            <p className="mt-1 font-semibold text-text">{waitText(usualWait(answers_in))}</p>
          )}
          <p className="mt-1 text-text-soft">{text}</p>
          {stage === 'asked' && transfer?.question && (
            <Words label="سؤالنا" text={transfer.question} />
          )}
          {stage === 'declined' && transfer?.reason && (
            <Words label="السبب" text={transfer.reason} />
          )}
          {stage === 'unpaid' && (
            <p className="mt-2 text-sm text-text-faint">
              ننتظر الدفع حتى <DateText at={purchase.expires_at} withTime />
            </p>
          )}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden sm:ps-16">{children}</div>
    </section>
  );
}

/**
 * The ref of the heading that takes the focus when the stage changes and what had the focus has gone with the stage before,
 * such as the button that sent a receipt. Anyone who is typing is not disturbed.
 */
function useFocusWhenLost(stage: PurchaseStage) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [stage]);
  return heading;
}

/** What the provider has written. */
function Words({ label, text }: { label: string; text: string }) {
  return (
    <figure className="mt-3 border-s-4 border-accent ps-4">
      <figcaption className="text-sm text-text-faint">{label}</figcaption>
      <blockquote dir="auto" className="text-start whitespace-pre-line wrap-anywhere text-text">
        {text}
      </blockquote>
    </figure>
  );
}
