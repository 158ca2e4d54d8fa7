import type {
  MarkingQuery,
  WaitingText,
} from '@nibras/contract/assessment/grading/studio/shapes.ts';
import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type { ListMeta } from '@nibras/contract/wire.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { listMeta, pageWindow } from '#platform/http/paging.ts';

import { marks } from './scope.ts';

/** Texts without a score, of attempts that were submitted, in courses that the caller marks. */
const waitingFrom = (caller: Person, more: SQL = sql`true`): SQL => sql`
  from quiz_attempts attempt
  join attempt_questions asked on asked.attempt_id = attempt.id and asked.score is null
  join question_versions version on version.id = asked.question_version_id
  join lectures on lectures.id = attempt.lecture_id
  join courses on courses.id = lectures.course_id
  join people on people.id = attempt.person_id
  where attempt.state = 'marking' and ${marks(caller, sql`courses.id`)} and ${more}`;

interface WaitingRow extends Record<string, unknown> {
  attempt: number;
  position: number;
  student: { id: number; name: string };
  course: { id: number; name: string };
  lecture: { id: number; name: string };
  handedInAt: string;
  html: string;
  text: string | null;
  guide: string | null;
  points: number;
  hintCost: number;
}

const present = ({ handedInAt, hintCost, text, guide, ...row }: WaitingRow): WaitingText => ({
  ...row,
  handed_in_at: new Date(handedInAt).toISOString(),
  text: text ?? '',
  guide: guide ?? '',
  hint_cost: hintCost,
});

/**
 * The texts that wait for the caller, the oldest first.
 */
export async function listWaitingTexts(
  db: Queryable,
  caller: Person,
  { page, course, lecture, attempt }: MarkingQuery,
): Promise<{
  waiting: { data: WaitingText[]; meta: ListMeta };
  courses: { id: number; name: string; waiting: number }[];
}> {
  const filter = sql`${course === undefined ? sql`true` : sql`courses.id = ${course}`}
    and ${lecture === undefined ? sql`true` : sql`lectures.id = ${lecture}`}
    and ${attempt === undefined ? sql`true` : sql`attempt.id = ${attempt}`}`;
  const paging = { page, per_page: limits.markingPerPage };
  const { limit, offset } = pageWindow(paging);
  const { rows } = await db.execute<WaitingRow>(sql`
    select attempt.id as attempt, asked.position, attempt.handed_in_at as "handedInAt",
      json_build_object('id', people.id, 'name', people.name) as student,
      json_build_object('id', courses.id, 'name', courses.name) as course,
      json_build_object('id', lectures.id, 'name', lectures.name) as lecture,
      version.html, asked.answer ->> 'text' as text, version.answers ->> 'guide' as guide, asked.points,
      (select coalesce(sum((hint ->> 'cost')::int), 0) * asked.points / 100.0
        from jsonb_array_elements(version.hints) with ordinality hints(hint, place)
        where place <= asked.hints_opened)::float as "hintCost"
    ${waitingFrom(caller, filter)}
    order by attempt.handed_in_at, attempt.id, asked.position limit ${limit} offset ${offset}`);
  const counts = await db.execute<{ id: number; name: string; waiting: number }>(sql`
    select courses.id, courses.name, count(*)::int as waiting ${waitingFrom(caller)}
    group by courses.id, courses.name order by courses.name`);
  const total = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${waitingFrom(caller, filter)}`,
  );
  return {
    waiting: { data: rows.map(present), meta: listMeta(paging, total.rows[0]?.count ?? 0) },
    courses: counts.rows,
  };
}
