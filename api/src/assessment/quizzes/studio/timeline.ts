import { formatCount } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import {
  inOwnCourse,
  named,
  newestOf,
  placesOf,
  shownByPlace,
  type TimelineContent,
  type TimelineSource,
} from '#platform/timeline.ts';

/** When an attempt was submitted or, while it is open, began. */
const at = sql`coalesce(quiz_attempts.handed_in_at, quiz_attempts.started_at)`;

interface PlaceRow {
  personId: number;
  courseId: number;
  courseName: string;
  lectureId: number;
  lecture: string;
}

interface AttemptRow extends PlaceRow {
  number: number;
  state: 'open' | 'marking' | 'done';
  score: number | null;
  max: number;
  passed: boolean | null;
}

const placeOf = ({ personId, courseId, courseName, lectureId }: PlaceRow) => ({
  course: named(courseId, courseName),
  path: `/studio/lectures/${lectureId}/work/${personId}`,
});

function resultOf({ state, score, max, passed }: AttemptRow): Partial<TimelineContent> {
  if (state === 'open') return { text: 'لم تُسلّم بعد', outcome: 'waiting' };
  if (state === 'marking') return { text: 'تنتظر التصحيح', outcome: 'waiting' };
  return {
    text: `الدرجة ${formatCount(score ?? 0)} من ${formatCount(max)}، ${passed ? 'وهي درجة نجاح' : 'دون درجة النجاح'}`,
    outcome: passed ? 'good' : 'bad',
  };
}

const attempts: TimelineSource = {
  kind: 'quizzes',
  name: 'quiz-attempts',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`quiz_attempts join lectures on lectures.id = quiz_attempts.lecture_id`,
      where: sql`quiz_attempts.person_id = ${reader.person} and ${inOwnCourse(reader, sql`lectures.course_id`)}`,
      at,
      place: sql`quiz_attempts.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<AttemptRow>(db, heads, {
      query: sql`select quiz_attempts.id as place, quiz_attempts.person_id as "personId", courses.id as "courseId",
          courses.name as "courseName", lectures.id as "lectureId", lectures.name as lecture, quiz_attempts.number,
          quiz_attempts.state, quiz_attempts.score::float8 as score, quiz_attempts.max_score::float8 as max,
          quiz_attempts.passed
        from quiz_attempts join lectures on lectures.id = quiz_attempts.lecture_id
        join courses on courses.id = lectures.course_id
        where quiz_attempts.id = any(${placesOf(heads)})`,
      present: (row) => ({
        ...placeOf(row),
        ...resultOf(row),
        title: wording`المحاولة ${formatCount(row.number)} في اختبار «${row.lecture}»`,
      }),
    }),
};

interface ExtraRow extends PlaceRow {
  reason: string;
  byId: number | null;
  byName: string | null;
}

const extraAttempts: TimelineSource = {
  kind: 'quizzes',
  name: 'extra-attempts',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`extra_attempts join lectures on lectures.id = extra_attempts.lecture_id`,
      where: sql`extra_attempts.person_id = ${reader.person} and ${inOwnCourse(reader, sql`lectures.course_id`)}`,
      at: sql`extra_attempts.created_at`,
      place: sql`extra_attempts.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<ExtraRow>(db, heads, {
      query: sql`select extra_attempts.id as place, extra_attempts.person_id as "personId", courses.id as "courseId",
          courses.name as "courseName", lectures.id as "lectureId", lectures.name as lecture, extra_attempts.reason,
          givers.id as "byId", givers.name as "byName"
        from extra_attempts join lectures on lectures.id = extra_attempts.lecture_id
        join courses on courses.id = lectures.course_id
        left join people givers on givers.id = extra_attempts.given_by
        where extra_attempts.id = any(${placesOf(heads)})`,
      present: (row) => ({
        ...placeOf(row),
        title: wording`محاولة إضافية في اختبار «${row.lecture}»`,
        text: row.reason,
        by: named(row.byId, row.byName),
      }),
    }),
};

/** A person's attempts at quizzes with their results, and the attempts that the staff gave beyond the rules. */
export const quizEvents: readonly TimelineSource[] = [attempts, extraAttempts];
