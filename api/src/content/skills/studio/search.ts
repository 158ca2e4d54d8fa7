import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { StudioSearch } from '#platform/search/studio-search.ts';

export const skillSearch: StudioSearch = {
  kind: 'skill',
  open: (scope) => scope.publishing,
  matches: ({ inText }) => sql`select id from skills where ${inText(sql`skills.search_text`)}`,
  show: (ids) => sql`select id, name, '' as detail, '/studio/skills?search=' || name as path
    from skills where id = any(${ids}) order by name, id limit ${limits.foundPerKind}`,
};
