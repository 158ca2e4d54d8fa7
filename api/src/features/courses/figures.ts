import { type SQL, sql } from 'drizzle-orm';

/** The average of the ratings among some reviews, as every page shows it: one decimal, null without a review. */
const averageRating = (reviews: SQL) =>
  sql<number | null>`(select round(avg(rating), 1)::float from reviews ${reviews})`;

/**
 * What is counted of a course; for queries that select from `courses`. Its name is written out, since Drizzle leaves the
 * table out of names in a query of one table.
 */
export const courseFigures = {
  enrolCount: sql<number>`(select count(*)::int from enrolments
    where enrolments.course_id = courses.id and enrolments.status = 'joined')`,
  lectureCount: sql<number>`(select count(*)::int from lectures
    where lectures.course_id = courses.id)`,
  rating: averageRating(sql`where reviews.course_id = courses.id`),
};

/** What is counted over all courses of a teacher; for queries that select from `people`. */
export const teacherFigures = {
  teacherCourses: sql<number>`(select count(*)::int from courses taught where taught.teacher_id = people.id)`,
  teacherStudents: sql<number>`(select count(distinct person_id)::int from enrolments
    join courses taught on taught.id = course_id
    where taught.teacher_id = people.id and status = 'joined')`,
  teacherRating: averageRating(
    sql`join courses taught on taught.id = course_id where taught.teacher_id = people.id`,
  ),
};
