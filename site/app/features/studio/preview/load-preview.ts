import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { sessionKnown } from '#platform/session/session-start.ts';
import { isSignedIn } from '#platform/session/session-store.ts';
import type { CoursePreview, PreviewKey } from './preview-queries.ts';
import { fetchCoursePreview, fetchLecturePreview } from './preview-queries.ts';
import { enterPreview } from './preview-session.ts';

export type Preview =
  | { kind: 'course'; answer: CoursePreview }
  | { kind: 'lecture'; page: LecturePage }
  | { kind: 'failed'; error: unknown };

async function fetchPreview(key: PreviewKey): Promise<Preview> {
  await sessionKnown();
  if (!isSignedIn()) return { kind: 'failed', error: null };
  try {
    return key.kind === 'courses'
      ? { kind: 'course', answer: await fetchCoursePreview(key) }
      : { kind: 'lecture', page: await fetchLecturePreview(key) };
  } catch (error) {
    return { kind: 'failed', error };
  } finally {
    enterPreview(key.viewer);
  }
}

let loading: Promise<Preview> | undefined;

/** Loads the one preview of this document with the real session, and then replaces the session by the viewer's. */
export function loadPreview(key: PreviewKey): Promise<Preview> {
  loading ??= fetchPreview(key);
  return loading;
}
