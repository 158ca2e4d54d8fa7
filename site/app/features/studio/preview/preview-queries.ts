import { parseCourseAnswer, parseRequirements } from '@nibras/contract/compat/parse-course.ts';
import { parseLecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import {
  coursePreviewAnswer,
  lecturePreviewAnswer,
  type PreviewViewer,
} from '@nibras/contract/studio/preview.ts';
import { apiGet } from '#platform/api/api-client.ts';

/** Which page a preview shows. */
export interface PreviewKey {
  kind: 'courses' | 'lectures';
  id: string;
  viewer: PreviewViewer;
}

const previewPath = ({ kind, id, viewer }: PreviewKey) =>
  `/api/studio/preview/${kind}/${encodeURIComponent(id)}?as=${viewer}`;

/** A course's page with its drafts, parsed as the public page parses it. Throws an `ApiError`. */
export async function fetchCoursePreview(key: PreviewKey) {
  const answer = await apiGet(previewPath(key), { schema: coursePreviewAnswer });
  return {
    page: parseCourseAnswer.parse(answer.page),
    requirements: parseRequirements.parse(answer.requirements),
  };
}
export type CoursePreview = Awaited<ReturnType<typeof fetchCoursePreview>>;

/** A lecture's page with the drafts of its course. Throws an `ApiError`. */
export async function fetchLecturePreview(key: PreviewKey) {
  const { page } = await apiGet(previewPath(key), { schema: lecturePreviewAnswer });
  return parseLecturePage.parse(page);
}
