import { fromMinor, toMinor } from '@nibras/contract/money.ts';
import type { BundleBody } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { bundleRows } from './bundle-rows.ts';

type Services = Pick<Platform, 'db' | 'now' | 'settings'>;

/** No price reaches it, in no currency: that of a course is below it too. */
const priceLimit = 100_000_000;

/** The values of a form as they are stored. @throws AppError invalid-input by field */
async function rowOf(db: Queryable, body: BundleBody, currency: Currency) {
  const errors: Record<string, string[]> = {};
  const price = toMinor(body.price, currency);
  if (!price || Number(fromMinor(price, currency)) >= priceLimit)
    errors.price = ['اكتب سعرًا أكبر من صفر، بكسور لا تزيد على كسور العملة.'];
  const known = await db.$count(
    courses,
    sql`${courses.id} = any(${sql.param(body.courses)}::int[]) and ${courses.deletedAt} is null`,
  );
  if (known < body.courses.length) {
    errors.courses = [
      wording`{أحد|إحدى} هذه الكورسات {لم يعد موجودًا. أزله|لم تعد موجودة. أزلها} من الباقة.`,
    ];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
  return { ...body, price: fromMinor(price ?? 0, currency) };
}

/**
 * Creates a bundle, which is offered at once if all of its courses are public.
 * @throws AppError invalid-input
 */
export const createBundle = (
  services: Services,
  { caller, body }: { caller: Person; body: BundleBody },
): Promise<{ result: number; undo: number }> =>
  bundleRows.create(services, { caller, action: 'bundle-made' }, async (tx, now) => {
    const values = await rowOf(tx, body, services.settings().currency);
    return { row: { ...values, active: true, deletedAt: null }, more: { createdAt: now } };
  });

/**
 * Changes a bundle; the public pages show it at once. Purchases keep the price that they have.
 * @throws AppError bundle-not-found also for one in the trash, invalid-input
 */
export const saveBundle = (
  services: Services,
  { caller, id, body }: { caller: Person; id: number; body: BundleBody },
): Promise<{ undo: number }> =>
  bundleRows.change(services, { caller, id, action: 'bundle-changed' }, async (before, tx) => {
    const row = await rowOf(tx, body, services.settings().currency);
    const [from, to] = [Number(before.price), Number(row.price)];
    return { row, details: from === to ? {} : { from: String(from), to: String(to) } };
  });
