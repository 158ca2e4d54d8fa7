import { waiting as limits } from '@nibras/contract/limits.ts';
import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { WaitingThing } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { WaitingSources } from '#platform/waiting.ts';
import { presentRows } from './present-rows.ts';
import { type HeadRow, headOfThing, ownKinds } from './queries.ts';

export interface ThingKey {
  kind: WaitingKind;
  thing: string;
}

/** A thing that waits for the caller. @throws AppError forbidden for those who decide nothing of its kind */
export async function findWaiting(
  db: Queryable,
  sources: WaitingSources,
  { caller, kind, thing }: ThingKey & { caller: Person },
): Promise<HeadRow | null> {
  const own = await ownKinds(db, sources, { caller, kind });
  if (own.length === 0) throw new AppError('forbidden');
  return headOfThing(db, own, thing);
}

interface Candidate extends Record<string, unknown> {
  id: number;
  name: string;
  role: Role;
}

/** Those of the staff who may decide about things of a kind in a course, before each is checked. */
async function candidates(db: Queryable, course: number | null): Promise<Candidate[]> {
  const columns = sql`people.id, people.name, people.role`;
  const ofRole = (role: Role) => sql`(select ${columns} from people
    where role = ${role} and deleted_at is null order by id desc limit ${limits.colleagues})`;
  const { rows } = await db.execute<Candidate>(sql`
    select * from (${ofRole('admin')} union ${ofRole('editor')} union
      (select ${columns} from course_staff join people on people.id = course_staff.person_id
        where course_staff.course_id = ${course} and people.deleted_at is null limit ${limits.colleagues})) staff
    order by role = 'admin' desc, name, id limit ${limits.colleagues}`);
  return rows;
}

/** Those who may decide about a thing, found by the same rows that they would see. */
export async function decidersOf(
  db: Queryable,
  sources: WaitingSources,
  { kind, thing, course }: ThingKey & { course: number | null },
): Promise<{ id: number; name: string }[]> {
  const source = sources[kind];
  if (!source) return [];
  const people = await candidates(db, course);
  const checks: SQL[] = [];
  for (const caller of people) {
    const rows = await source.rows(db, caller);
    if (!rows) continue;
    checks.push(sql`select ${caller.id}::int as id
      where exists (select from ${rows.from} where ${rows.where} and ${source.among([thing])})`);
  }
  if (checks.length === 0) return [];
  const found = await db.execute<{ id: number }>(sql.join(checks, sql` union all `));
  const ids = new Set(found.rows.map(({ id }) => id));
  return people.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }));
}

/**
 * One thing as the inbox shows it, and who else may decide about it; without the thing where it waits no more.
 * @throws AppError forbidden
 */
export async function readThing(
  db: Queryable,
  sources: WaitingSources,
  { caller, ...key }: ThingKey & { caller: Person },
): Promise<WaitingThing> {
  const head = await findWaiting(db, sources, { caller, ...key });
  if (!head) return { item: null, people: [] };
  const [item = null] = await presentRows(db, sources, [head]);
  const people = await decidersOf(db, sources, { ...key, course: head.courseId });
  return { item, people: people.filter(({ id }) => id !== caller.id) };
}
