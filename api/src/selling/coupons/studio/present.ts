import type { CouponUse, StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import type { CouponUseRow, CouponWithUses } from './coupon-query.ts';

export const presentCoupon = ({ coupon, by, ...figures }: CouponWithUses): StudioCoupon => ({
  ...figures,
  id: coupon.id,
  code: coupon.code,
  kind: coupon.kind,
  percent: coupon.percent,
  amount: coupon.amount,
  currency: coupon.currency as Currency | null,
  starts_at: coupon.startsAt?.toISOString() ?? null,
  ends_at: coupon.endsAt?.toISOString() ?? null,
  max_uses: coupon.maxUses,
  once_per_person: coupon.oncePerPerson,
  active: coupon.active,
  by,
  created_at: coupon.createdAt.toISOString(),
});

export const presentUse = ({ purchase, person }: CouponUseRow): CouponUse => ({
  purchase_id: purchase.id,
  reference: purchase.reference,
  person,
  state: purchase.state,
  at: (purchase.paidAt ?? purchase.createdAt).toISOString(),
  discount: purchase.discount,
  total: purchase.total,
  currency: purchase.currency as Currency,
});
