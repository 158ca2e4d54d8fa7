import type { BatchState } from '@nibras/contract/selling/codes/studio/shapes.ts';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import { PublishedIcon, studioIcon } from '#studio-kit/frame/icons.ts';
import { Mark } from '#ui/list/mark.tsx';
import { DurationIcon } from '#ui/ornament/icons.ts';
import { batchStateNames } from './code-texts.ts';

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
