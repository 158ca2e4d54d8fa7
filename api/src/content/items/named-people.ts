import { sql } from 'drizzle-orm';
import { distinctValues } from '#platform/database/distinct-values.ts';
import { staffIds } from '#platform/database/staff-ids.ts';

/**
 * The condition that a person can be named as the author of an article or for a service: those who work on the platform,
 * and anyone who is named already, unless their account was deleted. Otherwise an editor could publish the name of any student by its id. For queries from
 * `people`.
 */
export const mayBeNamed = sql`(people.deleted_at is null and (people.role <> 'student'
  or exists (select from course_staff where course_staff.person_id = people.id)
  or exists (select from articles where author_id = people.id)
  or exists (select from services where manager_id = people.id)))`;

/** The same for lists, which find these people in indexes instead of looking at each. For queries from `people`. */
export const listedNames = sql`(people.id = any(array(${staffIds}
    union all ${distinctValues('articles', 'author_id')} union all ${distinctValues('services', 'manager_id')}))
  and ${mayBeNamed})`;
