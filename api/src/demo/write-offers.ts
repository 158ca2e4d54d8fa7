import { only } from '#platform/database/only.ts';
import { bundleCourses, bundles, couponCourses, coupons } from '#platform/database/schema/index.ts';
import type { DemoBundle, DemoContent, DemoCoupon } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';

async function writeBundle(
  { db, courses }: Loading,
  { courses: slugs, price, ...texts }: DemoBundle,
): Promise<void> {
  const values = { ...texts, price: String(price) };
  const { id } = only(await db.insert(bundles).values(values).returning({ id: bundles.id }));
  await db
    .insert(bundleCourses)
    .values(
      slugs.map((slug, position) => ({ bundleId: id, courseId: courses.get(slug).id, position })),
    );
}

async function writeCoupon(
  { db, ago, people, courses }: Loading,
  { courses: slugs = [], endsInDays, ...coupon }: DemoCoupon,
): Promise<void> {
  const values = {
    ...coupon,
    kind: 'percent' as const,
    endsAt: endsInDays === undefined ? null : ago(-endsInDays),
    createdBy: people.get('admin@example.com').id,
  };
  const { id } = only(await db.insert(coupons).values(values).returning({ id: coupons.id }));
  if (slugs.length === 0) return;
  await db
    .insert(couponCourses)
    .values(slugs.map((slug) => ({ couponId: id, courseId: courses.get(slug).id })));
}

/** Writes bundles and coupons. Requires the people and the courses. */
export async function writeOffers(loading: Loading, content: DemoContent): Promise<void> {
  for (const bundle of content.bundles) await writeBundle(loading, bundle);
  for (const coupon of content.coupons) await writeCoupon(loading, coupon);
}
