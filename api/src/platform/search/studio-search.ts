import type { SearchItem, SearchKind } from '@nibras/contract/site/search/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { StudioScope } from '#platform/http/studio-scope.ts';
import type { FoundIn } from './search.ts';

export type SearchedKind = Exclude<SearchKind, 'page'>;

/** What a search looks for: the words in texts and in names, and the words themselves for numbers. */
export interface StudioSearchTerm {
  inText: FoundIn;
  inName: FoundIn;
  search: string;
}

/** How the studio's search finds things of one kind; a feature hands it in from its `register.ts`. */
export interface StudioSearch {
  kind: SearchedKind;
  /** Whether the scope has anything of the kind. */
  open: (scope: StudioScope) => boolean;
  /** Rows with `id`, `name`, `detail` and `path`, which tells where the studio shows it: `limits.foundPerKind` at most. */
  query: (term: StudioSearchTerm, scope: StudioScope) => SQL;
}

/** The items whose texts or drafts have the words, as a part of `with`. */
export const itemsFound = (
  kind: string,
  table: string,
  found: FoundIn,
): SQL => sql`found as materialized (
  select id from ${sql.identifier(table)} where ${found(sql`${sql.identifier(table)}.search_text`)}
  union select item_id from drafts where kind = ${kind} and ${found(sql`drafts.search_text`)})`;

/** The name that a draft gives to an item; null where it gives none. */
export const draftedName = (kind: string, id: SQL): SQL =>
  sql`(select nullif(fields ->> 'name', '') from drafts where kind = ${kind} and item_id = ${id})`;

interface FoundRow extends Record<string, unknown>, SearchItem {}

/** What a search finds in everything that the scope has, by kind; kinds without a hit are left out. */
export async function searchAll(
  db: Queryable,
  searches: readonly StudioSearch[],
  { term, scope }: { term: StudioSearchTerm; scope: StudioScope },
): Promise<{ kind: SearchedKind; items: SearchItem[] }[]> {
  const groups: { kind: SearchedKind; items: SearchItem[] }[] = [];
  for (const { kind, open, query } of searches) {
    if (!open(scope)) continue;
    const { rows } = await db.execute<FoundRow>(query(term, scope));
    if (rows.length > 0) groups.push({ kind, items: rows });
  }
  return groups;
}
