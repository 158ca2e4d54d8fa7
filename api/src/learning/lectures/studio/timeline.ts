import { timeline as limits } from '@nibras/contract/limits.ts';
import { countLabel, formatCount } from '@nibras/contract/text/count.ts';
import { sql } from 'drizzle-orm';
import {
  dayStart,
  headRows,
  inOwnCourse,
  named,
  newestDays,
  seesAll,
  shownByMoment,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';

const isFinished = ({ person }: TimelineReader) =>
  sql`progress.person_id = ${person} and progress.watched_at is not null and progress.status = 'endWatch'`;

interface DayRow {
  courseName: string;
  lectures: number;
  names: string[];
}

/** The lectures of a course that a person finished in a day, as one event. */
export const finishedLectures: TimelineSource = {
  kind: 'progress',
  name: 'lectures',
  heads: (reader, page) =>
    newestDays(reader, page, {
      latestBefore: (moment) => sql`(select progress.watched_at from progress
        where ${isFinished(reader)} and progress.watched_at < ${moment}
          and ${
            seesAll(reader)
              ? sql`true`
              : sql`exists (select from lectures where lectures.id = progress.lecture_id
                  and ${inOwnCourse(reader, sql`lectures.course_id`)})`
          }
        order by progress.watched_at desc limit 1)`,
      rowsWithin: (from, to) => sql`select progress.watched_at as at, lectures.course_id as place
        from progress join lectures on lectures.id = progress.lecture_id
        where ${isFinished(reader)} and progress.watched_at >= ${from} and progress.watched_at < ${to}
          and ${inOwnCourse(reader, sql`lectures.course_id`)}`,
    }),
  shown: (db, reader, heads) =>
    shownByMoment<DayRow>(db, heads, {
      query: sql`select heads.place, heads.at, courses.name as "courseName", day.lectures, day.names
        from ${headRows(heads)} heads(at, place) join courses on courses.id = heads.place
        cross join lateral (select count(*)::int as lectures,
            (array_agg(lectures.name order by progress.watched_at desc))[1:${limits.lecturesNamed}] as names
          from progress join lectures on lectures.id = progress.lecture_id
          where ${isFinished(reader)} and lectures.course_id = heads.place
            and progress.watched_at between ${dayStart(reader, sql`heads.at`)} and heads.at) day`,
      present: ({ courseName, lectures, names }, { place }) => ({
        title: `اكتمل: ${countLabel(lectures, 'lecture')}`,
        text: [
          ...names.map((name) => `«${name}»`),
          ...(lectures > names.length ? [`و${formatCount(lectures - names.length)} غيرها`] : []),
        ].join('، '),
        course: named(place, courseName),
        outcome: 'good',
      }),
    }),
};
