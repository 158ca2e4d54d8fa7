import { studio as limits } from '@nibras/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { draftedName, itemsFound, type StudioSearch } from '#platform/search/studio-search.ts';

/** How articles, services, projects and pages are found. */
export const publishedSearch = (
  kind: 'article' | 'service' | 'project',
  { table, detail }: { table: string; detail: SQL },
): StudioSearch => ({
  kind,
  open: (scope) => scope.publishing,
  query: ({ inText: found }) => {
    const items = sql.identifier(table);
    return sql`with ${itemsFound(kind, table, found)}
      select id, coalesce(${draftedName(kind, sql`${items}.id`)}, name) as name, ${detail} as detail,
        ${`/studio/${table}/`} || id as path
      from ${items} where id in (select id from found) and deleted_at is null
      order by created_at desc, id desc limit ${limits.foundPerKind}`;
  },
});
