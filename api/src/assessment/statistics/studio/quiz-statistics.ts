import { statistics as limits } from '@nibras/contract/assessment/limits.ts';
import type {
  QuizQuestionStatistics,
  QuizStatistics,
} from '@nibras/contract/assessment/statistics/studio/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { questionName } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lectures } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';

import { figures, isBlank, ofLearner } from './attempt-rows.ts';

type Whole = Omit<QuizStatistics, 'questions' | 'tenths'>;

async function wholeFigures(db: Queryable, lecture: number): Promise<QuizStatistics> {
  const { rows } = await db.execute<Whole & { tenth: number[] }>(sql`
    with attempts as (
      select person_id, state, passed, case when max_score > 0 then score / max_score end as share
      from quiz_attempts attempt where lecture_id = ${lecture} and state <> 'open' and ${ofLearner(sql`attempt`)}
      order by id desc limit ${limits.attempts}), marked as (select * from attempts where state = 'done')
    select (select count(*)::int from marked) as attempts,
      (select count(distinct person_id)::int from marked) as people,
      (select count(*)::int from attempts where state = 'marking') as marking,
      (select avg(share)::float from marked) as mean,
      (select percentile_cont(0.5) within group (order by share::float) from marked) as median,
      (select avg(passed::int)::float from marked) as passed,
      array(select (select count(*)::int from marked
          where least(9, greatest(0, floor(share * 10))) = tenth)
        from generate_series(0, 9) tenth order by tenth) as tenth`);
  const [whole] = rows;
  if (!whole) throw new Error('aggregates have a row');
  const { tenth, ...others } = whole;
  return { ...others, tenths: tenth, questions: [] };
}

/** What is told of each question of a quiz, over the attempts at this quiz alone. */
async function questionFigures(db: Queryable, lecture: number): Promise<QuizQuestionStatistics[]> {
  const { rows } = await db.execute<QuizQuestionStatistics & { html: string; version: number }>(sql`
    with attempts as (
      select id, score, max_score from quiz_attempts attempt
      where lecture_id = ${lecture} and state <> 'open' and ${ofLearner(sql`attempt`)} order by id desc limit ${limits.attempts}),
    answers as (
      select coalesce(version.question_id, -version.id) as question, version.id as version, version.kind in ('text', 'number') as is_short,
        asked.answer, asked.score,
        asked.score / asked.points as share,
        case when attempts.score is not null and attempts.max_score > asked.points
          then (attempts.score - asked.score) / (attempts.max_score - asked.points) end as rest
      from attempts join attempt_questions asked on asked.attempt_id = attempts.id
      join question_versions version on version.id = asked.question_version_id),
    counted as (select question, max(version) as version, ${figures},
      count(*) filter (where is_short and score = 0 and not (${isBlank}))::int as refused from answers group by question)
    select version.question_id as id, version.kind, version.html, counted.*
    from counted join question_versions version on version.id = counted.version
    order by difficulty nulls last, counted.version`);
  return rows.map(
    ({ id, kind, html, asked, blank, unmarked, difficulty, discrimination, refused }) => ({
      id,
      kind,
      name: questionName(html),
      asked,
      blank,
      unmarked,
      difficulty,
      discrimination,
      refused,
    }),
  );
}

/**
 * What came of a quiz, for those who edit its course.
 * @throws AppError lecture-not-found, forbidden
 */
export async function quizStatistics(
  db: Queryable,
  { caller, lecture }: { caller: Person; lecture: number },
): Promise<QuizStatistics> {
  const missing = 'lecture-not-found';
  const [row] = await db
    .select({ course: lectures.courseId })
    .from(lectures)
    .where(eq(lectures.id, lecture));
  const { course } = orThrow(row, missing);
  await requireInCourse(db, { caller, course, capability: 'course:edit', missing });
  return { ...(await wholeFigures(db, lecture)), questions: await questionFigures(db, lecture) };
}
