import { failureText } from '@nibras/contract/errors.ts';
import { toMinor } from '@nibras/contract/money.ts';
import type { makeBatchBody } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { courses } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { formatMoney } from '#platform/text/money.ts';

export type BatchInput = z.output<typeof makeBatchBody>;

const refused = (field: string, message: string) =>
  new AppError('invalid-input', { errors: { [field]: [message] } });

type Currency = ReturnType<Platform['settings']>['currency'];

/** @throws AppError invalid-input for what is no amount of the currency */
function minorOf(
  field: 'amount' | 'printed_price',
  typed: string | null | undefined,
  currency: Currency,
): number | null {
  if (typed === null || typed === undefined) return null;
  const amount = toMinor(typed, currency);
  if (amount === undefined) throw refused(field, 'اكتب مبلغًا صحيحًا، مثل 150 أو 99.50.');
  if (field === 'amount' && amount === 0) throw refused(field, 'اكتب مبلغًا أكبر من صفر.');
  return amount;
}

/** What belongs together and the schema cannot say. @throws AppError invalid-input */
function requireConsistent(input: BatchInput, amount: number | null, now: Date): void {
  if ((amount === null) === (input.courses.length === 0)) {
    throw refused(
      'courses',
      wording`اختر الكورسات التي تفتحها الأكواد، أو مبلغ الرصيد الذي تضيفه.`,
    );
  }
  if (amount !== null && input.access_days) {
    throw refused('access_days', wording`مدة الاشتراك للكورسات، وهذه الأكواد تضيف رصيدًا.`);
  }
  if (input.gift && input.count !== 1) throw refused('count', 'الهدية كود واحد.');
  const { valid_from: from, valid_until: until } = input;
  if (until && until <= now) throw refused('valid_until', 'اختر تاريخًا في المستقبل.');
  if (from && until && until <= from) {
    throw refused('valid_until', 'اختر تاريخًا بعد تاريخ البداية.');
  }
}

/** The names of the courses in the order of their ids. @throws AppError course-not-found, also for one in the trash */
async function courseNames(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ name: courses.name })
    .from(courses)
    .where(sql`${anyOf(courses.id, ids)} and ${isNull(courses.deletedAt)}`)
    .orderBy(courses.id);
  if (rows.length < ids.length) {
    const errors = { courses: [failureText('course-not-found')] };
    throw new AppError('course-not-found', { errors });
  }
  return rows.map(({ name }) => name);
}

/**
 * The row of a new batch, and its courses. Amounts are of the installation's currency; a batch without a name is called
 * after what it gives.
 * @throws AppError invalid-input, course-not-found
 */
export async function batchValues(
  tx: Transaction,
  { settings, now }: Pick<Platform, 'settings' | 'now'>,
  input: BatchInput,
) {
  const { currency } = settings();
  const amount = minorOf('amount', input.amount, currency);
  const printedPrice = minorOf('printed_price', input.printed_price, currency);
  requireConsistent(input, amount, now());
  const courseIds = [...new Set(input.courses)];
  const [first, ...others] = await courseNames(tx, courseIds);
  const given =
    amount === null
      ? `${first}${others.length > 0 ? `، و${countLabel(others.length, 'course', 'nominative')}` : ''}`
      : `رصيد ${formatMoney(amount, currency)}`;
  const row = {
    name: input.name || given,
    prefix: input.prefix,
    count: input.count,
    amount,
    currency,
    printedPrice,
    accessDays: input.access_days ?? null,
    validFrom: input.valid_from ?? null,
    validUntil: input.valid_until ?? null,
    gift: input.gift,
  };
  return { row, courseIds };
}
