import { figures as limits } from '@nibras/contract/limits.ts';
import type { FiguresAnswer } from '@nibras/contract/site/overview/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { netByDay, sells } from '#selling/purchases/index.ts';
import type { Viewer } from './viewer.ts';

/** The last days of the provider's time zone as ISO dates, the oldest first. */
function lastDays({ now, timeZone }: Viewer): string[] {
  // Swedish dates are written as ISO 8601 writes them.
  const today = Date.parse(now.toLocaleDateString('sv-SE', { timeZone }));
  const day = 24 * 60 * 60_000;
  return Array.from({ length: limits.days }, (_, at) =>
    new Date(today - (limits.days - 1 - at) * day).toISOString().slice(0, 10),
  );
}

/**
 * How many enrolments, finished lectures and how much income each of the last days has brought. A teacher's are those of
 * the courses that they work on; income is shown to those who sell.
 */
export async function readFigures(db: Queryable, viewer: Viewer): Promise<FiguresAnswer> {
  const { caller, timeZone, sees } = viewer;
  const days = lastDays(viewer);
  const [first = ''] = days;
  const from = sql`(${first}::date::timestamp at time zone ${timeZone})`;

  const perDay = async (at: SQL, rows: SQL): Promise<number[]> => {
    const { rows: counted } = await db.execute<{ day: string; count: number }>(sql`
      select to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as count
      ${rows} and ${at} >= ${from} group by 1`);
    const byDay = new Map(counted.map(({ day, count }) => [day, count]));
    return days.map((day) => byDay.get(day) ?? 0);
  };

  return {
    days,
    enrolments: await perDay(
      sql`joined_at`,
      sql`from enrolments where ${hasJoined()} and ${sees('course:watch', sql`course_id`)}`,
    ),
    lectures: await perDay(
      sql`watched_at`,
      sql`from progress
        where ${sees('course:watch', sql`(select course_id from lectures where lectures.id = lecture_id)`)}`,
    ),
    income: sells(caller) ? await netByDay(db, { days, timeZone }) : null,
  };
}
