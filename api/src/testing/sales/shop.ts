import type { PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import { makeCourse } from '#factories/courses.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  bundleCourses,
  bundles,
  coupons,
  transferChannels,
} from '#platform/database/schema/index.ts';

/** What is sold in random orders. Prices are such that a quarter of each is whole, alone and in the bundle. */
export const prices = [10_000, 5_000, 4_000];
export const sharesInBundle = [5_000, 2_500, 2_000];
/** The course of this place is sold for days, the others for ever. */
export const soldForDays = 2;

export const coupon = { free: 'ALLFREE', quarter: 'QUARTER' } as const;
export const ways = ['transfer', 'paymob'] as const satisfies PaymentWay[];

export interface Shop {
  courses: number[];
  bundle: number;
}

/** Makes three courses, a bundle of them, two coupons and a channel for transfers. */
export async function makeShop(db: Queryable): Promise<Shop> {
  const courses: number[] = [];
  for (const [place, price] of prices.entries()) {
    const soldDays = place === soldForDays ? 30 : null;
    courses.push((await makeCourse(db, { price: String(price / 100), soldDays })).id);
  }
  const [bundle] = await db
    .insert(bundles)
    .values({ name: 'باقة الثلاثة', price: '95' })
    .returning({ id: bundles.id });
  if (!bundle) throw new Error('no bundle was made');
  await db
    .insert(bundleCourses)
    .values(courses.map((courseId, position) => ({ bundleId: bundle.id, courseId, position })));
  const endless = { kind: 'percent' as const, oncePerPerson: false };
  await db.insert(coupons).values([
    { ...endless, code: coupon.free, percent: 100 },
    { ...endless, code: coupon.quarter, percent: 25 },
  ]);
  await db
    .insert(transferChannels)
    .values({ kind: 'vodafone-cash', name: 'فودافون كاش', number: '01000000000' });
  return { courses, bundle: bundle.id };
}
