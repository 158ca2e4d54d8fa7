import { imports as limits } from '@nibras/contract/limits.ts';
import type {
  ImportCheck,
  ImportColumn,
  LineForecast,
} from '@nibras/contract/people/imports/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';
import { inWorker, WorkOverrun } from '#platform/workers/in-worker.ts';
import type { ListedPerson, PeopleList, readPeopleList } from './read-list.ts';

const readApart = inWorker<typeof readPeopleList>(
  'people/imports/studio/read-list.ts',
  'readPeopleList',
);

/** The problem of a list whose reading was ended. @throws every other error */
function tooSlow(error: unknown): PeopleList {
  if (!(error instanceof WorkOverrun)) throw error;
  return {
    problem: 'too-slow',
    encoding: 'utf-8',
    separator: 'none',
    headings: null,
    columns: [],
    preview: [],
    people: [],
    bad: [],
    lossy: [],
  };
}

/** A list, and what its columns are where a person has said so. */
export interface ReadList {
  bytes: Uint8Array;
  columns: ImportColumn[] | undefined;
}

interface Target {
  course: number | null;
  until: Date | null;
}

interface KnownRow extends Record<string, unknown> {
  email: string;
  member: boolean | null;
  /** Whether access lasts as long as the list gives it. */
  lasts: boolean | null;
}

/** Who of the addresses has an account, also by the address of a merged one, and what access to the course. */
async function knownPeople(
  db: Queryable,
  emails: readonly string[],
  { course, until }: Target,
): Promise<Map<string, KnownRow>> {
  const end = sql`${until?.toISOString() ?? null}::timestamptz`;
  const wanted = sql`any(${sql.param([...emails])}::text[])`;
  const { rows } = await db.execute<KnownRow>(sql`select known.email, ${isMemberNow()} as member,
      coalesce(access_until, 'infinity') >= coalesce(${end}, 'infinity') as lasts
    from (
      select email, id from people where email = ${wanted}
      union all select email, person_id from email_aliases where email = ${wanted}
    ) known
    left join enrolments on enrolments.person_id = known.id and enrolments.course_id = ${course}::int`);
  return new Map(rows.map((row) => [row.email, row]));
}

function forecastOf(known: KnownRow | undefined, { course }: Target): LineForecast {
  if (!known) return 'new';
  if (course === null) return 'kept';
  if (!known.member) return 'known';
  return known.lasts ? 'kept' : 'extended';
}

/** Reads a list and says what its import would do, without doing it. Every bad line is named. */
export async function checkList(
  db: Queryable,
  { bytes, columns, ...target }: ReadList & Target,
): Promise<{ check: ImportCheck; people: ListedPerson[] }> {
  const { people, bad, lossy, ...list } = await readApart({ bytes, chosen: columns }).catch(
    tooSlow,
  );
  const known = await knownPeople(
    db,
    people.map(({ email }) => email),
    target,
  );
  const lines = people.map(({ phone, ...person }) => ({
    ...person,
    phone: phone ?? '',
    forecast: forecastOf(known.get(person.email), target),
  }));
  const countOf = (forecast: LineForecast) =>
    lines.filter((line) => line.forecast === forecast).length;
  const check = {
    ...list,
    counts: {
      good: lines.length,
      new: countOf('new'),
      known: countOf('known'),
      extended: countOf('extended'),
      kept: countOf('kept'),
      bad: bad.length,
      lossy: lossy.length,
    },
    lines: lines.slice(0, limits.shownLines),
    bad: bad.slice(0, limits.badLinesShown),
    lossy: lossy.slice(0, limits.badLinesShown),
  };
  return { check, people };
}
