import {
  peopleAnswer,
  type StaffMember,
  staffAnswer,
  staffChangeAnswer,
} from '@nibras/contract/learning/staff/studio/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';

export type StaffRole = 'teacher' | 'assistant';

const staffPath = (courseId: number) => `/api/studio/courses/${courseId}/staff`;

/** Query of the people who work on a course. */
export const staffQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['studio', 'staff', courseId],
    queryFn: ({ signal }) => apiGet(staffPath(courseId), { schema: staffAnswer, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Query of people by a carelessly written name, or by an address. */
export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ['studio', 'people', search],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/people${queryString({ search })}`, { schema: peopleAnswer, signal }),
  });

/** Adds somebody to the staff, or changes their part in it. `first` makes them the teacher whom visitors see. */
export const putStaff = (
  courseId: number,
  { id, email }: Pick<StaffMember, 'id' | 'email'>,
  part: { role: StaffRole; first?: true },
) =>
  apiSend('PUT', `${staffPath(courseId)}/${id}`, {
    schema: staffChangeAnswer,
    json: { ...part, email },
  });

export const removeStaff = (courseId: number, personId: number) =>
  apiSend('DELETE', `${staffPath(courseId)}/${personId}`, { schema: staffChangeAnswer });
