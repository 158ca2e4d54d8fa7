import { seats as limits, listedFrom } from '@nibras/contract/learning/seats/limits.ts';
import type { SeatChangersAnswer } from '@nibras/contract/learning/seats/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/platform.ts';

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  email: string;
  browsers: number;
  freed: number;
  refused: number;
  fast: number;
  last_at: string | Date;
}

/** The accounts that watch on many devices or change them often, those with the most changes first. */
export async function listChangers({
  db,
  now,
}: Pick<Platform, 'db' | 'now'>): Promise<SeatChangersAnswer> {
  const since = new Date(now().getTime() - limits.daysStored * 24 * 60 * 60 * 1000);
  const { rows } = await db.execute<Row>(sql`
    select people.id, people.name, people.email, counts.browsers, counts.freed, counts.refused, counts.fast, counts.last_at
    from (
      select person_id,
        count(distinct session_id) filter (where kind = 'began')::integer as browsers,
        count(*) filter (where kind = 'freed')::integer as freed,
        count(*) filter (where kind = 'refused')::integer as refused,
        count(*) filter (where kind = 'fast')::integer as fast,
        max(at) as last_at
      from seat_events where at > ${since.toISOString()} group by person_id
    ) as counts
    join people on people.id = counts.person_id and people.deleted_at is null
    where browsers >= ${listedFrom.browsers} or freed >= ${listedFrom.freed}
      or refused >= ${listedFrom.refused} or fast >= ${listedFrom.fast}
    order by browsers + freed * 2 + refused + fast * 2 desc, people.id
    limit ${limits.listed + 1}`);
  return {
    data: rows
      .slice(0, limits.listed)
      .map(({ id, name, email, browsers, freed, refused, fast, last_at }) => ({
        person: { id, name, email },
        browsers,
        freed,
        refused,
        fast,
        last_at: new Date(last_at).toISOString(),
      })),
    more: rows.length > limits.listed,
  };
}
