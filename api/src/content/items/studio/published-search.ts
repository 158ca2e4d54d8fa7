import { studio as limits } from '@nibras/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  draftedName,
  itemsFound,
  type StudioSearch,
  type StudioSearchTerm,
} from '#platform/search/studio-search.ts';

/** How articles, services and projects are found. */
export const publishedSearch = (
  kind: 'article' | 'service' | 'project',
  { table, detail }: { table: string; detail: SQL },
): StudioSearch => {
  const items = sql.identifier(table);
  const order = sql`${items}.created_at desc, ${items}.id desc`;
  const found = (term: StudioSearchTerm) =>
    itemsFound(term, { kind, table, listed: sql`${items}.deleted_at is null`, order });
  return {
    kind,
    open: (scope) => scope.publishing,
    matches: (term) => found(term).matches,
    inOrder: (term) => found(term).inOrder,
    show: (ids) => sql`
      select id, coalesce(${draftedName(kind, sql`${items}.id`)}, name) as name, ${detail} as detail,
        ${`/studio/${table}/`} || id as path
      from ${items} where id = any(${ids}) order by ${order} limit ${limits.foundPerKind}`,
  };
};
