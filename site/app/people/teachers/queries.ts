import {
  parseFeatures,
  parseStudents,
  parseTeacherPage,
  type TeacherPage,
} from '@nibras/contract/compat/parse-teacher.ts';
import { teachers as rules } from '@nibras/contract/limits.ts';
import {
  getTeacherById,
  getTeacherFeaturesById,
  getTeacherStudentsById,
} from '@nibras/contract/people/teachers/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** The API path of a teacher with a page of the courses. */
export const teacherPath = (id: string, page: number) =>
  addressOf(getTeacherById, { params: { id }, query: { page } });

/** Query of a teacher and a page of the courses. The previous page stays while the next is loading. */
export function teacherQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['teacher', id, page],
    queryFn: ({ signal }) =>
      makeCall(getTeacherById, {
        params: { id },
        query: { page },
        parse: parseTeacherPage,
        signal,
      }),
    placeholderData: (previous: TeacherPage | undefined, query) =>
      query?.queryKey[1] === id ? previous : undefined,
  });
}

/** Query of the latest students; a failure hides them (docs/behaviour/teachers.md#a-teachers-page). */
export function studentsQuery(id: string) {
  return queryOptions({
    queryKey: ['teacher', id, 'students'],
    queryFn: async ({ signal }) => {
      const { students } = await makeCall(getTeacherStudentsById, {
        params: { id },
        parse: parseStudents,
        signal,
      });
      return students.slice(0, rules.latestStudents);
    },
    retry: 1,
  });
}

/** Query of the teaching features; a failure hides them as well. */
export function featuresQuery(id: string) {
  return queryOptions({
    queryKey: ['teacher', id, 'features'],
    queryFn: async ({ signal }) => {
      const { features } = await makeCall(getTeacherFeaturesById, {
        params: { id },
        parse: parseFeatures,
        signal,
      });
      return features.filter(({ name }) => name !== '');
    },
    retry: 1,
  });
}
