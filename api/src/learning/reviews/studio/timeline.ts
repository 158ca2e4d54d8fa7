import { formatCount } from '@nibras/contract/text/count.ts';
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

interface ReviewRow {
  courseId: number;
  courseName: string;
  rating: number;
  excerpt: string;
}

/** The reviews that a person wrote. */
export const writtenReviews: TimelineSource = {
  kind: 'questions',
  name: 'reviews',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`reviews`,
      where: sql`reviews.person_id = ${reader.person} and ${inOwnCourse(reader, sql`reviews.course_id`)}
        and ${seesAll(reader) ? sql`true` : sql`reviews.hidden_at is null`}`,
      at: sql`reviews.created_at`,
      place: sql`reviews.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<ReviewRow>(db, heads, {
      query: sql`select reviews.id as place, courses.id as "courseId", courses.name as "courseName", reviews.rating,
          ${excerptOf(sql`reviews.comment`)} as excerpt
        from reviews join courses on courses.id = reviews.course_id
        where reviews.id = any(${placesOf(heads)})`,
      present: ({ courseId, courseName, rating, excerpt }) => ({
        title: wording`تقييم: ${formatCount(rating)} من 5`,
        text: excerpt,
        course: named(courseId, courseName),
        path: `/courses/${courseId}`,
      }),
    }),
};
