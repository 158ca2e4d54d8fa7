import { lists, teachers as rules } from '@nibras/contract/limits.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
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
  // The latest of all are among the latest of each course, which its index has first. People are read for those only.
  const ofCourse = db
    .select({ id: enrolments.id, personId: enrolments.personId, joinedAt: enrolments.joinedAt })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courses.id), hasJoined()))
    .orderBy(desc(enrolments.joinedAt), desc(enrolments.id))
    .limit(rules.latestStudents)
    .as('of_course');
  const ofPerson = db
    .selectDistinctOn([ofCourse.personId], {
      id: ofCourse.id,
      personId: ofCourse.personId,
      joinedAt: ofCourse.joinedAt,
    })
    .from(courses)
    .crossJoinLateral(ofCourse)
    .where(and(published(courses), eq(courses.teacherId, teacher)))
    .orderBy(ofCourse.personId, desc(ofCourse.joinedAt), desc(ofCourse.id))
    .as('of_person');
  const latest = db
    .select({ id: ofPerson.id })
    .from(ofPerson)
    .orderBy(sql`${ofPerson.joinedAt} desc nulls last`, desc(ofPerson.personId))
    .limit(rules.latestStudents);
  const joined = sql`coalesce(${enrolments.joinedAt}, ${enrolments.createdAt})`.mapWith(
    enrolments.createdAt,
  );
  return db
    .select({ id: people.id, name: people.name, photo: people.photoPath, joinedAt: joined })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(inArray(enrolments.id, latest))
    .orderBy(desc(joined), desc(people.id));
}
export type StudentRow = Awaited<ReturnType<typeof latestStudents>>[number];

export const featuresOf = (db: Queryable, teacher: number) =>
  db
    .select({ id: teacherFeatures.id, name: teacherFeatures.name })
    .from(teacherFeatures)
    .where(eq(teacherFeatures.teacherId, teacher))
    .orderBy(asc(teacherFeatures.position), asc(teacherFeatures.id));
