import { type FoundPerson, wholeAddress } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { searchCondition } from '#platform/search/search.ts';

const columns = {
  id: people.id,
  name: people.name,
  email: people.email,
  photo: people.photoPath,
  role: people.role,
};

/** Those who teach or edit on the platform. */
const onPlatformStaff = sql`(people.role <> 'student'
  or exists (select from course_staff where course_staff.person_id = people.id))`;

/**
 * Finds people to work on a course. Admins search everybody; others search those who teach or edit already, and find
 * everybody else by their whole address only, so that nobody can list the students.
 */
export async function findPeople(
  db: Queryable,
  caller: Person,
  search: string,
): Promise<FoundPerson[]> {
  if (search.trim() === '') return [];
  const everybody = can(caller, 'people:manage');
  const address = wholeAddress.safeParse(search).data;
  if (address !== undefined) {
    const exact = await db
      .select(columns)
      .from(people)
      .where(and(eq(people.email, address), isNull(people.deletedAt)));
    if (exact.length > 0) return exact;
  }
  const within = everybody ? undefined : onPlatformStaff;
  // The people who are found come first, in one index; ordering them is a small task afterwards.
  const select = (condition: SQL | undefined) => {
    const hits = db
      .select({ id: people.id })
      .from(people)
      .where(and(condition, within, isNull(people.deletedAt)))
      .limit(limits.peopleSearched);
    return db
      .select(columns)
      .from(people)
      .where(sql`${people.id} in (select id from (${hits}) hits)`)
      .orderBy(asc(sql`${people.role} = 'student'`), asc(people.name), asc(people.id))
      .limit(limits.peopleFound);
  };
  let rows: FoundPerson[] = [];
  const anyMatch = async (condition: SQL | undefined) => {
    rows = await select(condition);
    return rows.length > 0;
  };
  const isName = { namesOnly: true };
  const found = await searchCondition(db, search, people.searchText, anyMatch, isName);
  return rows.length > 0 ? rows : select(found);
}
