import { videoQuestions as limits } from '@nibras/contract/assessment/limits.ts';
import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { VideoQuestion } from '@nibras/contract/assessment/video-questions/shapes.ts';
import type { WatchState } from '@nibras/contract/learning/lectures/shapes.ts';
import { and, eq, sql } from 'drizzle-orm';
import { checkAnswerShape, grade } from '#assessment/grading/index.ts';
import { completeAnswered, lockProgress } from '#learning/lectures/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { questionVersions, videoAnswers } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { openVideo } from './open-video.ts';
import { readQuestions } from './read-questions.ts';

interface Answering {
  lecture: number;
  caller: Caller;
  /** The client's name of this answer. */
  key: string;
  /** The version of the question that was asked. */
  version: number;
  answer: GivenAnswer;
}

/** The version that an answer names. @throws AppError question-not-found where it is of another question */
async function versionOf(tx: Transaction, id: number) {
  const [version] = await tx.select().from(questionVersions).where(eq(questionVersions.id, id));
  return orThrow(version ?? null, 'question-not-found');
}

/** @throws AppError too-many-answers */
async function requireRoom(
  tx: Transaction,
  { lecture, person, question }: { lecture: number; person: number; question: number },
): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count
    from video_answers join question_versions on question_versions.id = question_version_id
    where person_id = ${person} and lecture_id = ${lecture} and question_id = ${question}`);
  if ((rows[0]?.count ?? 0) >= limits.answersPerQuestion) throw new AppError('too-many-answers');
}

/**
 * Stores and grades an answer to a question of a video. An answer whose key is known changes nothing. The version that
 * was asked decides, also where the question was changed since; one that the video asks no more is refused, since its
 * verdict would reveal the key of another quiz.
 * @throws AppError lecture-not-found, lecture-locked, question-not-found, invalid-input, too-many-answers
 */
export async function answerQuestion(
  platform: Pick<Platform, 'db' | 'now' | 'jobs'>,
  { lecture, caller, key, version: versionId, answer }: Answering,
): Promise<{ question: VideoQuestion; status: WatchState }> {
  const { course } = await openVideo(platform.db, { lecture, caller });
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const person = caller.id;
    // Two answers at once would both find the last free place.
    await lockProgress(tx, { lecture, person, now });
    const version = await versionOf(tx, versionId);
    const before = await readQuestions(tx, { lecture, person });
    const question = version.questionId;
    if (question === null || !before.some(({ id }) => id === question)) {
      throw new AppError('question-not-found');
    }
    if (!checkAnswerShape(version, answer)) throw new AppError('invalid-input');
    const known = await tx.$count(
      videoAnswers,
      and(eq(videoAnswers.personId, person), eq(videoAnswers.clientKey, key)),
    );
    if (known === 0) {
      await requireRoom(tx, { lecture, person, question });
      await tx
        .insert(videoAnswers)
        .values({
          lectureId: lecture,
          personId: person,
          questionVersionId: version.id,
          clientKey: key,
          answer,
          share: grade(version, answer).share ?? 0,
          answeredAt: now,
        })
        .onConflictDoNothing();
    }
    const status = await completeAnswered(platform, tx, { lecture, course, person, now });
    const after = await readQuestions(tx, { lecture, person });
    const answered = after.find(({ id }) => id === question);
    return { question: orThrow(answered ?? null, 'question-not-found'), status };
  });
}
