import { fromMinor, toMinor } from '@nibras/contract/money.ts';
import type { BundleBody } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { bundles, courses } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSelling } from '#selling/coupons/index.ts';
import { type BundleSnapshot, columnsOf, lockBundle, setBundleCourses } from './bundle-snapshot.ts';

type Services = Pick<Platform, 'db' | 'now' | 'settings'>;
type Written = Omit<BundleSnapshot, 'active' | 'deletedAt'>;

/** What the audit log tells of a bundle. */
export const subjectOf = (id: number, name: string) => ({
  kind: 'bundle',
  itemId: id,
  name,
  changed: [`bundle:${id}`],
});

/** No price reaches it, in no currency: that of a course is below it too. */
const priceLimit = 100_000_000;

/** The values of a form as they are stored. @throws AppError invalid-input by field */
async function written(db: Queryable, body: BundleBody, currency: Currency): Promise<Written> {
  const errors: Record<string, string[]> = {};
  const price = toMinor(body.price, currency);
  if (!price || Number(fromMinor(price, currency)) >= priceLimit)
    errors.price = ['اكتب سعرًا أكبر من صفر، بكسور لا تزيد على كسور العملة.'];
  const known = await db.$count(
    courses,
    sql`${courses.id} = any(${sql.param(body.courses)}::int[]) and ${courses.deletedAt} is null`,
  );
  if (known < body.courses.length) {
    errors.courses = ['أحد هذه الكورسات لم يعد موجودًا. أزله من الباقة.'];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
  return { ...body, price: fromMinor(price ?? 0, currency) };
}

/**
 * Makes a bundle, which is offered at once if all of its courses are public.
 * @throws AppError forbidden, invalid-input
 */
export function makeBundle(
  { settings, ...services }: Services,
  { caller, body }: { caller: Person; body: BundleBody },
): Promise<{ result: number; undo: number }> {
  return changeSelling(services, caller, async (tx, now) => {
    const values = await written(tx, body, settings().currency);
    const columns = columnsOf({ ...values, active: true, deletedAt: null }, now);
    const made = await tx
      .insert(bundles)
      .values({ ...columns, createdAt: now })
      .returning({ id: bundles.id });
    const { id } = only(made);
    await setBundleCourses(tx, id, values.courses);
    const details = { undo: {} };
    return { result: id, entry: { action: 'bundle-made', ...subjectOf(id, values.name), details } };
  });
}

/**
 * Changes a bundle; the public pages show it at once. Purchases keep the price that they have.
 * @throws AppError forbidden, bundle-not-found also for one in the bin, invalid-input
 */
export function saveBundle(
  { settings, ...services }: Services,
  { caller, id, body }: { caller: Person; id: number; body: BundleBody },
): Promise<{ undo: number }> {
  return changeSelling(services, caller, async (tx, now) => {
    const before = await lockBundle(tx, id);
    if (before.deletedAt !== null) throw new AppError('bundle-not-found');
    const after = { ...before, ...(await written(tx, body, settings().currency)) };
    await tx.update(bundles).set(columnsOf(after, now)).where(eq(bundles.id, id));
    await setBundleCourses(tx, id, after.courses);
    const renamed = before.name === after.name ? {} : { name: before.name };
    const repriced =
      Number(before.price) === Number(after.price)
        ? {}
        : { from: String(Number(before.price)), to: String(Number(after.price)) };
    const details = { ...renamed, ...repriced, undo: before };
    return {
      result: undefined,
      entry: { action: 'bundle-changed', ...subjectOf(id, after.name), details },
    };
  });
}
