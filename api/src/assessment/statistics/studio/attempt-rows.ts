import { statistics as limits } from '@nibras/contract/assessment/limits.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The condition that an attempt is a learner's: those who work on the course try its quizzes, which tells nothing. */
export const ofLearner = (attempt: SQL): SQL => sql`not exists (
    select from lectures join course_staff staff on staff.course_id = lectures.course_id
    where lectures.id = ${attempt}.lecture_id and staff.person_id = ${attempt}.person_id)
  and not exists (select from people where people.id = ${attempt}.person_id and people.role = 'admin')`;

/** What the opened hints take, in per cent, beside `question_versions` and `asked`. */
const hintCost: SQL = sql`(select coalesce(sum((hint ->> 'cost')::int), 0)
    from jsonb_array_elements(question_versions.hints) with ordinality hints(hint, place)
    where place <= asked.hints_opened)`;

/**
 * The newest answers to a question in attempts that are over, as the table `answers`: the share of the points, and that of
 * the rest of the attempt where the attempt is marked and has a rest.
 */
export const answersOf = (question: number): SQL => sql`answers as (
  select asked.answer, asked.score, asked.points, ${hintCost} as hint_cost, question_versions.answers as key,
    asked.score / asked.points as share,
    case when attempt.score is not null and attempt.max_score > asked.points
      then (attempt.score - asked.score) / (attempt.max_score - asked.points) end as rest
  from question_versions
  join attempt_questions asked on asked.question_version_id = question_versions.id
  join quiz_attempts attempt on attempt.id = asked.attempt_id
  where question_versions.question_id = ${question} and attempt.state <> 'open'
    and ${ofLearner(sql`attempt`)}
  order by asked.attempt_id desc limit ${limits.answers})`;

/** A text without points though no hint took them, over the rows of `answers`. */
export const isRefused: SQL = sql`score = 0 and hint_cost < 100 and btrim(coalesce(answer ->> 'text', '')) <> ''`;

/** Whether nothing was answered. */
export const isBlank: SQL = sql`coalesce(answer, '{}') = '{}' or (answer ? 'text' and btrim(answer ->> 'text') = '')`;

/** What is told of every question, over the rows of `answers`. */
export const figures: SQL = sql`count(*)::int as asked,
  count(*) filter (where ${isBlank})::int as blank,
  count(*) filter (where score is null)::int as unmarked,
  avg(share)::float as difficulty,
  case when count(share) filter (where rest is not null) >= ${limits.answersForDiscrimination}
    then corr(share::float, rest::float) end as discrimination`;
