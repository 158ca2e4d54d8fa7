import type { EntitlementSource } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

export interface NewAccess {
  course: number;
  people: readonly number[];
  source: EntitlementSource;
  /** Null for no end. */
  until: Date | null;
  /** Of how many days `until` is the end, where days were bought or redeemed; they follow those that a person has. */
  days?: number | null;
  /** Who gives it; null for the system, such as a payment. */
  by: number | null;
  note?: string;
  importId?: number;
  /** The line of a purchase that has paid for it. */
  lineId?: number;
  /** The code that was redeemed for it. */
  codeId?: number;
  now: Date;
}

/** One person's new entitlement, and their enrolment from before. */
export interface GivenAccess {
  person: number;
  entitlement: number;
  before: 'none' | 'pending' | 'joined';
}

/**
 * Gives people access to a course: an entitlement each, and an enrolment without a code where there is none. All ways of
 * getting access without a code go through here (decision record 0070). Progress is not touched: who comes back finds it.
 */
export async function grantAccess(
  tx: Transaction,
  {
    course,
    people,
    source,
    until,
    days = null,
    by,
    note = '',
    importId,
    lineId,
    codeId,
    now,
  }: NewAccess,
): Promise<GivenAccess[]> {
  const ids = sql`${sql.param([...people])}::int[]`;
  const time = sql`${now.toISOString()}::timestamptz`;
  const { rows: enrolled } = await tx.execute<{ person: number; status: 'pending' | 'joined' }>(
    sql`select person_id as person, status from enrolments
      where course_id = ${course} and person_id = any(${ids}) order by id for no key update`,
  );
  const before = new Map(enrolled.map(({ person, status }) => [person, status]));
  const { rows } = await tx.execute<{ id: number; person: number }>(
    sql`insert into entitlements (person_id, course_id, source, valid_from, valid_until, days, granted_by, note, import_id,
        line_id, code_id)
      select person, ${course}, ${source}, ${time}, ${until?.toISOString() ?? null}::timestamptz, ${days}::int, ${by}::int,
        ${note}, ${importId ?? null}::int, ${lineId ?? null}::int, ${codeId ?? null}::int
      from unnest(${ids}) person returning id, person_id as person`,
  );
  await tx.execute(
    sql`insert into enrolments (course_id, person_id, status, joined_at, created_at)
      select ${course}, person, 'joined', ${time}, ${time} from unnest(${ids}) person
      on conflict (course_id, person_id) do update set status = 'joined', joined_at = excluded.joined_at
      where enrolments.status = 'pending'`,
  );
  return rows.map(({ id, person }) => ({
    person,
    entitlement: id,
    before: before.get(person) ?? 'none',
  }));
}

/**
 * Takes entitlements away as if they had never been given, for an undo. An enrolment that came with them goes with the
 * last one; its progress stays.
 */
export async function withdrawAccess(
  tx: Transaction,
  course: number,
  given: readonly GivenAccess[],
): Promise<void> {
  const ids = (wanted: readonly number[]) => sql`${sql.param([...wanted])}::int[]`;
  const people = (before: GivenAccess['before']) =>
    ids(given.filter((one) => one.before === before).map(({ person }) => person));
  const entitlements = ids(given.map(({ entitlement }) => entitlement));
  const isLast = sql`not exists (select from entitlements other where other.course_id = enrolments.course_id
    and other.person_id = enrolments.person_id and other.id <> all(${entitlements}))`;
  await tx.execute(sql`delete from enrolments where course_id = ${course}
    and person_id = any(${people('none')}) and ${isLast}`);
  await tx.execute(sql`update enrolments set status = 'pending', joined_at = null, access_until = null, source = 'free'
    where course_id = ${course} and person_id = any(${people('pending')}) and ${isLast}`);
  await tx.execute(sql`delete from entitlements where id = any(${entitlements})`);
}
