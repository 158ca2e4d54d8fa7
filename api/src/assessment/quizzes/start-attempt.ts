import type { Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { attemptQuestions, quizAttempts } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { arrange } from './arrange.ts';
import { askedVersions } from './asked-versions.ts';
import { attemptsLeft } from './attempts-left.ts';
import { drawQuestions, shuffled } from './draw-questions.ts';
import { lockPlace } from './lock-place.ts';
import { openQuiz } from './open-quiz.ts';
import { attemptsOf } from './queries.ts';
import { questionPool } from './question-pool.ts';
import type { Quiz } from './quiz-of.ts';
import { submitOverdue } from './submit-overdue.ts';

const minute = 60_000;

async function makeAttempt(
  tx: Transaction,
  { quiz, person, number, now }: { quiz: Quiz; person: number; number: number; now: Date },
): Promise<number> {
  const { rules, lecture } = quiz;
  const drawn = drawQuestions(quiz.items, await questionPool(tx, quiz));
  const versions = await askedVersions(tx, drawn);
  const asked = (rules.shuffleQuestions ? shuffled(drawn) : drawn).flatMap((question) => {
    const version = versions.get(question.id);
    return version ? [{ ...question, version }] : [];
  });
  if (asked.length === 0) throw new AppError('not-a-quiz');
  const { id } = only(
    await tx
      .insert(quizAttempts)
      .values({
        lectureId: lecture,
        personId: person,
        number,
        rules,
        startedAt: now,
        endsAt: rules.minutes === null ? null : new Date(now.getTime() + rules.minutes * minute),
        maxScore: asked.reduce((sum, { points }) => sum + points, 0),
      })
      .returning({ id: quizAttempts.id }),
  );
  await tx.insert(attemptQuestions).values(
    asked.map(({ version, points }, position) => ({
      attemptId: id,
      position,
      questionVersionId: version.id,
      points,
      arrangement: arrange(version, rules.shuffleAnswers),
    })),
  );
  return id;
}

/**
 * Begins an attempt at a quiz, or continues the open one: two tabs at once make one.
 * @returns the attempt's id
 * @throws AppError lecture-not-found, lecture-locked, not-a-quiz, no-attempts-left
 */
export async function startAttempt(
  platform: Pick<Platform, 'db' | 'now' | 'jobs' | 'realtime' | 'log'>,
  { lecture, caller }: { lecture: number; caller: Caller },
): Promise<number> {
  const { db, now } = platform;
  const { quiz, isStaff } = await openQuiz(db, { lecture, caller });
  const place = { lecture, person: caller.id };
  await submitOverdue(platform, place);
  return db.transaction(async (tx) => {
    await lockPlace(tx, place);
    const attempts = await attemptsOf(tx, place);
    const open = attempts.find(({ state }) => state === 'open');
    if (open) return open.id;
    const left = isStaff ? null : await attemptsLeft(tx, { ...place, rules: quiz.rules, attempts });
    if (left === 0) throw new AppError('no-attempts-left');
    const number = (attempts[0]?.number ?? 0) + 1;
    return makeAttempt(tx, { quiz, person: caller.id, number, now: now() });
  });
}
