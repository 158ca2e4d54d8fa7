import { type SQL, sql } from 'drizzle-orm';
import { hasJoined } from '#platform/database/membership.ts';

/** A figure of a course, which the database maintains in `course_listings`. */
const listed = <Value>(figure: SQL) =>
  sql<Value>`(select ${figure} from course_listings where course_listings.course_id = courses.id)`;

/**
 * The counts and rating of a course, for queries that select from `courses`. The table name is written out, because
 * Drizzle omits it from column names in single-table queries.
 */
export const courseFigures = {
  enrolCount: listed<number>(sql`students`),
  lectureCount: listed<number>(sql`lectures`),
  minutes: listed<number>(sql`minutes`),
  rating: listed<number | null>(sql`rating::float`),
};

/** The counts and rating over all published courses of a teacher, for queries that select from `people`. */
export const teacherFigures = {
  teacherCourses: sql<number>`(select count(*)::int from courses taught
    where taught.teacher_id = people.id and taught.published)`,
  teacherStudents: sql<number>`(select count(distinct person_id)::int from enrolments
    join courses taught on taught.id = course_id
    where taught.teacher_id = people.id and taught.published and ${hasJoined()})`,
  // The average of all reviews, from the sums of each course.
  teacherRating: sql<number | null>`(select
      round(sum(rating_sum)::numeric / nullif(sum(listings.reviews), 0), 1)::float
    from course_listings listings join courses taught on taught.id = listings.course_id
    where taught.teacher_id = people.id and taught.published)`,
};
