import { studio as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import { couponStateNames } from '@nibras/contract/selling/coupons/studio/coupon-names.ts';
import type { CouponsExportQuery } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { exportList } from '#platform/audit/export-list.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { dayIn } from '#platform/text/csv.ts';
import { couponPage } from './coupon-query.ts';
import { presentCoupon } from './present.ts';

const headings = () => [
  'الكود',
  'الحالة',
  'نسبة الخصم',
  'مبلغ الخصم',
  'العملة',
  wording`الكورسات`,
  'من يوم',
  'حتى يوم',
  'عدد المرات',
  'استُخدم',
  'قيد الدفع',
  'مرة واحدة لكل شخص',
  'أنشأه',
  'تاريخ الإنشاء',
];

type Coupon = ReturnType<typeof presentCoupon>;

const cells = (coupon: Coupon, day: ReturnType<typeof dayIn>) => [
  coupon.code,
  couponStateNames[coupon.state],
  coupon.percent,
  coupon.amount === null || coupon.currency === null
    ? null
    : fromMinor(coupon.amount, coupon.currency),
  coupon.currency,
  coupon.courses.map(({ name }) => name).join('، '),
  day(coupon.starts_at),
  day(coupon.ends_at),
  coupon.max_uses,
  coupon.used,
  coupon.reserved,
  coupon.once_per_person ? 'نعم' : 'لا',
  coupon.by?.name ?? null,
  day(coupon.created_at),
];

/**
 * Writes the coupons that the list shows as CSV, in its order, and into the audit log that they were taken out.
 * @returns the lines
 */
export function exportCoupons(
  platform: Platform,
  { caller, query }: { caller: Person; query: CouponsExportQuery },
): Promise<AsyncGenerator<string>> {
  const now = platform.now();
  const day = dayIn(platform.settings().timeZone);
  return exportList<Coupon>(platform, {
    caller,
    action: 'coupons-exported',
    kind: 'coupon',
    headings: headings(),
    cells: (coupon) => cells(coupon, day),
    readPage: async (page) => {
      const { data } = await couponPage(
        platform.db,
        { ...query, page },
        { now, size: limits.exportBatch },
      );
      return data.map(presentCoupon);
    },
  });
}
