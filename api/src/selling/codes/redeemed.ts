import type { RedeemAnswer, RedeemedCourse } from '@nibras/contract/selling/codes/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { countWithVerb } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { formatMoney } from '#platform/text/money.ts';
import { creditOf } from '#selling/credit/index.ts';

/** What a code has given to a person. */
export type Given = Pick<RedeemAnswer, 'courses' | 'credit'>;

/** Reads what a redeemed code has given: the courses as they are open now, or its credit with the balance. */
export async function givenBy(
  db: Queryable,
  { code, person }: { code: number; person: number },
): Promise<Given> {
  const { rows: courses } = await db.execute<RedeemedCourse & Record<string, unknown>>(sql`
    select courses.id, courses.slug, courses.name, courses.image,
      to_char(enrolments.access_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as access_until
    from entitlements join courses on courses.id = entitlements.course_id
    join enrolments on enrolments.course_id = courses.id and enrolments.person_id = entitlements.person_id
    where entitlements.code_id = ${code} and entitlements.person_id = ${person} order by courses.id`);
  const { rows } = await db.execute<{ amount: string; currency: Currency }>(
    sql`select amount, currency from credit_entries where code_id = ${code} and person_id = ${person}`,
  );
  const [entry] = rows;
  if (!entry) return { courses, credit: null };
  const { currency } = entry;
  const balance = await creditOf(db, person, currency);
  return { courses, credit: { amount: Number(entry.amount), currency, balance } };
}

/** Says what a code has given. */
export function givenText({ courses, credit }: Given): string {
  if (credit) return `أُضيف ${formatMoney(credit.amount, credit.currency)} إلى رصيدك.`;
  const [first] = courses;
  if (courses.length === 1) return wording`{فُتح|فُتحت} لك كورس «${first?.name}».`;
  return `${countWithVerb(courses.length, 'course', { masculine: 'فُتح لك', feminine: 'فُتحت لك' })}.`;
}
