import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/assessment/marking/studio/shapes.ts');

const markingKey = [...studioKey, 'marking'] as const;

/** Query of the texts that wait, of one course or quiz or of all. */
export const waitingTextsQuery = (filter: { course?: number; lecture?: number }) =>
  queryOptions({
    queryKey: [...markingKey, 'waiting', filter],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/marking${queryString(filter)}`, {
        schema: async () => (await schemas()).markingAnswer,
        signal,
      }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Marks a text. Throws as the API client does. */
export const sendMark = (
  { attempt, position }: { attempt: number; position: number },
  json: { points: number; note: string },
) =>
  apiSend('PUT', `/api/studio/marking/${attempt}/${position}`, {
    json,
    schema: async () => (await schemas()).markingDoneAnswer,
  });

export const marksPath = (course: number) => `/api/studio/courses/${course}/marks`;

/** Query of a page of a course's students with their marks. */
export const marksQuery = (course: number, { page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...markingKey, 'marks', course, { page, search }],
    queryFn: async ({ signal }) => {
      const { lectures, students } = await apiGet(
        `${marksPath(course)}${queryString({ page, search })}`,
        { schema: async () => (await schemas()).marksAnswer, signal },
      );
      return { lectures, ...students };
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

const workPath = (lecture: number, person: number) =>
  `/api/studio/lectures/${lecture}/work/${person}`;

/** Query of what a student did in a quiz or an exercise. */
export const studentWorkQuery = (lecture: number, person: number) =>
  queryOptions({
    queryKey: [...markingKey, 'work', lecture, person],
    queryFn: ({ signal }) =>
      apiGet(workPath(lecture, person), {
        schema: async () => (await schemas()).studentWorkAnswer,
        signal,
      }),
    staleTime: 2_000,
  });

/** Query of an attempt that is over, with its answers. */
export const studentAttemptQuery = (attempt: number) =>
  queryOptions({
    queryKey: [...markingKey, 'attempt', attempt],
    queryFn: async ({ signal }) =>
      (
        await apiGet(`/api/studio/attempts/${attempt}`, {
          schema: async () => (await schemas()).studentAttemptAnswer,
          signal,
        })
      ).attempt,
    staleTime: 2_000,
  });

/** Gives a student one more attempt. Throws as the API client does. */
export const sendAttempt = (lecture: number, person: number, reason: string) =>
  apiSend('POST', `${workPath(lecture, person)}/attempts`, {
    json: { reason },
    schema: async () => (await schemas()).markingDoneAnswer,
  });
