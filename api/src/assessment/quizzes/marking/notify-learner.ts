import { eq } from 'drizzle-orm';
import { notify, withdraw } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { courses, lectures } from '#platform/database/schema/index.ts';
import type { AttemptRow } from '../queries.ts';
import type { SubmitPlatform } from '../submit-platform.ts';

const noticeType = 'App\\Notifications\\AttemptMarked';

/** Tells the learner, once all of the attempt is marked; a notice of an earlier mark that nobody has read goes. */
export async function notifyLearner(
  platform: SubmitPlatform,
  tx: Transaction,
  { id, lectureId, personId, maxScore }: AttemptRow,
  score: number | null,
): Promise<void> {
  await withdraw(tx, { personId, type: noticeType, about: { attemptId: id } });
  if (score === null) return;
  const [lecture] = await tx
    .select({ lectureName: lectures.name, courseId: courses.id, courseName: courses.name })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(eq(lectures.id, lectureId));
  if (!lecture) return;
  const data = { ...lecture, attemptId: id, lectureId, score, max: maxScore };
  await notify(platform, tx, [{ personId, type: noticeType, data }]);
}
