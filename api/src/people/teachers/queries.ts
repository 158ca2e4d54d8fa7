import { lists, teachers as rules } from '@nibras/contract/limits.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { cards } from '#learning/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { published } from '#platform/database/published.ts';
import { courses, enrolments, people, teacherFeatures } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';

/** A page of a teacher's courses, newest first. */
export function coursesOf(db: Queryable, teacher: number, page: number) {
  const { limit, offset } = pageWindow({ page, per_page: lists.teacherCoursesPerPage });
  return cards(db)
    .where(and(published(courses), eq(courses.teacherId, teacher)))
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(limit)
    .offset(offset);
}

/** The students who most recently enrolled in a teacher's courses, each once with their latest enrolment. */
export function latestStudents(db: Queryable, teacher: number) {
  const joined = sql`max(coalesce(${enrolments.joinedAt}, ${enrolments.createdAt}))`.mapWith(
    enrolments.createdAt,
  );
  // The latest of all are among the latest of each course, which its index has first.
  const latest = db
    .select({
      personId: enrolments.personId,
      joinedAt: enrolments.joinedAt,
      createdAt: enrolments.createdAt,
    })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courses.id), hasJoined()))
    .orderBy(desc(enrolments.joinedAt), desc(enrolments.id))
    .limit(rules.latestStudents)
    .as('enrolments');
  return db
    .select({ id: people.id, name: people.name, photo: people.photoPath, joinedAt: joined })
    .from(courses)
    .crossJoinLateral(latest)
    .innerJoin(people, eq(people.id, latest.personId))
    .where(and(published(courses), eq(courses.teacherId, teacher)))
    .groupBy(people.id)
    .orderBy(desc(joined), desc(people.id))
    .limit(rules.latestStudents);
}
export type StudentRow = Awaited<ReturnType<typeof latestStudents>>[number];

export const featuresOf = (db: Queryable, teacher: number) =>
  db
    .select({ id: teacherFeatures.id, name: teacherFeatures.name })
    .from(teacherFeatures)
    .where(eq(teacherFeatures.teacherId, teacher))
    .orderBy(asc(teacherFeatures.position), asc(teacherFeatures.id));
