import { couponStateNames } from '@nibras/contract/selling/coupons/studio/coupon-names.ts';
import type { CouponState } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { studioIcon } from '#studio-kit/frame/icons.ts';
import { Mark } from '#ui/list/mark.tsx';
import { DeleteIcon, DurationIcon } from '#ui/ornament/icons.ts';
import Ban from '#ui/ornament/lucide/ban.ts';
import CircleCheck from '#ui/ornament/lucide/circle-check.ts';
import CircleSlash from '#ui/ornament/lucide/circle-slash.ts';

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
      {couponStateNames[state]}
    </Mark>
  );
}
