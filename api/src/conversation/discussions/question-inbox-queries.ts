import type { QuestionInboxList } from '@nibras/contract/conversation/discussions/shapes.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';
import { and, asc, count, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import { courseOpenTo, published } from '#platform/database/published.ts';
import {
  courses,
  discussions,
  lectures,
  messages,
  people,
} from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { searchCondition } from '#platform/search/search.ts';
import { discussionColumns, optionalTime, placeColumns } from './queries.ts';

const ofConversation = sql`${messages.conversationId} = ${discussions.conversationId} and ${visible(messages)}`;
const teachers = alias(people, 'teachers');
const ofTeacher = eq(messages.personId, courses.teacherId);

/** The database has since when each question waits (migration 0063). */
const isWaiting = isNotNull(discussions.waitingSince);

/** When the teacher last wrote. */
const answeredAt = sql`(select max(${messages.createdAt}) from ${messages} where ${ofConversation} and ${ofTeacher})`;

/** What a search looks through: the question, who asked it, its place, and what the teacher wrote. */
const searchedText = sql`fold_arabic(concat_ws(' ', ${discussions.description}, ${people.name}, ${courses.name},
  ${lectures.name}, (select string_agg(${messages.body}, ' ') from ${messages} where ${ofConversation} and ${ofTeacher})))`;

export interface QuestionInboxFilter {
  list: QuestionInboxList;
  teacher: number;
  search: string;
}

/** The condition of a list of the question inbox, on the rows of `questionInboxCourses` and `inboxQuestions`. */
export async function questionInboxCondition(
  db: Queryable,
  { list, teacher, search }: QuestionInboxFilter,
): Promise<SQL | undefined> {
  // Only what the students can open.
  const open = and(courseOpenTo(teacher), published(lectures), visible(discussions));
  const own = and(open, eq(courses.teacherId, teacher));
  const listed = {
    waiting: and(own, isWaiting),
    answered: and(own, ne(discussions.personId, teacher), isNotNull(answeredAt)),
    all: and(open, isWaiting),
  }[list];
  const found = await searchCondition(db, search, searchedText, async (condition) => {
    const matches = await questionInboxCourses(db, and(listed, condition));
    return matches.length > 0;
  });
  return and(listed, found);
}

/** A page of the questions that meet a condition of `questionInboxCondition`. */
export function inboxQuestions(
  db: Queryable,
  {
    condition,
    list,
    course,
    page,
  }: {
    condition: SQL | undefined;
    list: QuestionInboxList;
    course: number | undefined;
    page: number;
  },
) {
  const { limit, offset } = pageWindow({ page, per_page: limits.questionInboxPerPage });
  const answered = optionalTime(answeredAt).as('answered_at');
  const since = discussions.waitingSince;
  return db
    .select({
      ...discussionColumns,
      ...placeColumns,
      teacher: { id: teachers.id, name: teachers.name },
      since,
      answered,
    })
    .from(discussions)
    .innerJoin(people, eq(people.id, discussions.personId))
    .innerJoin(courses, eq(courses.id, discussions.courseId))
    .innerJoin(lectures, eq(lectures.id, discussions.lectureId))
    .innerJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(and(condition, course === undefined ? undefined : eq(courses.id, course)))
    .orderBy(
      ...(list === 'answered'
        ? [desc(answered), desc(discussions.id)]
        : [asc(since), asc(discussions.id)]),
    )
    .limit(limit)
    .offset(offset);
}

/** The courses with questions that meet a condition of `questionInboxCondition`, those with the most questions first. */
export const questionInboxCourses = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({ id: courses.id, name: courses.name, count: count() })
    .from(discussions)
    .innerJoin(people, eq(people.id, discussions.personId))
    .innerJoin(courses, eq(courses.id, discussions.courseId))
    .innerJoin(lectures, eq(lectures.id, discussions.lectureId))
    .where(condition)
    .groupBy(courses.id)
    .orderBy(desc(count()), asc(courses.id));

export const coursesTaught = (db: Queryable, person: number) =>
  db.$count(courses, eq(courses.teacherId, person));
