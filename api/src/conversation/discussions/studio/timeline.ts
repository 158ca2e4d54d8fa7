import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import {
  inOwnCourse,
  named,
  newestOf,
  placesOf,
  seesAll,
  shownByPlace,
  type TimelineSource,
} from '#platform/timeline.ts';
import { excerptOf } from '#platform/waiting.ts';

interface QuestionRow {
  courseId: number;
  courseName: string;
  lectureId: number;
  lecture: string;
  excerpt: string;
  replies: number;
  hidden: boolean;
  waiting: boolean;
}

/** The questions that a person asked, each with the number of its replies. */
export const askedQuestions: TimelineSource = {
  kind: 'questions',
  name: 'questions',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`discussions`,
      where: sql`discussions.person_id = ${reader.person} and ${inOwnCourse(reader, sql`discussions.course_id`)}
        and ${seesAll(reader) ? sql`true` : sql`discussions.hidden_at is null`}`,
      at: sql`discussions.created_at`,
      place: sql`discussions.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<QuestionRow>(db, heads, {
      query: sql`select discussions.id as place, courses.id as "courseId", courses.name as "courseName",
          lectures.id as "lectureId", lectures.name as lecture, ${excerptOf(sql`discussions.description`)} as excerpt,
          (select count(*)::int from messages where messages.conversation_id = discussions.conversation_id
            and messages.hidden_at is null) as replies,
          discussions.hidden_at is not null as hidden, discussions.waiting_since is not null as waiting
        from discussions join courses on courses.id = discussions.course_id
        join lectures on lectures.id = discussions.lecture_id
        where discussions.id = any(${placesOf(heads)})`,
      present: (row) => ({
        title: [
          wording`استفسار في محاضرة «${row.lecture}»`,
          ...(row.hidden ? ['أخفاه المشرفون'] : []),
          ...(row.replies > 0 ? [countLabel(row.replies, rareNouns.reply)] : []),
        ].join('، '),
        text: row.excerpt,
        course: named(row.courseId, row.courseName),
        outcome: row.waiting ? 'waiting' : null,
        path: `/courses/${row.courseId}/lecture/${row.lectureId}`,
      }),
    }),
};
