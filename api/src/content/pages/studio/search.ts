import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { draftedName, itemsFound, type StudioSearch } from '#platform/search/studio-search.ts';

export const pageSearch: StudioSearch = {
  kind: 'site-page',
  open: ({ publishing: edits }) => edits,
  query: ({ inText: found }) => sql`with ${itemsFound('page', 'pages', found)}
      select id, coalesce(${draftedName('page', sql`pages.id`)}, name) as name, '' as detail,
        '/studio/pages/' || id as path
      from pages where id in (select id from found) and deleted_at is null order by id limit ${limits.foundPerKind}`,
};
