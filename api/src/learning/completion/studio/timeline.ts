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

/** The courses that a person completed. */
export const completedCourses: TimelineSource = {
  kind: 'progress',
  name: 'completions',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`completions`,
      where: sql`completions.person_id = ${reader.person} and ${inOwnCourse(reader, sql`completions.course_id`)}`,
      at: sql`completions.completed_at`,
      place: sql`completions.course_id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<{ name: string }>(db, heads, {
      query: sql`select id as place, name from courses where id = any(${placesOf(heads)})`,
      present: ({ name }, { place }) => ({
        title: wording`إتمام الكورس`,
        course: named(place, name),
        outcome: 'good',
      }),
    }),
};
