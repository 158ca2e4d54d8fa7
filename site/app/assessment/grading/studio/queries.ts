import {
  getStudioAttemptsById,
  getStudioCoursesByIdMarks,
  getStudioLecturesByIdWorkByPerson,
  getStudioMarking,
  postStudioLecturesByIdWorkByPersonAttempts,
  putStudioMarkingByIdByPosition,
} from '@nibras/contract/assessment/grading/studio/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

const markingKey = [...studioKey, 'marking'] as const;

/** Query of the texts that wait, of one course or quiz or of all. */
export const waitingTextsQuery = (filter: {
  course?: number;
  lecture?: number;
  attempt?: number;
}) =>
  queryOptions({
    ...callQuery(getStudioMarking, { query: filter }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Marks a text. Throws as the API client does. */
export const sendMark = (
  { attempt, position }: { attempt: number; position: number },
  json: { points: number; note: string },
) =>
  makeCall(putStudioMarkingByIdByPosition, {
    params: { id: attempt, position },
    // It was shown among those that wait: a colleague's grade since then is not overwritten.
    body: { ...json, seen: 'ungraded' },
  });

export const marksPath = (course: number) => `/api/studio/courses/${course}/marks`;

/** Query of a page of a course's students with their marks. */
export const marksQuery = (course: number, { page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...markingKey, 'marks', course, { page, search }],
    queryFn: async ({ signal }) => {
      const asked = { params: { id: course }, query: { page, search }, signal };
      const { lectures, students } = await makeCall(getStudioCoursesByIdMarks, asked);
      return { lectures, ...students };
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Query of what a student did in a quiz or an exercise. */
export const studentWorkQuery = (lecture: number, person: number) =>
  queryOptions({
    ...callQuery(getStudioLecturesByIdWorkByPerson, { params: { id: lecture, person } }),
    staleTime: 2_000,
  });

/** Query of an attempt that is over, with its answers. */
export const studentAttemptQuery = (attempt: number) =>
  queryOptions({
    ...callQuery(getStudioAttemptsById, { params: { id: attempt } }),
    select: ({ attempt }) => attempt,
    staleTime: 2_000,
  });

/** Gives a student one more attempt. Throws as the API client does. */
export const sendAttempt = (lecture: number, person: number, reason: string) =>
  makeCall(postStudioLecturesByIdWorkByPersonAttempts, {
    params: { id: lecture, person },
    body: { reason },
  });
