import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { draftedName, itemsFound, type StudioSearch } from '#platform/search/studio-search.ts';

export const pageSearch: StudioSearch = {
  kind: 'site-page',
  open: ({ publishing: edits }) => edits,
  matches: (term) =>
    itemsFound(term, {
      kind: 'page',
      table: 'pages',
      listed: sql`pages.deleted_at is null`,
      order: sql`pages.id`,
    }).matches,
  show: (ids) => sql`
    select id, coalesce(${draftedName('page', sql`pages.id`)}, name) as name, '' as detail, '/studio/pages/' || id as path
    from pages where id = any(${ids}) order by id limit ${limits.foundPerKind}`,
};
