import { searching } from '@nibras/contract/limits.ts';
import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import type { FoundKind } from '@nibras/contract/site/search/search-kinds.ts';
import type { SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { type Searched, searchedOnSite, searchedText } from '#platform/search/search.ts';
import { weighed } from '#platform/search/site-matches.ts';
import { nearestSearch } from './did-you-mean.ts';
import { type FoundRow, findBest } from './find-queries.ts';
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
  /** With all of them, but mostly somewhere in a text, where others have most of them in the title. */
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
  const find = { searched: { text, name }, rarity, most, texts: !suggestions };
  const hasMoments = only === undefined || only === 'moments';
  const all = [
    ...(wanted.length > 0 ? await findBest(db, wanted, { ...find, how: 'all' }) : []),
    ...(hasMoments ? await findMoments(db, text, { viewer: null, most, how: 'found' }) : []),
  ];
  const named = wanted.filter((kind) => kind.as === 'name');
  const rows =
    all.length === 0 && named.length > 0
      ? await findBest(db, named, { ...find, how: 'withTypo' })
      : all;
  const wantedTexts = wanted.filter((kind) => kind.as === 'text');
  const isStrong = ({ score }: FoundRow) => score >= strong;
  const hasNearest =
    rows.filter(isStrong).length < limits.few && required.length > 1 && wantedTexts.length > 0;
  const near = hasNearest ? await findBest(db, wantedTexts, { ...find, how: 'most' }) : [];
  const isFound = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const nearest = near.filter(({ kind, id }) => !isFound.has(`${kind} ${id}`));
  const areApart = nearest.length > 0;
  const [first, last] = [true, false].map((isFirst) =>
    rows
      .filter((row) => (isStrong(row) || !areApart) === isFirst)
      .map((row) => ({ ...row, score: 0 })),
  ) as [FoundRow[], FoundRow[]];
  const choose = (some: FoundRow[]) => (suggestions ? fewOfAll(some) : some);
  return {
    rows: choose(byBestItem(preferred(first, text))),
    nearest: choose(byBestItem(preferred(nearest, text))),
    weak: choose(byBestItem(preferred(last, text))),
    marks: rows === all ? marks : [...marks, ...name.marksWithTypo],
    words: text.words,
  };
}

/** What has less of a search than this in its title has it somewhere in its text. */
const strong = 0.5;

const orderOf = new Map(kinds.map(({ kind }, order) => [kind, order]));
const order = ({ kind }: FoundRow) => orderOf.get(kind) ?? 0;

/** Words by which a course is looked for, and those of a question, which an article or a lecture answers. */
const courseWords = new Set(
  'كورس كورسات دوره دورات مساق تعلم اتعلم نتعلم تعليم احترف مبتديين بدايه صفر course courses learn beginners'.split(
    ' ',
  ),
);
const questionWords = new Set(
  'ما ماذا ماهو ماهي كيف لماذا ليه ليش فرق بين ازاي شو يعني معني شرح متي هل how what why difference'.split(
    ' ',
  ),
);

/** How much better than by its words alone what answers the kind of a search is. */
const preference = 2;

/** Ranks with regard to what is looked for: a course, or an answer. */
function preferred(rows: FoundRow[], { words }: Searched): FoundRow[] {
  const asks = (some: ReadonlySet<string>) => words.some(({ folded }) => some.has(folded));
  const kindsOf: FoundKind[] = asks(questionWords)
    ? ['articles', 'lectures']
    : asks(courseWords)
      ? ['courses']
      : [];
  return rows.map((row) =>
    kindsOf.includes(row.kind) ? { ...row, rank: row.rank - preference } : row,
  );
}

const byWorth = (one: FoundRow, other: FoundRow) =>
  other.score - one.score || one.rank - other.rank;

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
      (one, other) => one.rank - other.rank || one.place - other.place || order(one) - order(other),
    )
    .slice(0, limits.suggestions);
  return rows.filter((row) => chosen.includes(row));
}
