import { type SQL, sql } from 'drizzle-orm';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';

/** The condition that the caller marks a course. */
export const marks = (caller: Person, course: SQL): SQL =>
  can(caller, 'course:mark')
    ? sql`true`
    : sql`${course} in (${coursesWith(caller, 'course:mark')})`;
