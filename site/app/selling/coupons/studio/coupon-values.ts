import { fromMinor } from '@nibras/contract/money.ts';
import { suggestCouponCode } from '@nibras/contract/selling/coupons/shapes.ts';
import type { CouponKind, StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { tidyPrice } from '#selling/settings/studio/index.ts';
import { dayOf, endOfDay } from '#studio-kit/fields/day-end.ts';
import { fromInputValue } from '#studio-kit/saving/zone-time.ts';

/** What the form of a coupon has, by the names of the call; as it is typed. */
export interface CouponValues {
  code: string;
  kind: CouponKind;
  percent: string;
  amount: string;
  courses: number[];
  /** Days, as inputs for dates have them; empty for none. */
  starts_at: string;
  ends_at: string;
  max_uses: string;
  once_per_person: boolean;
}

/** The discount that a new coupon begins with. */
const usualPercent = '20';

/** A code that nobody guesses, and nobody misreads. */
export const suggestCode = (): string =>
  suggestCouponCode((count) => crypto.getRandomValues(new Uint8Array(count)));

/** A coupon with the values of another one, but for its code and a period that is over. */
function copyOf(like: StudioCoupon, timeZone: string): CouponValues {
  const values = valuesOf(like, timeZone);
  const isOver = like.ends_at !== null && Date.parse(like.ends_at) <= Date.now();
  return { ...values, code: suggestCode(), ...(isOver && { starts_at: '', ends_at: '' }) };
}

/** @param copied the coupon whose values it begins with; without it the usual ones */
export const newCoupon = (copied?: { like: StudioCoupon; timeZone: string }): CouponValues =>
  copied ? copyOf(copied.like, copied.timeZone) : usualCoupon();

const usualCoupon = (): CouponValues => ({
  code: suggestCode(),
  kind: 'percent',
  percent: usualPercent,
  amount: '',
  courses: [],
  starts_at: '',
  ends_at: '',
  max_uses: '',
  once_per_person: true,
});

/** The values of a coupon in the form. */
export function valuesOf(coupon: StudioCoupon, timeZone: string): CouponValues {
  const { amount, currency, starts_at: from, ends_at: to } = coupon;
  const day = (time: string | null) => (time === null ? '' : dayOf(Date.parse(time), timeZone));
  const written = amount === null || currency === null ? '' : fromMinor(amount, currency);
  return {
    code: coupon.code,
    kind: coupon.kind,
    percent: String(coupon.percent ?? ''),
    amount: written.replace(/\.0+$/, ''),
    courses: coupon.courses.map(({ id }) => id),
    starts_at: day(from),
    ends_at: day(to),
    max_uses: String(coupon.max_uses ?? ''),
    once_per_person: coupon.once_per_person,
  };
}

/** A whole number as it was typed, in any digits; NaN for what is none, which the server's rules refuse. */
const numberOf = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : Number.NaN);

const startOfDay = (day: string, timeZone: string): string | null => {
  const at = fromInputValue(`${day}T00:00`, timeZone);
  return at === null ? null : new Date(at).toISOString();
};

/** The form's values as the API takes them; the last day is included. */
export function bodyOf(values: CouponValues, timeZone: string) {
  const typed = (text: string) => foldDigits(text).trim();
  const { code, kind, courses, starts_at: from, ends_at: to } = values;
  return {
    code,
    kind,
    percent: kind === 'percent' ? numberOf(typed(values.percent).replace(/[%٪]/g, '')) : null,
    amount: kind === 'amount' ? tidyPrice(values.amount, 3) : null,
    courses,
    starts_at: from === '' ? null : startOfDay(from, timeZone),
    ends_at: to === '' ? null : endOfDay(to, timeZone),
    max_uses: typed(values.max_uses) === '' ? null : numberOf(typed(values.max_uses)),
    once_per_person: values.once_per_person,
  };
}

/** What is wrong with a field, under its name on the wire. */
export const couponProblems: Record<string, string> = {
  code: 'اكتب الكود بحروف إنجليزية وأرقام، من 3 إلى 24، ويمكن أن تفصل بينها شرطة.',
  percent: 'اكتب نسبة من 1 إلى 100.',
  amount: 'اكتب مبلغًا أكبر من صفر، بكسور لا تزيد على كسور العملة.',
  ends_at: 'اختر نهاية لا تسبق البداية.',
  max_uses: 'اكتب عددًا من 1 فأكثر، أو اتركه فارغًا.',
  courses: wording`{أحد|إحدى} هذه الكورسات {لم يعد موجودًا. أزله|لم تعد موجودة. أزلها} من القائمة.`,
};
