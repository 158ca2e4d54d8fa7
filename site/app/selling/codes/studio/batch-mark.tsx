import { batchStateNames } from '@nibras/contract/selling/codes/studio/code-names.ts';
import type { BatchState } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { PublishedIcon, studioIcon } from '#studio-kit/frame/icons.ts';
import { Mark } from '#ui/list/mark.tsx';
import { DurationIcon } from '#ui/ornament/icons.ts';
import Ban from '#ui/ornament/lucide/ban.ts';
import CircleCheck from '#ui/ornament/lucide/circle-check.ts';

const marks = {
  active: { icon: PublishedIcon, tone: 'text-success' },
  early: { icon: DurationIcon, tone: 'text-info' },
  ended: { icon: studioIcon(CircleCheck), tone: 'text-text-soft' },
  cancelled: { icon: studioIcon(Ban), tone: 'text-warning' },
};

/** Whether the codes of a batch can be redeemed. */
export function BatchMark({ state, className }: { state: BatchState; className?: string }) {
  return (
    <Mark {...marks[state]} className={className}>
      {batchStateNames[state]}
    </Mark>
  );
}
