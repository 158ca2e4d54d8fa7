import { roles } from '@nibras/contract/people/auth/shapes.ts';
import { sql } from 'drizzle-orm';
import { distinctValues } from './distinct-values.ts';

const staffRoles = sql.join(
  roles.filter((role) => role !== 'student').map((role) => sql`${role}`),
  sql`, `,
);

/** A query for the ids of those who work on the platform or on a course; it reads no student. */
export const staffIds = sql`select id from people where role in (${staffRoles})
  union all ${distinctValues('course_staff', 'person_id')}`;
