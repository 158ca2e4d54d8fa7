import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { bundleCourses, bundles, couponCourses, coupons } from '#platform/database/schema/index.ts';
import { makeCourse } from './courses.ts';
import { unique } from './unique.ts';

type NewCoupon = Partial<typeof coupons.$inferInsert> & { courses?: { id: number }[] };

/** A coupon of ten percent for all courses, once a person, unless something else is said. */
export async function makeCoupon(db: Queryable, { courses = [], ...values }: NewCoupon = {}) {
  const isAmount = values.kind === 'amount';
  const coupon = only(
    await db
      .insert(coupons)
      .values({
        code: `COUPON${unique()}`,
        kind: 'percent',
        percent: isAmount ? null : 10,
        currency: isAmount ? 'USD' : null,
        ...values,
      })
      .returning(),
  );
  if (courses.length > 0) {
    await db
      .insert(couponCourses)
      .values(courses.map(({ id }) => ({ couponId: coupon.id, courseId: id })));
  }
  return coupon;
}

type NewBundle = Partial<typeof bundles.$inferInsert> & { courses?: { id: number }[] };

/** A bundle that is offered, of two priced courses unless others are named. */
export async function makeBundle(db: Queryable, { courses, ...values }: NewBundle = {}) {
  const inBundle = courses ?? [
    await makeCourse(db, { price: '30' }),
    await makeCourse(db, { price: '20' }),
  ];
  const bundle = only(
    await db
      .insert(bundles)
      .values({ name: `باقة ${unique()}`, price: '40', ...values })
      .returning(),
  );
  await db
    .insert(bundleCourses)
    .values(inBundle.map(({ id }, position) => ({ bundleId: bundle.id, courseId: id, position })));
  return { ...bundle, courses: inBundle };
}
