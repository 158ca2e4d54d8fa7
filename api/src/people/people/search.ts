import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { StudioSearch } from '#platform/search/studio-search.ts';
import { personFound } from './list-people.ts';

/** People are found by their numbers too, and lead to their page. */
export const personSearch: StudioSearch = {
  kind: 'person',
  open: ({ everything }) => everything,
  query: (term) => sql`with found as materialized (
      select id from people where ${personFound(term.search)(term.inName)} and deleted_at is null limit ${limits.peopleSearched})
    select people.id, name, email as detail, '/studio/people/' || people.id as path
    from people where id in (select id from found)
    order by role = 'student', name, people.id limit ${limits.foundPerKind}`,
};
