import type { VideoQuestion } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { and, desc, eq } from 'drizzle-orm';
import { askedVersions } from '#assessment/quizzes/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { questionVersions, videoAnswers } from '#platform/database/schema/index.ts';
import { type Answered, presentVideoQuestion } from './present.ts';
import { placedQuestions } from './queries.ts';

interface Viewer {
  lecture: number;
  person: number;
}

/** A person's last answer to each question of a video, by the question's id. */
async function lastAnswers(
  tx: Transaction,
  { lecture, person }: Viewer,
): Promise<Map<number, Answered>> {
  const rows = await tx
    .selectDistinctOn([questionVersions.questionId], {
      answer: videoAnswers.answer,
      share: videoAnswers.share,
      version: questionVersions,
    })
    .from(videoAnswers)
    .innerJoin(questionVersions, eq(questionVersions.id, videoAnswers.questionVersionId))
    .where(and(eq(videoAnswers.personId, person), eq(videoAnswers.lectureId, lecture)))
    .orderBy(questionVersions.questionId, desc(videoAnswers.id));
  return new Map(
    rows.flatMap((row) => (row.version.questionId === null ? [] : [[row.version.questionId, row]])),
  );
}

/** The questions that a video asks a person, with that person's last answers. */
export async function readQuestions(tx: Transaction, viewer: Viewer): Promise<VideoQuestion[]> {
  const placed = await placedQuestions(tx, viewer.lecture);
  if (placed.length === 0) return [];
  const versions = await askedVersions(tx, placed);
  const answers = await lastAnswers(tx, viewer);
  return placed.flatMap((one, position) => {
    const version = versions.get(one.id);
    if (!version) return [];
    const { person } = viewer;
    const last = answers.get(one.id) ?? null;
    return presentVideoQuestion({ placed: one, position, version, person, last });
  });
}
