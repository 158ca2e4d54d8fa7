import { type Column, type SQL, sql } from 'drizzle-orm';
import { isManagedBy } from '#conversation/inbox/index.ts';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';

/** What somebody sees in the studio. */
export interface Scope {
  person: number;
  /** Every course; otherwise those whose staff they are. */
  allCourses: boolean;
  /** Articles, services and projects. */
  publishing: boolean;
  /** Orders: all of them with `everything`, otherwise those of the services that they manage. */
  orders: boolean;
  /** What people buy. */
  sales: boolean;
  /** People of every kind, and what concerns the whole installation. */
  everything: boolean;
}

export function studioScope(caller: Person): Scope {
  const everything = can(caller, 'settings:edit');
  return {
    person: caller.id,
    allCourses: everything,
    publishing: can(caller, 'article:edit'),
    orders: can(caller, 'order:answer'),
    sales: can(caller, 'selling:manage'),
    everything,
  };
}

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
