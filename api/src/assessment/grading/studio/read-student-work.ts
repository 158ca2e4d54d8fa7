import type { StudentWork } from '@nibras/contract/assessment/grading/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import { attemptsOf as handedInBy } from '#assessment/exercises/index.ts';
import {
  attemptsLeft,
  attemptsOf,
  findAttempt,
  presentReviewed,
  presentSummary,
  questionsOf,
  quizOf,
} from '#assessment/quizzes/index.ts';
import { workColumn } from '#learning/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { courses, lectures } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';

import { findStudent } from './student-query.ts';

async function quizWork(db: Queryable, place: { lecture: number; person: number }) {
  const attempts = await attemptsOf(db, place);
  const { rules } = await quizOf(db, place.lecture);
  return { attempts, left: await attemptsLeft(db, { ...place, rules, attempts }) };
}

/**
 * What a student did in a quiz or an exercise, for those who mark the course.
 * @throws AppError lecture-not-found, forbidden, person-not-found
 */
export async function readStudentWork(
  db: Queryable,
  { caller, lecture, person }: { caller: Person; lecture: number; person: number },
): Promise<StudentWork> {
  const [selected] = await db
    .select({ name: lectures.name, work: workColumn, course: courses.id, courseName: courses.name })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(eq(lectures.id, lecture));
  const row = orThrow(selected ?? null, 'lecture-not-found');
  await requireInCourse(db, {
    caller,
    course: row.course,
    capability: 'course:mark',
    missing: 'lecture-not-found',
  });
  if (row.work === null) throw new AppError('lecture-not-found');
  const student = await findStudent(db, { course: row.course, person });
  const place = { lecture, person };
  const quiz = row.work === 'quiz' ? await quizWork(db, place) : { attempts: [], left: null };
  const handedIn = row.work === 'exercise' ? await handedInBy(db, place) : [];
  return {
    student,
    course: { id: row.course, name: row.courseName },
    lecture: { id: lecture, name: row.name, work: row.work },
    attempts: quiz.attempts.map(presentSummary),
    attempts_left: quiz.left,
    handed_in: handedIn.map(({ handedInAt, isMarked, score, maxScore, ...one }) => ({
      ...one,
      handed_in_at: handedInAt.toISOString(),
      mark: isMarked ? { score, max: maxScore, passed: one.passed } : null,
    })),
  };
}

/**
 * An attempt of a student that is over, with every answer and the key.
 * @throws AppError attempt-not-found, also while it is open; forbidden
 */
export async function readStudentAttempt(db: Queryable, id: number, caller: Person) {
  const row = orThrow(await findAttempt(db, id), 'attempt-not-found');
  await requireInCourse(db, {
    caller,
    course: row.course,
    capability: 'course:mark',
    missing: 'attempt-not-found',
  });
  if (row.attempt.state === 'open') throw new AppError('attempt-not-found');
  const questions = await questionsOf(db, id);
  const shown = { results: true, keys: true };
  return {
    attempt: {
      ...presentSummary(row.attempt),
      review: questions.map((question) => presentReviewed(question, shown)),
    },
  };
}
