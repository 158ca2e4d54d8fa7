import { searching } from '@nibras/contract/limits.ts';
import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { bestFirst, rankOf } from '#platform/search/best-first.ts';
import type { Searched } from '#platform/search/search.ts';
import type { Kind } from './kinds.ts';

/** How a search is compared: as it was asked, or with one typo in a word. */
export type How = 'found' | 'withTypo';

export interface FoundRow extends Record<string, unknown> {
  kind: Kind['kind'];
  /** The place among those of its kind, from 1. */
  place: number;
  total: number;
  /** `rankOf`: 0 for the best. */
  rank: number;
  id: number;
  title: string;
  detail: string | null;
  text: string | null;
  path: string;
  picture: string | null;
  /** Of a video: where it is said. */
  second?: number;
}

export interface Find {
  /** The same search, read as a text and as a name. */
  searched: Record<Kind['as'], Searched>;
  how: How;
  /** How many of each kind. */
  most: number;
  /** Whether the text of an excerpt is read. */
  texts: boolean;
}

/**
 * The ids of what is found of a kind, as `searchTable` finds those of a list, but by one statement: what is in many is
 * found in the newest, and only what is not is asked of the index. What may be found is bounded before it is compared.
 */
function matchesOf(kind: Kind, searched: Searched, how: How): SQL {
  const may = how === 'found' ? searched.mayFind : searched.withTypo;
  const compared = (which: SQL) => sql`select id from (
      select ${kind.id} as id, ${kind.searched} as search_text from ${kind.tables} where ${kind.where} ${which}
    ) candidate where ${searched[how](sql`candidate.search_text`, 'scan')}`;
  const newest = compared(sql`order by ${kind.id} desc limit ${limits.newestFirst}`);
  const byIndex = compared(sql`and ${may(kind.searched)} limit ${limits.candidates}`);
  if (!kind.many) return sql`matches as materialized (${byIndex} limit ${searching.foundAtMost})`;
  return sql`newest as materialized (${newest} limit ${searching.foundAtMost}),
    others as materialized (${byIndex} and (select count(*) from newest) < ${limits.enough} limit ${searching.foundAtMost}),
    matches as materialized (select id from newest union select id from others limit ${searching.foundAtMost})`;
}

/** The best of one kind. */
function bestOf(kind: Kind, { searched: readings, how, most, texts }: Find): SQL {
  const searched = { ...readings[kind.as], byTypo: how === 'withTypo' };
  const { title, description, joined, createdAt } = kind;
  const text = texts ? sql`left(${kind.text}, ${limits.excerptFrom})` : sql`null`;
  return sql`(
    with ${matchesOf(kind, searched, how)}, best as (
      select ${kind.id} as id, row_number() over (
        order by ${bestFirst({ searched, title, description, joined, createdAt })}, ${kind.id} desc) as place
      from ${kind.tables} where ${kind.id} in (select id from matches)
      order by place limit ${most}
    )
    select ${kind.kind}::text as kind, best.place::int, (select count(*)::int from matches) as total,
      (${rankOf({ searched, title, description })})::int as rank, ${kind.id} as id, (${title})::text as title,
      (${kind.detail})::text as detail, (${text})::text as text, (${kind.path})::text as path,
      (${kind.picture})::text as picture
    from best, ${kind.tables} where ${kind.id} = best.id
  )`;
}

/** The best of some kinds by one statement, which the time limit of searches bounds as a whole. */
export async function findBest(
  db: Queryable,
  kinds: readonly Kind[],
  find: Find,
): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(
    sql.join(
      kinds.map((kind) => bestOf(kind, find)),
      sql` union all `,
    ),
  );
  return rows;
}
