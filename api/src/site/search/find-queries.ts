import { searching } from '@nibras/contract/limits.ts';
import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { rankOf } from '#platform/search/best-first.ts';
import type { Searched } from '#platform/search/search.ts';
import { matchesOf, nearestOf } from '#platform/search/site-matches.ts';
import type { Chosen } from './counts/choice-queries.ts';
import { bonusOf } from './counts/chosen-first.ts';
import type { Kind } from './kinds.ts';

/**
 * What a text must have: each word of the search; most of them, the rare ones before all; or, of names, which are no words of the
 * site, each with one typo.
 */
export type How = 'all' | 'most' | 'withTypo';

export interface FoundRow extends Record<string, unknown> {
  kind: Kind['kind'];
  /** The place among those of its kind, from 1. */
  place: number;
  total: number;
  /** `rankOf`: 0 for the best. */
  rank: number;
  /** What is taken from the rank because people chose it. */
  bonus: number;
  id: number;
  title: string;
  detail: string | null;
  text: string | null;
  path: string;
  picture: string | null;
  /** Of a video: where the chapter begins or it is said. */
  second?: number;
}

export interface Find {
  /** The same search, read as a text and as a name. */
  searched: Record<Kind['as'], Searched>;
  how: How;
  /** How rare each of the required words is, between 0 and 1. */
  rarity: readonly number[];
  /** What people chose for the same search. */
  chosen: readonly Chosen[];
  /** How many of each kind. */
  most: number;
  /** Whether the text of an excerpt is read. */
  texts: boolean;
}

/** The ids of what is found by its name alone. */
function namesOf(kind: Kind, searched: Searched, how: How): SQL {
  const found = how === 'withTypo' ? searched.withTypo : searched.found;
  return sql`matches as materialized (
    select ${kind.id} as id, 1 as place from ${kind.tables} where ${and(kind.where, found(kind.searched))}
    limit ${searching.foundAtMost})`;
}

/** The best of one kind. */
function bestOf(kind: Kind, { searched: readings, how, most, texts, rarity, chosen }: Find): SQL {
  const searched = { ...readings[kind.as], byTypo: how === 'withTypo' };
  const { title, description, descriptionCost, joined, createdAt, later = sql`0` } = kind;
  const { required } = searched;
  const text = texts ? sql`left(${kind.text}, ${limits.excerptFrom})` : sql`null`;
  const matches =
    kind.as === 'name'
      ? namesOf(kind, searched, how)
      : how === 'most'
        ? nearestOf(kind, searched, rarity)
        : matchesOf(kind, required);
  const body = kind.as === 'text' ? { folded: kind.searched } : undefined;
  const rank = rankOf({
    searched,
    title,
    description,
    body,
    descriptionCost,
    isWanted: joined !== undefined,
  });
  const bonus = bonusOf(kind, { chosen, searched });
  return sql`(
    with ${matches}, ranked as materialized (
      select ${kind.id} as id, (${rank} + ${later})::real as rank,
        (${bonus})::real as bonus, ${joined ?? sql`0`} as joined, ${createdAt} as made
      from ${kind.tables} where ${kind.id} in (select id from matches where place <= ${limits.compared})
    ), best as (
      select ranked.*, row_number() over (order by rank - bonus, joined desc, made desc, id desc) as place
      from ranked order by place limit ${most}
    )
    select ${kind.kind}::text as kind, best.place::int, (select count(*)::int from matches) as total, best.rank, best.bonus,
      ${kind.id} as id, (${title})::text as title,
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
