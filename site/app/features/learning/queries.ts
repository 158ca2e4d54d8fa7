import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { type LecturePage, lecturePage } from './read-lecture.ts';

interface LectureKey {
  courseId: string;
  lectureId: string;
}

/** A lecture's page. Its file addresses are made for one person and expire, so it is asked for anew each visit. */
export const lectureQuery = ({ courseId, lectureId }: LectureKey) =>
  queryOptions({
    queryKey: ['lecture', courseId, lectureId],
    queryFn: ({ signal }) =>
      apiGet<LecturePage>(
        `/api/LectureDetails/${encodeURIComponent(courseId)}/${encodeURIComponent(lectureId)}`,
        { schema: lecturePage, signal },
      ),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Tells the server that a lecture was watched to its end, as the specification's form. */
export function markWatched(courseId: number, lectureId: number): Promise<{ message?: string }> {
  const form = new FormData();
  form.set('lecture_id', String(lectureId));
  form.set('course_id', String(courseId));
  form.set('status', 'endWatch');
  return apiSend('POST', '/api/watch-Lecture', { form });
}

/** Keeps where the person stopped, in seconds; a call of our own. */
export function savePosition(courseId: number, lectureId: number, position: number) {
  return apiSend('PUT', '/api/lecture-position', {
    json: { course_id: courseId, lecture_id: lectureId, position },
  });
}
