import { z } from 'zod';
import {
  listSort,
  pageOf,
  severalChangedAnswer,
  severalIds,
  studioPerson,
  undoId,
} from '../../../content/items/studio/page.ts';
import { coupons as limits } from '../../../limits.ts';
import { currencies } from '../../../site/site.ts';
import { absentWhenEmpty, id, pageNumber, picture, searchText, timestamp } from '../../../wire.ts';
import { amount, purchaseStates } from '../../purchases/shapes.ts';
import { couponCode } from '../shapes.ts';

/** `waiting` begins later; `over` has ended; `used-up` has no uses left; `off` was switched off; `binned` is in the trash. */
export const couponStates = ['active', 'waiting', 'over', 'used-up', 'off', 'binned'] as const;
export type CouponState = (typeof couponStates)[number];

export const couponKinds = ['percent', 'amount'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const studioCoupon = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(couponKinds),
  percent: z.int().nullable(),
  /** In minor units of `currency`. */
  amount: amount.nullable(),
  /** Of `amount`; null for a percentage. */
  currency: z.enum(currencies).nullable(),
  /** Those that it is for; none for all. */
  courses: z.array(z.object({ id: z.int(), name: z.string(), image: picture })),
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  max_uses: z.int().nullable(),
  once_per_person: z.boolean(),
  active: z.boolean(),
  state: z.enum(couponStates),
  /** Purchases that were paid with it. */
  used: z.int(),
  /** Open purchases, each of which holds a use until it is paid, expires or is cancelled. */
  reserved: z.int(),
  by: studioPerson.nullable(),
  created_at: timestamp,
});
export type StudioCoupon = z.infer<typeof studioCoupon>;

/** `created` is the usual order, the newest first; codes from the first letter, ends from the next one. */
export const couponSorts = ['created', 'code', 'ends'] as const;
export type CouponSort = (typeof couponSorts)[number];

export const couponsQuery = z.object({
  page: pageNumber,
  search: searchText,
  state: absentWhenEmpty(z.enum(couponStates).optional()),
  sort: listSort(couponSorts),
});
export type CouponsQuery = z.output<typeof couponsQuery>;
/** What is exported: the filters and the order of the list. */
export const couponsExportQuery = couponsQuery.omit({ page: true });
export type CouponsExportQuery = z.output<typeof couponsExportQuery>;
export const couponsAnswer = z.object({ coupons: pageOf(studioCoupon) });

const moment = z.iso.datetime({ offset: true }).nullable();

/**
 * A coupon as it is made or changed, whole. `percent` for a percentage, otherwise `amount` as people write it, in the
 * installation's currency.
 */
export const couponBody = z
  .strictObject({
    code: couponCode,
    kind: z.enum(couponKinds),
    percent: z.int().min(1).max(100).nullable().default(null),
    amount: z.string().max(limits.typedMaxLength).nullable().default(null),
    courses: z.array(id).max(limits.courses).default([]),
    starts_at: moment.default(null),
    ends_at: moment.default(null),
    max_uses: z.int().min(1).max(limits.usesMax).nullable().default(null),
    once_per_person: z.boolean().default(true),
  })
  .refine(({ kind, percent }) => kind !== 'percent' || percent !== null, { path: ['percent'] })
  .refine(({ kind, amount: typed }) => kind !== 'amount' || typed !== null, { path: ['amount'] })
  .refine(({ starts_at: from, ends_at: to }) => !from || !to || Date.parse(to) > Date.parse(from), {
    path: ['ends_at'],
  });
export type CouponBody = z.output<typeof couponBody>;

export const couponParams = z.object({ id });
export const couponActiveBody = z.strictObject({ active: z.boolean() });
export const couponsActiveBody = couponActiveBody.extend({ ids: severalIds });
export const couponsActiveAnswer = severalChangedAnswer;
export const couponAnswer = z.object({ coupon: studioCoupon });
export const couponChangeAnswer = z.object({ coupon: studioCoupon, undo: undoId });

/** A purchase with the coupon: whose, when, how it stands, and what they saved. */
export const couponUse = z.object({
  purchase_id: z.int(),
  reference: z.string(),
  person: studioPerson.nullable(),
  state: z.enum(purchaseStates),
  at: timestamp,
  discount: amount,
  total: amount,
  currency: z.enum(currencies),
});
export type CouponUse = z.infer<typeof couponUse>;
export const couponUsesQuery = z.object({ page: pageNumber });
export const couponUsesAnswer = z.object({ uses: pageOf(couponUse) });
