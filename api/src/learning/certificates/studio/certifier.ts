import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';

/** A person who decides about certificates: of all courses, or of those that they teach. */
export interface Certifier {
  caller: Person;
  all: boolean;
}

/** The caller as one who decides about certificates; their calls are for those who do so somewhere. */
export const certifierOf = (caller: Person): Certifier => ({
  caller,
  all: can(caller, 'course:certify'),
});

/** The condition that a person decides about the certificates of a course; undefined for all. */
export const certifies = ({ caller, all }: Certifier, course: Column | SQL): SQL | undefined =>
  all ? undefined : sql`${course} in (${coursesWith(caller, 'course:certify')})`;
