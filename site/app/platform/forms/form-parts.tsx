import { honeypotName } from '@nibras/contract/honeypot.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#ui/overlay/notice.tsx';
import type { FormOutcome } from './failure.ts';

/**
 * A honeypot: invisible, outside the tab order and silent for screen readers, so only robots that fill in every field
 * fill it in.
 */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        اترك هذا الحقل فارغًا
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface OutcomeBannerProps {
  outcome: FormOutcome | null;
  /** The page was rendered with the outcome, so it is in view already. */
  cameWithPage: boolean;
  /** A link or button for a failure. */
  action?: ReactNode;
}

/** The result of a submitted form, green or red. Scrolled into view and announced when it appears. */
export function OutcomeBanner({ outcome, cameWithPage, action }: OutcomeBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const sent = outcome?.kind === 'sent';

  useEffect(() => {
    if (!outcome || cameWithPage) return;
    // After a failure the first invalid field has the focus and keeps it.
    if (sent) banner.current?.focus({ preventScroll: true });
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, sent, cameWithPage]);

  if (!outcome) return null;
  return (
    <div ref={banner} tabIndex={-1} className="min-w-0 grow scroll-my-28 rounded-md">
      <Notice tone={sent ? 'success' : 'danger'} title={outcome.advice && outcome.message}>
        {outcome.advice ?? outcome.message}
        {!sent && action && <p className="mt-3 mb-1">{action}</p>}
      </Notice>
    </div>
  );
}
