import type { CouponState } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { studioIcon } from '#studio-kit/frame/icons.ts';
import { Mark } from '#ui/list/mark.tsx';
import { DeleteIcon, DurationIcon } from '#ui/ornament/icons.ts';
import { stateNames } from './coupon-texts.ts';

const marks = {
  active: { icon: studioIcon(CircleCheck), tone: 'text-success' },
  waiting: { icon: DurationIcon, tone: 'text-info' },
  over: { icon: studioIcon(CircleSlash), tone: 'text-text-soft' },
  'used-up': { icon: studioIcon(CircleSlash), tone: 'text-text-soft' },
  off: { icon: studioIcon(Ban), tone: 'text-warning' },
  binned: { icon: DeleteIcon, tone: 'text-text-soft' },
};

/** How a coupon stands. */
export function CouponMark({ state, className }: { state: CouponState; className?: string }) {
  return (
    <Mark {...marks[state]} className={className}>
      {stateNames[state]}
    </Mark>
  );
}
