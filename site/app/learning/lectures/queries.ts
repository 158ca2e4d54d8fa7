import {
  type LecturePage,
  parseLecturePage,
  parseTranscript,
} from '@nibras/contract/compat/parse-lecture.ts';
import {
  getLectureDetailsByCourseIdByLectureId,
  getLectureTranscriptByCourseIdByLectureId,
  postWatchLecture,
  putLecturePosition,
} from '@nibras/contract/learning/lectures/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { isUnreachable } from '#platform/api/api-error.ts';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { readAnswer } from '#platform/api/read-answer.ts';
import { sendCall } from '#platform/api/transport.ts';

/** Request timeout in ms; a working connection always responds sooner. */
const requestTimeout = 20_000;

type LectureKey = { courseId: string; lectureId: string };

/** The API path of a lecture's page. */
export const lecturePath = (params: LectureKey) =>
  addressOf(getLectureDetailsByCourseIdByLectureId, { params });

/** A lecture from the server; one with work or questions is stored, and opened without a line as it was. */
async function openLecture(params: LectureKey, signal: AbortSignal): Promise<LecturePage> {
  const load = () => import('./stored-lectures.ts');
  const path = lecturePath(params);
  try {
    const page = await makeCall(getLectureDetailsByCourseIdByLectureId, {
      params,
      parse: parseLecturePage,
      signal,
    });
    const { work, questionSeconds } = page.lecture;
    if (work || questionSeconds.length > 0)
      void load().then(({ keepLecture }) => keepLecture(path, page));
    return page;
  } catch (error) {
    const stored = isUnreachable(error)
      ? await load()
          .then(({ storedLecture }) => storedLecture(path))
          .catch(() => null)
      : null;
    if (!stored) throw error;
    return stored;
  }
}

/** Query of a lecture's page. Its signed URLs belong to one user and expire, so it is fetched on each visit. */
export const lectureQuery = (key: LectureKey) =>
  queryOptions({
    queryKey: ['lecture', key.courseId, key.lectureId],
    queryFn: ({ signal }) => openLecture(key, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Query of what is said in a lecture's video, line by line. */
export const transcriptQuery = (ids: { course: number; lecture: number }, language: string) =>
  queryOptions({
    queryKey: ['transcript', ids.course, ids.lecture, language],
    queryFn: ({ signal }) =>
      makeCall(getLectureTranscriptByCourseIdByLectureId, {
        params: { courseId: ids.course, lectureId: ids.lecture },
        query: { language },
        parse: parseTranscript,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/**
 * Marks a lecture as watched, sent as a form. Throws an `ApiError`.
 * @param asks whether its video asks questions: it may wait for their answers then
 */
export function markWatched(
  courseId: number,
  lectureId: number,
  asks = false,
): Promise<{ message?: string; status?: string }> {
  const form = new FormData();
  form.set('lecture_id', String(lectureId));
  form.set('course_id', String(courseId));
  form.set('status', 'endWatch');
  if (asks) form.set('asks_questions', 'true');
  return makeCall(postWatchLecture, {
    form,
    signal: AbortSignal.timeout(requestTimeout),
    unchecked: true,
  }) as Promise<{ message?: string; status?: string }>;
}

interface SavedPosition {
  course: number;
  lecture: number;
  /** Seconds from the start. */
  position: number;
  /** Seconds since the user was at that position. */
  age: number;
}

/** Saves where the user stopped. `keepalive` lets the request complete when the page is being closed. */
export async function savePosition({
  course,
  lecture,
  position,
  age,
}: SavedPosition): Promise<void> {
  const response = await sendCall(putLecturePosition.path, {
    method: putLecturePosition.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ course_id: course, lecture_id: lecture, position, age }),
    keepalive: true,
    signal: AbortSignal.timeout(requestTimeout),
  });
  await readAnswer(response, undefined);
}
