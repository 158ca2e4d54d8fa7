import { sql } from 'drizzle-orm';
import { comparedOneByOne } from '#platform/search/studio-search.ts';
import {
  inOwnCourse,
  named,
  newestOf,
  placesOf,
  seesAll,
  shownByPlace,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';

/** The course of a notice: that of its link. */
const course = sql`case when jsonb_typeof(notifications.data -> 'courseId') = 'number'
  then (notifications.data ->> 'courseId')::numeric::int end`;

/** Teachers see notices of their own courses, and none about money. */
const withinReach = (reader: TimelineReader) =>
  seesAll(reader)
    ? sql`true`
    : comparedOneByOne(
        sql`${inOwnCourse(reader, course)} and notifications.type not like '%Purchase%'`,
      );

interface NoticeRow {
  type: string;
  read: boolean;
  courseId: number | null;
  courseName: string | null;
}

/** The notices that a person got: of which type and whether they were read. Their texts are the person's own. */
export const sentNotices: TimelineSource = {
  kind: 'notices',
  name: 'notices',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`notifications`,
      where: sql`notifications.person_id = ${reader.person} and ${withinReach(reader)}`,
      at: sql`notifications.created_at`,
      place: sql`notifications.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<NoticeRow>(db, heads, {
      query: sql`select notifications.id as place, notifications.type, notifications.read_at is not null as read,
          courses.id as "courseId", courses.name as "courseName"
        from notifications left join courses on courses.id = ${course}
        where notifications.id = any(${placesOf(heads)})`,
      present: ({ type, read, courseId, courseName }) => ({
        title: type,
        text: read ? 'قُرئ' : 'لم يُقرأ بعد',
        course: named(courseId, courseName),
      }),
    }),
};
