import { searching } from '@nibras/contract/limits.ts';
import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import type { FoundKind } from '@nibras/contract/site/search/search-kinds.ts';
import type { SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { type Searched, searchedOnSite, searchedText } from '#platform/search/search.ts';
import { weighed } from '#platform/search/site-matches.ts';
import { chosenFor } from './counts/choice-queries.ts';
import { searchKey } from './counts/search-key.ts';
import { nearestSearch } from './did-you-mean.ts';
import { type FoundRow, findBest } from './find-queries.ts';
import { kinds } from './kinds.ts';
import { findMoments } from './moments.ts';
import { preferred } from './preference.ts';
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
    const { rows, nearest, weak, marks, words } = await findRows(db, search);
    const present = (some: FoundRow[], isNearest: boolean) =>
      presentGroups(some, { ...search, marks }).map((group) => ({
        ...group,
        ...(isNearest && { nearest: true as const }),
      }));
    const groups = [...present(rows, false), ...present(nearest, true), ...present(weak, false)];
    const shown = groups.length > 0 ? marks : [];
    const corrected = await nearestSearch(db, words);
    // A word that only unpublished or narrowed-out items have leads nowhere.
    const leads =
      corrected !== null &&
      (await findRows(db, { ...search, input: corrected })).rows.length > rows.length;
    return { groups, marks: shown, did_you_mean: leads ? corrected : null };
  });
}

interface Found {
  /** With all of the words; the items of the best kind first. */
  rows: FoundRow[];
  /** With most of them, where few have all. */
  nearest: FoundRow[];
  /** With all of them, but in a text, where others have most of them in the title. */
  weak: FoundRow[];
  marks: string[];
  words: Searched['words'];
}

/** The items found, those of the best kind first. */
async function findRows(
  db: Queryable,
  { input, only, suggestions = false }: Search,
): Promise<Found> {
  const texts = kinds.filter((kind) => kind.as === 'text');
  const text = await weighed(db, texts, await searchedOnSite(db, input, { isTyping: suggestions }));
  // «كورسات الأستاذ ليلى»
  const names = text.words.filter(({ onSite }) => !onSite?.isOptional).map(({ folded }) => folded);
  const name = await searchedText(db, names.join(' ') || input, { namesOnly: true });
  const { marks, required, rarity } = text;
  if (text.words.length === 0) return { rows: [], nearest: [], weak: [], marks: [], words: [] };
  const wanted = only ? kinds.filter(({ kind }) => kind === only) : kinds;
  const most = suggestions
    ? limits.suggestions
    : only
      ? limits.shownOfOneKind
      : searching.shownPerKind;
  const chosen = await chosenFor(db, searchKey(input));
  const find = { searched: { text, name }, rarity, chosen, most, texts: !suggestions };
  const isMeant = ({ kind }: FoundRow) => only === undefined || kind === only;
  const hasMoments = only === undefined || only === 'chapters' || only === 'moments';
  const moments = hasMoments
    ? await findMoments(db, text, { viewer: null, most, how: 'found' })
    : [];
  const all = [
    ...(wanted.length > 0 ? await findBest(db, wanted, { ...find, how: 'all' }) : []),
    ...moments.filter(isMeant),
  ];
  const named = wanted.filter((kind) => kind.as === 'name');
  const isTypo = all.length === 0 && named.length > 0;
  const rows = preferred(
    isTypo ? await findBest(db, named, { ...find, how: 'withTypo' }) : all,
    text,
  );
  const wantedTexts = wanted.filter((kind) => kind.as === 'text');
  const hasNearest =
    rows.filter(({ rank }) => rank < strong).length < limits.few &&
    required.length > 1 &&
    wantedTexts.length > 0;
  const near = hasNearest ? await findBest(db, wantedTexts, { ...find, how: 'most' }) : [];
  const isFound = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const nearest = preferred(
    near.filter(({ kind, id }) => !isFound.has(`${kind} ${id}`)),
    text,
  );
  const nearer = Math.min(...nearest.map(({ rank }) => rank));
  const isFirst = ({ rank }: FoundRow) => rank < strong || rank <= nearer;
  const choose = (some: FoundRow[]) => (suggestions ? fewOfAll(some) : some);
  return {
    rows: choose(byBestItem(rows.filter(isFirst))),
    nearest: choose(byBestItem(nearest)),
    weak: choose(byBestItem(rows.filter((row) => !isFirst(row)))),
    marks: isTypo ? [...marks, ...name.marksWithTypo] : marks,
    words: text.words,
  };
}

/** The rank from which something has the words of a search in its text rather than in its title. */
const strong = 6;

const orderOf = new Map(kinds.map(({ kind }, order) => [kind, order]));
const costOfKind = new Map(kinds.map(({ kind, kindCost }) => [kind as FoundKind, kindCost]));
const order = ({ kind }: FoundRow) => orderOf.get(kind) ?? 0;

const worth = ({ kind, rank, bonus }: FoundRow) => rank - bonus + (costOfKind.get(kind) ?? 0);
const byWorth = (one: FoundRow, other: FoundRow) => worth(one) - worth(other);

/** Kinds by the worth of their best item, then in their own order; items of a kind in their places. */
function byBestItem(rows: FoundRow[]): FoundRow[] {
  const best = new Map<string, FoundRow>();
  for (const row of rows) {
    const known = best.get(row.kind);
    if (!known || byWorth(row, known) < 0) best.set(row.kind, row);
  }
  return rows.toSorted(
    (one, other) =>
      byWorth(best.get(one.kind) ?? one, best.get(other.kind) ?? other) ||
      order(one) - order(other) ||
      one.place - other.place,
  );
}

/** The best of all kinds together, without a kind pushing the first of another out. */
function fewOfAll(rows: FoundRow[]): FoundRow[] {
  const chosen = rows
    .toSorted(
      (one, other) =>
        Math.floor(one.rank) - Math.floor(other.rank) ||
        one.place - other.place ||
        other.bonus - one.bonus ||
        order(one) - order(other),
    )
    .slice(0, limits.suggestions);
  return rows.filter((row) => chosen.includes(row));
}
