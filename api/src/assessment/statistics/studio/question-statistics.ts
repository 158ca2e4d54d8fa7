import { statistics as limits } from '@nibras/contract/assessment/limits.ts';
import type {
  QuestionAnswers,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuestionStatistics } from '@nibras/contract/assessment/statistics/studio/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { groupRefused } from '#assessment/grading/index.ts';
import { textsInVideos } from '#assessment/video-questions/index.ts';
import { questionName } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { questions } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';

import { answersOf, figures, isRefused, ofLearner } from './attempt-rows.ts';

interface Figures extends Record<string, unknown> {
  asked: number;
  blank: number;
  unmarked: number;
  difficulty: number | null;
  discrimination: number | null;
}

/** How often each choice was chosen, and by how many of the strong learners: those with the best rest of the quiz. */
async function choiceCounts(
  db: Queryable,
  question: number,
): Promise<Map<string, { count: number; strong: number }>> {
  const { rows } = await db.execute<{ id: string; count: number; strong: number }>(sql`
    with ${answersOf(question)}, ranked as (
      select answer, rest is not null
        and percent_rank() over (partition by rest is null order by rest desc) < ${limits.strongPart} as strong
      from answers)
    select chosen as id, count(*)::int as count, count(*) filter (where strong)::int as strong
    from ranked, lateral (
      select answer ->> 'choice' as chosen where answer ? 'choice'
      union all select jsonb_array_elements_text(answer -> 'choices') where answer ? 'choices') each
    group by 1`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The choices as they were asked last, for each what it says and whether it is right. */
function choicesOf(kind: QuestionKind, { choices = [], correct }: QuestionAnswers) {
  if (kind === 'true-false') {
    return [
      { id: 'true', text: 'صحيح', correct: correct === true },
      { id: 'false', text: 'خطأ', correct: correct === false },
    ];
  }
  if (kind !== 'single' && kind !== 'multiple') return [];
  return choices.map((choice) => ({
    id: choice.id,
    text: questionName(choice.html),
    correct: choice.correct,
  }));
}

async function choiceStatistics(
  db: Queryable,
  { question, kind, key }: { question: number; kind: QuestionKind; key: QuestionAnswers },
): Promise<QuestionStatistics['choices']> {
  const choices = choicesOf(kind, key);
  if (choices.length === 0) return [];
  const counts = await choiceCounts(db, question);
  const withCounts = choices.map((one) => ({
    ...one,
    ...(counts.get(one.id) ?? { count: 0, strong: 0 }),
  }));
  const right = withCounts.filter(({ correct }) => correct).map(({ strong }) => strong);
  const least = right.length > 0 ? Math.min(...right) : 0;
  return withCounts.map((one) => ({ ...one, misleads: !one.correct && one.strong > least }));
}

type Wrong = Pick<QuestionStatistics, 'wrong' | 'further'>;
const firstOf = (groups: QuestionStatistics['wrong']): Wrong => ({
  wrong: groups.slice(0, limits.wrongTexts),
  further: Math.max(0, groups.length - limits.wrongTexts),
});

/** The answers to a short text or a number, in quizzes and videos, that had no points though no hint took them. */
async function refusedAnswers(
  db: Queryable,
  { question, ...content }: { question: number; kind: QuestionKind; answers: QuestionAnswers },
): Promise<Wrong> {
  const { rows } = await db.execute<{ text: string; count: number }>(sql`
    with ${answersOf(question)}, in_videos as (
      select answer.answer, answer.share ${textsInVideos(question)} and ${ofLearner(sql`answer`)}
      order by answer.id desc limit ${limits.answers})
    select btrim(answer ->> 'text') as text, count(*)::int as count
    from (select answer from answers where ${isRefused}
      union all select answer from in_videos where share = 0) refused group by 1 order by 2 desc, 1 limit ${limits.groupedTexts}`);
  return firstOf(groupRefused(content, rows));
}

/** The most frequent texts that had no points; spellings that the search takes for one are counted together. */
async function wrongOutputs(db: Queryable, question: number): Promise<Wrong> {
  const { rows } = await db.execute<{ text: string; count: number }>(sql`
    with ${answersOf(question)}, texts as (
      select left(btrim(answer ->> 'text'), ${limits.wrongTextMaxLength}) as text
      from answers where score = 0 and btrim(coalesce(answer ->> 'text', '')) <> '')
    select mode() within group (order by text) as text, count(*)::int as count
    from texts group by coalesce(nullif(fold_arabic(text), ''), text)
    order by 2 desc, 1 limit ${limits.groupedTexts}`);
  return firstOf(rows.map((row) => ({ ...row, spellings: [], near: false, accepted: false })));
}

/** The share of right ones of each left side; other kinds tell nothing of their parts. */
async function partStatistics(
  db: Queryable,
  { question, kind, key }: { question: number; kind: QuestionKind; key: QuestionAnswers },
): Promise<QuestionStatistics['parts']> {
  if (kind !== 'match') return null;
  const { rows } = await db.execute<{ left: string; count: number; right: number }>(sql`
    with ${answersOf(question)}
    select given.key as left, count(*)::int as count,
      avg(case when exists (select from jsonb_array_elements(answers.key -> 'pairs') pair
        where pair ->> 'id' = given.key and pair ->> 'rightId' = given.value) then 1 else 0 end)::float as right
    from answers, lateral jsonb_each_text(answer -> 'pairs') given group by 1`);
  const counts = new Map(rows.map((row) => [row.left, row]));
  return (key.pairs ?? []).map(({ id, left }) => ({
    text: questionName(left),
    right: counts.get(id)?.right ?? 0,
    count: counts.get(id)?.count ?? 0,
  }));
}

/** The question as it was asked last, or else as it is written. */
async function askedLast(db: Queryable, question: number) {
  const { rows } = await db.execute<{ kind: QuestionKind; answers: QuestionAnswers }>(sql`
    select kind, answers from question_versions where question_id = ${question} order by number desc limit 1`);
  return rows[0];
}

/**
 * What was answered to a question, for those who edit its course.
 * @throws AppError question-not-found, forbidden
 */
export async function questionStatistics(
  db: Queryable,
  { caller, question }: { caller: Person; question: number },
): Promise<QuestionStatistics> {
  const missing = 'question-not-found';
  const [row] = await db.select().from(questions).where(eq(questions.id, question));
  const { courseId, ...written } = orThrow(row, missing);
  await requireInCourse(db, { caller, course: courseId, capability: 'course:edit', missing });
  const { kind, answers } = (await askedLast(db, question)) ?? written;
  const { rows } = await db.execute<Figures>(
    sql`with ${answersOf(question)} select ${figures} from answers`,
  );
  const [counted = { asked: 0, blank: 0, unmarked: 0, difficulty: null, discrimination: null }] =
    rows;
  const asked = { question, kind, key: answers };
  const none: Wrong = { wrong: [], further: 0 };
  const isShort = kind === 'text' || kind === 'number';
  // Answers are accepted to the question as it is now, so they are as near as they are to this key.
  const key = written.kind === kind ? written.answers : answers;
  return {
    kind,
    ...counted,
    choices: await choiceStatistics(db, asked),
    ...(isShort ? await refusedAnswers(db, { question, kind, answers: key }) : none),
    ...(kind === 'output' && (await wrongOutputs(db, question))),
    parts: await partStatistics(db, asked),
  };
}
