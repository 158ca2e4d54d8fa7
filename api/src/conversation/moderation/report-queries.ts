import type { ReportReason } from '@nibras/contract/conversation/moderation/shapes.ts';
import { moderation as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Thing } from './things.ts';

const list = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

interface ReportRow extends Record<string, unknown> {
  subject: string;
  personId: number;
  personName: string;
  at: string;
  reason: ReportReason;
  note: string;
  /** Of all reports of the thing. */
  reported: number;
  open: number;
}

/** The newest reports of some things, those that wait first. */
export async function reportsOf(db: Queryable, subjects: string[]): Promise<ReportRow[]> {
  if (subjects.length === 0) return [];
  const { rows } = await db.execute<ReportRow>(sql`
    select ranked.subject, people.id as "personId", people.name as "personName", ranked.created_at as at, reason, note,
      reported, open
    from (select *, row_number() over (partition by subject order by decided_at is not null, created_at desc, id) as newest,
        (count(*) over (partition by subject))::int as reported,
        (count(*) filter (where decided_at is null) over (partition by subject))::int as open
      from reports where subject in (${list(subjects)})) ranked
    join people on people.id = ranked.person_id
    where newest <= ${limits.reportsShown} order by newest`);
  return rows;
}

interface DecisionRow extends Record<string, unknown> {
  subject: string;
  act: 'hidden' | 'kept';
  at: string;
  personId: number | null;
  personName: string | null;
}

/** The last decision about each of some things. */
export async function decisionsOf(db: Queryable, subjects: string[]): Promise<DecisionRow[]> {
  if (subjects.length === 0) return [];
  const { rows } = await db.execute<DecisionRow>(sql`
    select distinct on (subject) subject, decision as act, decided_at as at, people.id as "personId", people.name as "personName"
    from reports left join people on people.id = decided_by
    where subject in (${list(subjects)}) and decided_at is not null
    order by subject, decided_at desc`);
  return rows;
}

interface ContextRow extends Record<string, unknown> {
  message: number;
  id: number;
  author: string;
  text: string;
  at: string;
  after: boolean;
}

/** The messages right before and after some reported ones, oldest first. Callers pass reported messages only. */
export async function contextOf(db: Queryable, things: readonly Thing[]): Promise<ContextRow[]> {
  const ids = things.filter(({ kind }) => kind === 'message').map(({ id }) => id);
  if (ids.length === 0) return [];
  const near = (
    after: boolean,
  ) => sql`(select id, person_id, body, file_name, created_at, ${after}::boolean as after
    from messages where conversation_id = this.conversation_id and hidden_at is null
      and ${after ? sql`id > this.id` : sql`id < this.id`}
    order by ${after ? sql`id` : sql`id desc`} limit ${limits.contextMessages})`;
  const { rows } = await db.execute<ContextRow>(sql`
    select this.id as message, near.id, people.name as author, coalesce(near.body, near.file_name, '') as text,
      near.created_at as at, near.after
    from messages this, lateral (${near(false)} union all ${near(true)}) near
    join people on people.id = near.person_id
    where this.id in (${list(ids)}) order by near.id`);
  return rows;
}
