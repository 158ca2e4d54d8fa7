import { formatCount } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import {
  inOwnCourse,
  named,
  newestOf,
  placesOf,
  shownByPlace,
  type TimelineSource,
} from '#platform/timeline.ts';

interface AttemptRow {
  personId: number;
  courseId: number;
  courseName: string;
  lectureId: number;
  lecture: string;
  /** Whether it had hidden tests, which give the mark. */
  marked: boolean;
  score: number;
  max: number;
  passed: boolean;
}

/** The programs that a person submitted, with their marks. */
export const submittedExercises: TimelineSource = {
  kind: 'exercises',
  name: 'exercises',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`exercise_attempts join lectures on lectures.id = exercise_attempts.lecture_id`,
      where: sql`exercise_attempts.person_id = ${reader.person} and exercise_attempts.handed_in_at is not null
        and ${inOwnCourse(reader, sql`lectures.course_id`)}`,
      at: sql`exercise_attempts.handed_in_at`,
      place: sql`exercise_attempts.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<AttemptRow>(db, heads, {
      query: sql`select exercise_attempts.id as place, exercise_attempts.person_id as "personId",
          courses.id as "courseId", courses.name as "courseName", lectures.id as "lectureId", lectures.name as lecture,
          exercise_attempts.max_score > 0 as marked, exercise_attempts.score::float8 as score, exercise_attempts.max_score::float8 as max, exercise_attempts.passed
        from exercise_attempts join lectures on lectures.id = exercise_attempts.lecture_id
        join courses on courses.id = lectures.course_id
        where exercise_attempts.id = any(${placesOf(heads)})`,
      present: (row) => ({
        title: wording`تسليم تمرين «${row.lecture}»`,
        text: row.marked ? `الدرجة ${formatCount(row.score)} من ${formatCount(row.max)}` : '',
        course: named(row.courseId, row.courseName),
        outcome: row.passed ? 'good' : 'bad',
        path: `/studio/lectures/${row.lectureId}/work/${row.personId}`,
      }),
    }),
};
