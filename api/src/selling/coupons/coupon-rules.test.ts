import { randomBytes, randomInt } from 'node:crypto';
import { divide, fromMinor, partOf, toMinor } from '@nibras/contract/money.ts';
import { suggestCouponCode } from '@nibras/contract/selling/coupons/shapes.ts';
import { currencies } from '@nibras/contract/site/site.ts';
import { expect, test } from 'vitest';
import { discountsOf, refusedByTime, refusedByUses } from './coupon-rules.ts';

const rounds = 400;
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

/** A few courses at prices from 0 to large ones, some of them with a prime number of minor units. */
const anyLines = () =>
  Array.from({ length: randomInt(1, 9) }, (_, index) => ({
    course: index + 1,
    price: randomInt(3) === 0 ? randomInt(0, 12) : randomInt(0, 9_999_999),
  }));

test.each(currencies)('discounts in %s add up exactly and leave no line below zero', (currency) => {
  for (let round = 0; round < rounds; round += 1) {
    const lines = anyLines();
    const courses = lines.filter(() => randomInt(3) > 0).map(({ course }) => course);
    const isPercent = randomInt(2) === 0;
    const percent = randomInt(1, 101);
    const amount = randomInt(1, 5_000_000);
    const coupon = isPercent
      ? { kind: 'percent' as const, percent, amount: null, currency: null }
      : { kind: 'amount' as const, percent: null, amount, currency };
    const discounts = discountsOf(coupon, { lines, courses, currency });
    const meant = lines.filter(({ course }) => courses.length === 0 || courses.includes(course));
    const price = sum(meant.map((line) => line.price));
    if (price === 0) {
      expect(discounts).toBeNull();
      continue;
    }
    const whole = isPercent ? partOf(price, percent, 100) : Math.min(amount, price);
    expect(sum(discounts ?? [])).toBe(whole);
    for (const [index, line] of lines.entries()) {
      const discount = discounts?.[index] ?? Number.NaN;
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(meant.includes(line) ? line.price : 0);
    }
    // What is left, written as a price and read again, is the same amount.
    const left = price - whole;
    expect(toMinor(fromMinor(left, currency), currency)).toBe(left);
  }
});

test('the shares of a bundle add up to its price', () => {
  for (let round = 0; round < rounds; round += 1) {
    const price = randomInt(1, 9_999_999);
    const weights = anyLines().map((line) => line.price);
    expect(sum(divide(price, weights))).toBe(price);
  }
});

test('ten percent of three equal courses loses no fils', () => {
  const lines = [1, 2, 3].map((course) => ({ course, price: 3_335 }));
  const coupon = { kind: 'percent', percent: 10, amount: null, currency: null } as const;
  expect(discountsOf(coupon, { lines, courses: [], currency: 'KWD' })).toEqual([334, 334, 333]);
});

test('an amount in another currency takes nothing off', () => {
  const coupon = { kind: 'amount', percent: null, amount: 500, currency: 'EGP' } as const;
  const lines = [{ course: 1, price: 900 }];
  expect(discountsOf(coupon, { lines, courses: [], currency: 'KWD' })).toBeNull();
  expect(discountsOf(coupon, { lines, courses: [], currency: 'EGP' })).toEqual([500]);
});

test('a coupon holds from its beginning until its end, unless it is switched off', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const coupon = { active: true, startsAt: at(2), endsAt: at(5) };
  expect(refusedByTime(coupon, at(1))).toBe('coupon-not-yet');
  expect(refusedByTime(coupon, at(2))).toBeNull();
  expect(refusedByTime(coupon, at(5))).toBe('coupon-over');
  expect(refusedByTime({ ...coupon, active: false }, at(3))).toBe('coupon-over');
  expect(refusedByTime({ active: true, startsAt: null, endsAt: null }, at(3))).toBeNull();
});

test('uses are counted for all, and once for each person', () => {
  const rules = { maxUses: 2, oncePerPerson: true };
  expect(refusedByUses(rules, { all: 1, byPerson: 0 })).toBeNull();
  expect(refusedByUses(rules, { all: 2, byPerson: 0 })).toBe('coupon-used-up');
  expect(refusedByUses(rules, { all: 1, byPerson: 1 })).toBe('coupon-used');
  expect(
    refusedByUses({ maxUses: null, oncePerPerson: false }, { all: 9, byPerson: 9 }),
  ).toBeNull();
});

test('suggested codes have eight signs that nobody confuses, each as likely as the others', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 2_000; round += 1) {
    const code = suggestCouponCode((count) => randomBytes(count));
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    for (const sign of code) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(30);
  for (const count of counts.values()) expect(count).toBeGreaterThan(300);
});
