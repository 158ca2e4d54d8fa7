import { searching } from '@nibras/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';
import { courseOpenTo } from '#platform/database/published.ts';
import { discussions } from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import type { FoundIn } from '#platform/search/search.ts';

export interface OwnRow extends Record<string, unknown> {
  id: number;
  title: string;
  detail: string | null;
  text: string | null;
  path: string;
  picture: string | null;
  total: number;
}

interface OwnSearch {
  person: number;
  found: FoundIn;
}

const rowsOf = async (db: Queryable, query: SQL) => (await db.execute<OwnRow>(query)).rows;

/** The courses that a person has joined, hidden ones included, which members keep. */
export const joinedCourses = (db: Queryable, { person, found }: OwnSearch) =>
  rowsOf(
    db,
    sql`select courses.id, courses.name as title, (select name from people where id = teacher_id) as detail,
        courses.description as text, '/courses/' || courses.id as path, courses.image as picture,
        count(*) over ()::int as total
      from enrolments join courses on courses.id = enrolments.course_id
      where enrolments.person_id = ${person} and ${isMemberNow()} and ${courseOpenTo(person)}
        and ${found(sql`courses.search_text`)}
      order by enrolments.joined_at desc nulls last, courses.id desc limit ${searching.shownPerKind}`,
  );

/** What a person has asked under lectures, the newest first. */
export const ownQuestions = (db: Queryable, { person, found }: OwnSearch) =>
  rowsOf(
    db,
    sql`select discussions.id, lectures.name as title, courses.name as detail, discussions.description as text,
        '/courses/' || courses.id || '/lecture/' || lectures.id as path, null as picture,
        count(*) over ()::int as total
      from discussions
      join lectures on lectures.id = discussions.lecture_id
      join courses on courses.id = discussions.course_id
      where discussions.person_id = ${person} and ${visible(discussions)}
        and ${found(sql`fold_arabic(discussions.description)`)}
      order by discussions.created_at desc, discussions.id desc limit ${searching.shownPerKind}`,
  );
