import { searching } from '@nibras/contract/limits.ts';
import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import type { FoundKind } from '@nibras/contract/site/search/search-kinds.ts';
import type { SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { searchedText } from '#platform/search/search.ts';
import { nearestSearch } from './did-you-mean.ts';
import { type FoundRow, findBest, type How } from './find-queries.ts';
import { kinds } from './kinds.ts';
import { findMoments } from './moments.ts';
import { presentGroups } from './present.ts';

interface Search {
  input: string;
  only?: FoundKind | undefined;
  /** Titles of all kinds, few altogether. */
  suggestions?: boolean;
}

const nothing: SearchAnswer = { groups: [], marks: [], did_you_mean: null };

/**
 * Searches everything that is public (docs/behaviour/search.md#what-is-found): the best of each kind, the kind with the
 * best item first. With a typo in a word only where nothing is found without.
 * @throws AppError search-too-slow, search-busy
 */
export async function searchEverything(
  platform: Pick<Platform, 'db' | 'searches'>,
  search: Search,
): Promise<SearchAnswer> {
  if (search.input === '') return nothing;
  return readList(platform, search.input, async (db) => {
    const { rows, marks } = await findRows(db, search);
    if (rows.length > 0)
      return { groups: presentGroups(rows, { ...search, marks }), marks, did_you_mean: null };
    const nearest = await nearestSearch(db, search.input);
    // A word that only unpublished or narrowed-out items have leads nowhere.
    const leads =
      nearest !== null && (await findRows(db, { ...search, input: nearest })).rows.length > 0;
    return { ...nothing, did_you_mean: leads ? nearest : null };
  });
}

/** The items found, those of the best kind first. */
async function findRows(
  db: Queryable,
  { input, only, suggestions = false }: Search,
): Promise<{ rows: FoundRow[]; marks: string[] }> {
  const text = await searchedText(db, input);
  const name = await searchedText(db, input, { namesOnly: true });
  if (text.words.length === 0) return { rows: [], marks: [] };
  const wanted = only ? kinds.filter(({ kind }) => kind === only) : kinds;
  const most = suggestions
    ? limits.suggestions
    : only
      ? limits.shownOfOneKind
      : searching.shownPerKind;
  const find = { searched: { text, name }, most, texts: !suggestions };
  const hasMoments = only === undefined || only === 'moments';
  const read = async (how: How) => [
    ...(wanted.length > 0 ? await findBest(db, wanted, { ...find, how }) : []),
    ...(hasMoments ? await findMoments(db, text, { viewer: null, most, how }) : []),
  ];
  const found = await read('found');
  const rows = found.length > 0 ? found : await read('withTypo');
  const sorted = byBestItem(rows);
  return {
    rows: suggestions ? fewOfAll(sorted) : sorted,
    marks: found.length > 0 ? text.marks : text.marksWithTypo,
  };
}

const orderOf = new Map(kinds.map(({ kind }, order) => [kind, order]));
const order = ({ kind }: FoundRow) => orderOf.get(kind) ?? 0;

/** Kinds by the rank of their best item, then in their own order; items of a kind in their places. */
function byBestItem(rows: FoundRow[]): FoundRow[] {
  const best = new Map<string, number>();
  for (const { kind, rank } of rows) best.set(kind, Math.min(rank, best.get(kind) ?? rank));
  const bestRank = ({ kind }: FoundRow) => best.get(kind) ?? 0;
  return rows.toSorted(
    (one, other) =>
      bestRank(one) - bestRank(other) || order(one) - order(other) || one.place - other.place,
  );
}

/** The best of all kinds together, without a kind pushing the first of another out. */
function fewOfAll(rows: FoundRow[]): FoundRow[] {
  const chosen = rows
    .toSorted(
      (one, other) => one.rank - other.rank || one.place - other.place || order(one) - order(other),
    )
    .slice(0, limits.suggestions);
  return rows.filter((row) => chosen.includes(row));
}
