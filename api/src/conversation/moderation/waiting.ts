import { sql } from 'drizzle-orm';
import { hasInSome } from '#platform/http/course-access.ts';
import { excerptOf, type WaitingSource } from '#platform/waiting.ts';
import { isModerated, moderatorOf } from './scope.ts';

const isAmongSubjects = (things: readonly string[]) =>
  sql`reports.subject = any(${sql.param([...things])}::text[])`;

/** A thing with several open reports is listed once, by the first of them. */
const isFirst = sql`reports.decided_at is null and not exists (select from reports earlier
  where earlier.subject = reports.subject and earlier.decided_at is null
    and (earlier.created_at, earlier.id) < (reports.created_at, reports.id))`;

/** What was reported and waits for a decision. */
export const waitingReports: WaitingSource = {
  async rows(db, caller) {
    if (!(await hasInSome(db, caller, 'course:moderate'))) return null;
    const own = isModerated(moderatorOf(caller), {
      course: sql`reports.course_id`,
      author: sql`reports.author_id`,
    });
    return {
      from: sql`reports`,
      where: sql`${isFirst} and ${own ?? sql`true`}`,
      thing: sql`reports.subject`,
      at: sql`reports.created_at`,
      place: sql`reports.id`,
      course: sql`reports.course_id`,
    };
  },
  among: isAmongSubjects,
  shown: (
    things,
  ) => sql`select reports.subject as thing, people.id as person_id, people.name as person_name,
      courses.id as course_id, courses.name as course_name, split_part(reports.subject, ':', 1) as title,
      ${excerptOf(sql`coalesce(reviews.comment, discussions.description, messages.body, messages.file_name, '')`)} as excerpt,
      null::bigint as amount, null::text as currency, '/studio/moderation' as path
    from reports join people on people.id = reports.author_id left join courses on courses.id = reports.course_id
    left join reviews on reviews.id = reports.review_id left join discussions on discussions.id = reports.discussion_id
    left join messages on messages.id = reports.message_id
    where ${isAmongSubjects(things)} and ${isFirst}`,
};
