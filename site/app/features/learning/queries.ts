import { parseLecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { readAnswer } from '#platform/api/read-answer.ts';
import { sendCall } from '#platform/api/transport.ts';

/** Longer than any answer takes on a line that still carries one. */
const patience = 20_000;

interface LectureKey {
  courseId: string;
  lectureId: string;
}

export const lecturePath = ({ courseId, lectureId }: LectureKey) =>
  `/api/LectureDetails/${encodeURIComponent(courseId)}/${encodeURIComponent(lectureId)}`;

/** A lecture's page. Its file addresses are made for one person and expire, so it is asked for anew each visit. */
export const lectureQuery = (key: LectureKey) =>
  queryOptions({
    queryKey: ['lecture', key.courseId, key.lectureId],
    queryFn: ({ signal }) => apiGet(lecturePath(key), { schema: parseLecturePage, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Tells the server that a lecture was watched to its end, as the specification's form. */
export function markWatched(courseId: number, lectureId: number): Promise<{ message?: string }> {
  const form = new FormData();
  form.set('lecture_id', String(lectureId));
  form.set('course_id', String(courseId));
  form.set('status', 'endWatch');
  return apiSend('POST', '/api/watch-Lecture', { form, signal: AbortSignal.timeout(patience) });
}

interface StoppedHere {
  course: number;
  lecture: number;
  /** Seconds from the start. */
  position: number;
  /** Seconds since the person was there. */
  age: number;
}

/** Keeps where the person stopped; a call of our own. It outlives the page, which may be about to close. */
export async function savePosition({ course, lecture, position, age }: StoppedHere): Promise<void> {
  const response = await sendCall('/api/lecture-position', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ course_id: course, lecture_id: lecture, position, age }),
    keepalive: true,
    signal: AbortSignal.timeout(patience),
  });
  await readAnswer(response, undefined);
}
