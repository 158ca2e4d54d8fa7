import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { hasJoined } from '#platform/database/membership.ts';
import type { StudioSearch } from '#platform/search/studio-search.ts';
import { personFound } from './list-people.ts';

/**
 * People lead to their page; those who are no students come first. Admins find everybody, by their numbers too. Teachers
 * find the students of their courses by name and address: they must not find out numbers by trying.
 */
export const personSearch: StudioSearch = {
  kind: 'person',
  open: () => true,
  matches: ({ search, inName }, { everything, person }) =>
    everything
      ? sql`select id from people where ${personFound(search)(inName)} and deleted_at is null`
      : sql`select id from people where ${inName(sql`people.search_text`)} and deleted_at is null
          and exists (select from enrolments join course_staff on course_staff.course_id = enrolments.course_id
            where enrolments.person_id = people.id and ${hasJoined()}
              and course_staff.person_id = ${person} and course_staff.role = 'teacher')`,
  show: (ids) => sql`select id, name, email as detail, '/studio/people/' || id as path
    from people where id = any(${ids})
    order by role = 'student', name, id limit ${limits.foundPerKind}`,
};
