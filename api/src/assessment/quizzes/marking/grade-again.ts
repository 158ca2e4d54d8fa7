import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { acceptedBy } from '#assessment/grading/index.ts';
import { gradeVideosAgain, textsInVideos } from '#assessment/video-questions/index.ts';
import { factsChanged } from '#learning/completion/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import { scoreQuestion, storeOutcome } from '../close-attempt.ts';
import { lockAttempt, questionsOf } from '../queries.ts';
import type { SubmitPlatform } from '../submit-platform.ts';
import { notifyLearner } from './notify-learner.ts';

/** An answer whose judgement has changed, and the question to which it was given. */
export interface ChangedAnswer {
  question: number;
  text: string;
}

/** Grades an answer again in the attempts and videos that got it; there may be thousands, so nobody waits for it. */
export const gradeAgainKind = jobKind<ChangedAnswer>('grade-again', { atOnce: 1 });

/** Submitted attempts that gave a text, by any of the question's versions that a text answers. */
const attemptsWith = (question: number) => sql`
  from question_versions version
  join attempt_questions asked on asked.question_version_id = version.id
  join quiz_attempts attempt on attempt.id = asked.attempt_id
  where version.question_id = ${question} and version.kind in ('text', 'number') and attempt.state <> 'open'
    and asked.answer ? 'text' and btrim(asked.answer ->> 'text') <> ''`;

/** The different texts that an accepted answer accepts, with how many of them have no points. */
async function spellingsOf(db: Queryable, { question, text }: ChangedAnswer) {
  const { rows } = await db.execute<{ text: string; exact: boolean; refused: number }>(sql`
    select given.text, bool_or(coalesce(given.exact, false)) as exact, count(*) filter (where given.points = 0)::int as refused
    from (select asked.answer ->> 'text' as text, (version.answers ->> 'exact')::boolean as exact, asked.score as points
        ${attemptsWith(question)}
      union all
      select answer.answer ->> 'text', (version.answers ->> 'exact')::boolean, answer.share ${textsInVideos(question)}) given
    group by 1`);
  const same: typeof rows = [];
  for (const [at, row] of rows.entries()) {
    // Thousands of texts take seconds, in which other requests are answered.
    if (at % 50 === 49) await setImmediate();
    if (acceptedBy(text, row.text, row.exact)) same.push(row);
  }
  return same;
}

/** How many answers, of submitted attempts and in videos, have no points and are the same as a text. */
export async function countRefused(db: Queryable, answer: ChangedAnswer): Promise<number> {
  const spellings = await spellingsOf(db, answer);
  return spellings.reduce((sum, { refused }) => sum + refused, 0);
}

/** Grades what was answered to the question in one attempt; what a person gave stays. */
async function gradeAttempt(
  platform: SubmitPlatform,
  tx: Transaction,
  { id, question, texts }: { id: number; question: number; texts: ReadonlySet<string> },
): Promise<void> {
  const attempt = await lockAttempt(tx, id);
  if (!attempt || attempt.state === 'open') return;
  const questions = await questionsOf(tx, id);
  const changed = questions.flatMap((one) => {
    const isMeant = one.version.questionId === question && texts.has(one.asked.answer?.text ?? '');
    const score = isMeant ? scoreQuestion(one) : null;
    return score === null || score === one.asked.score ? [] : [{ one, score }];
  });
  if (changed.length === 0) return;
  for (const { one, score } of changed) {
    await tx.execute(sql`update attempt_questions set score = ${score}
      where attempt_id = ${id} and position = ${one.asked.position}`);
  }
  const scores = questions.map(
    (one) => changed.find((other) => other.one === one)?.score ?? one.asked.score,
  );
  const now = platform.now();
  const handedInAt = attempt.handedInAt ?? now;
  const { score } = await storeOutcome(tx, attempt, { scores, handedInAt, now });
  await factsChanged(platform, tx, { person: attempt.personId, lecture: attempt.lectureId });
  await notifyLearner(platform, tx, attempt, score);
}

/**
 * Grades an answer again in every submitted attempt that gave it, each in a transaction of its own, and in videos, by the keys
 * as they are now. It may be repeated: an attempt that has its score already stays as it is, and nobody is told twice.
 */
export async function gradeAgain(platform: SubmitPlatform, answer: ChangedAnswer): Promise<void> {
  const { db } = platform;
  const texts = (await spellingsOf(db, answer)).map(({ text }) => text);
  if (texts.length === 0) return;
  await gradeVideosAgain(db, { question: answer.question, texts });
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct attempt.id ${attemptsWith(answer.question)}
      and asked.answer ->> 'text' = any(${sql.param(texts)}::text[]) order by 1`);
  const meant = { question: answer.question, texts: new Set(texts) };
  for (const { id } of rows) {
    await db.transaction((tx) => gradeAttempt(platform, tx, { id, ...meant }));
  }
}
