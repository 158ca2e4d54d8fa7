import { honeypotName } from '@nibras/contract/honeypot.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#ui/overlay/notice.tsx';
import type { FormOutcome } from './failure.ts';

/** Out of sight, out of the tab order and silent: only who fills in everything fills it in. */
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
  /** It came with the page, so the eye is there already. */
  cameWithPage: boolean;
  /** What else can be done after a failure. */
  action?: ReactNode;
}

/** Green or red: how the form stands. Brought into view, and read out, when it comes. */
export function OutcomeBanner({ outcome, cameWithPage, action }: OutcomeBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const sent = outcome?.kind === 'sent';

  useEffect(() => {
    if (!outcome || cameWithPage) return;
    // A field that is at fault has the focus already, and keeps it.
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
