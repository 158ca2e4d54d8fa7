export { type StudioScope as Scope, studioScope } from '#platform/http/studio-scope.ts';

import { type Column, type SQL, sql } from 'drizzle-orm';
import { isManagedBy } from '#conversation/inbox/index.ts';
import type { StudioScope as Scope } from '#platform/http/studio-scope.ts';

/** The condition that a course, given by its id, is in the scope; undefined where all are. */
export const inScope = ({ allCourses, person }: Scope, courseId: Column | SQL): SQL | undefined =>
  allCourses
    ? undefined
    : sql`${courseId} in (select course_id from course_staff where person_id = ${person})`;

/** The condition that an order with this service is in the scope. */
export const orderInScope = ({ everything, orders, person }: Scope, serviceId: SQL): SQL => {
  if (!orders) return sql`false`;
  return everything ? sql`true` : isManagedBy(person, serviceId);
};
