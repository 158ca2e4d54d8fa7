import type { PreviewViewer } from '@nibras/contract/site/preview/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import { readExerciseOf } from '#assessment/exercises/index.ts';
import { asIfPublished } from '#content/items/index.ts';
import { readLecture } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lectures } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { mayPreview } from './policy.ts';
import { viewers } from './viewers.ts';

interface LecturePreviewOptions {
  lecture: number;
  caller: Caller;
  as: PreviewViewer;
  fileBase: string;
  proof: string | undefined;
}

async function courseOf(db: Queryable, lecture: number): Promise<number | null> {
  const [row] = await db
    .select({ course: lectures.courseId })
    .from(lectures)
    .where(eq(lectures.id, lecture));
  return row?.course ?? null;
}

/**
 * What a lecture's page will show once the drafts of its course are published.
 * @throws AppError lecture-not-found, also for those who do not work on its course
 */
export async function previewLecture(
  platform: Platform,
  { lecture, caller, as, ...files }: LecturePreviewOptions,
) {
  const course = await courseOf(platform.db, lecture);
  if (course === null || !(await mayPreview(platform.db, course, caller))) {
    throw new AppError('lecture-not-found');
  }
  const { secrets, now } = platform;
  const request = { course, lecture, caller, viewer: viewers[as], ...files };
  return asIfPublished(platform, { course, lecture }, async (db) => {
    const page = await readLecture({ db, secrets, now }, request);
    const hasExercise = page.open && page.lecture.work === 'exercise';
    const exercise = hasExercise ? await readExerciseOf(db, { lecture, caller: null }) : null;
    return { page, exercise };
  });
}
