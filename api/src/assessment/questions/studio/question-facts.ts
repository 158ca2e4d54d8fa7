import type { QuestionTag } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { draftedValue } from './drafted-questions.ts';

/** The quizzes and videos of a course that ask questions by themselves, by question, as their drafts have it. */
export async function quizzesByQuestion(
  db: Queryable,
  course: number,
): Promise<Map<number, { id: number; name: string }[]>> {
  const { rows } = await db.execute<{ question: number; id: number; name: string }>(sql`
    select distinct (item ->> 'question')::int as question, quiz.id, quiz.name
    from (
      select lectures.id, coalesce(drafts.fields ->> 'name', lectures.name) as name,
        coalesce(nullif(case when drafts.fields ? 'quiz_items' then drafts.fields -> 'quiz_items'
          else lectures.quiz_items end, 'null'), '[]')
        || coalesce(nullif(case when drafts.fields ? 'video_questions' then drafts.fields -> 'video_questions'
          else lectures.video_questions end, 'null'), '[]') as items
      from lectures left join drafts on drafts.kind = 'lecture' and drafts.item_id = lectures.id
      where lectures.course_id = ${course} and lectures.deleted_at is null
    ) quiz
    cross join lateral jsonb_array_elements(quiz.items) item
    where item ? 'question' order by 1, 2`);
  const found = new Map<number, { id: number; name: string }[]>();
  for (const { question, ...quiz } of rows) {
    found.set(question, [...(found.get(question) ?? []), quiz]);
  }
  return found;
}

/** How the answers to questions were marked in attempts that are over: their number, and the mean share of the points. */
export async function answersByQuestion(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, { answered: number; share: number }>> {
  const { rows } = await db.execute<{ id: number; answered: number; share: number }>(sql`
    select question_versions.question_id as id, count(*)::int as answered,
      avg(attempt_questions.score / attempt_questions.points)::float as share
    from question_versions
    join attempt_questions on attempt_questions.question_version_id = question_versions.id
    where question_versions.question_id = any(${sql.param([...ids])}::int[]) and attempt_questions.score is not null
    group by 1`);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The tags of a course's bank, in the order of the alphabet, with the number of questions that have each. */
export async function tagsOfBank(db: Queryable, course: number): Promise<QuestionTag[]> {
  const { rows } = await db.execute<{ name: string; questions: number }>(sql`
    select tag as name, count(*)::int as questions
    from questions
    left join drafts on drafts.kind = 'question' and drafts.item_id = questions.id
    cross join lateral jsonb_array_elements_text(${draftedValue('tags')}) tag
    where questions.course_id = ${course} and questions.deleted_at is null
    group by 1 order by 1`);
  return rows;
}
