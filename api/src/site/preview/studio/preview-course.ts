import type { PreviewViewer } from '@nibras/contract/site/preview/studio/shapes.ts';
import { asIfPublished } from '#content/items/index.ts';
import { readCourse, requirementsOf } from '#learning/courses/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { mayPreview } from './policy.ts';
import { viewers } from './viewers.ts';

interface CoursePreviewOptions {
  course: number;
  caller: Caller;
  as: PreviewViewer;
  fileBase: string;
  proof: string | undefined;
}

/**
 * What a course's page will show once its drafts are published.
 * @throws AppError course-not-found, also for those who do not work on it
 */
export async function previewCourse(
  platform: Platform,
  { course, caller, as, ...files }: CoursePreviewOptions,
) {
  if (!(await mayPreview(platform.db, course, caller))) throw new AppError('course-not-found');
  const { secrets, now } = platform;
  return asIfPublished(platform, { course }, async (db) => ({
    page: await readCourse({ db, secrets, now }, { course, caller, viewer: viewers[as], ...files }),
    requirements: await requirementsOf(db, course),
  }));
}
