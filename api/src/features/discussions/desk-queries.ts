import { discussions as limits } from '@nibras/contract/limits.ts';
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  courses,
  discussions,
  lectures,
  messages,
  people,
} from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { discussionColumns } from './queries.ts';

const ofConversation = eq(messages.conversationId, discussions.conversationId);

/** The newest message of each discussion. */
const newestMessage = (db: Queryable) =>
  db
    .select({ id: messages.id, personId: messages.personId })
    .from(messages)
    .where(ofConversation)
    .orderBy(desc(messages.id))
    .limit(1)
    .as('newest_message');

/** Discussions of a teacher's courses whose last message is a student's and that were not settled since. */
function waiting(db: Queryable, teacher: number) {
  const newest = newestMessage(db);
  return {
    newest,
    condition: and(
      eq(courses.teacherId, teacher),
      ne(discussions.personId, teacher),
      sql`${newest.personId} is distinct from ${teacher}`,
      sql`coalesce(${newest.id}, 0) > coalesce(${discussions.settledMessageId}, -1)`,
    ),
  };
}

/** When the first message after the teacher's last one or after settling was sent; else when the question was asked. */
function waitingSince(teacher: number) {
  const lastHandled = sql`greatest(${discussions.settledMessageId}, (select max(${messages.id}) from ${messages}
    where ${ofConversation} and ${messages.personId} = ${teacher}))`;
  return sql`case when ${lastHandled} is null then ${discussions.createdAt} else (select min(${messages.createdAt})
    from ${messages} where ${ofConversation} and ${messages.id} > ${lastHandled}) end`.mapWith(
    discussions.createdAt,
  );
}

/** A page of the questions that wait for a teacher, the longest wait first. */
export function waitingQuestions(
  db: Queryable,
  { teacher, course, page }: { teacher: number; course: number | undefined; page: number },
) {
  const { newest, condition } = waiting(db, teacher);
  const { limit, offset } = pageWindow({ page, per_page: limits.deskPerPage });
  const since = waitingSince(teacher).as('waiting_since');
  return db
    .select({
      ...discussionColumns,
      course: { id: courses.id, slug: courses.slug, name: courses.name },
      lecture: { id: lectures.id, slug: lectures.slug, name: lectures.name },
      since,
    })
    .from(discussions)
    .innerJoin(people, eq(people.id, discussions.personId))
    .innerJoin(courses, eq(courses.id, discussions.courseId))
    .innerJoin(lectures, eq(lectures.id, discussions.lectureId))
    .leftJoinLateral(newest, sql`true`)
    .where(and(condition, course === undefined ? undefined : eq(courses.id, course)))
    .orderBy(asc(since), asc(discussions.id))
    .limit(limit)
    .offset(offset);
}

/** A teacher's courses with waiting questions, those with the most questions first. */
export function waitingCourses(db: Queryable, teacher: number) {
  const { newest, condition } = waiting(db, teacher);
  return db
    .select({ id: courses.id, name: courses.name, waiting: count() })
    .from(discussions)
    .innerJoin(courses, eq(courses.id, discussions.courseId))
    .leftJoinLateral(newest, sql`true`)
    .where(condition)
    .groupBy(courses.id)
    .orderBy(desc(count()), asc(courses.id));
}

export const coursesTaught = (db: Queryable, person: number) =>
  db.$count(courses, eq(courses.teacherId, person));
