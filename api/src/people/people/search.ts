import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { StudioSearch } from '#platform/search/studio-search.ts';
import { personFound } from './list-people.ts';

/** People are found by their numbers too, and lead to their page; those who are no students come first. */
export const personSearch: StudioSearch = {
  kind: 'person',
  open: ({ everything }) => everything,
  matches: ({ search, inName }) =>
    sql`select id from people where ${personFound(search)(inName)} and deleted_at is null`,
  show: (ids) => sql`select id, name, email as detail, '/studio/people/' || id as path
    from people where id = any(${ids})
    order by role = 'student', name, id limit ${limits.foundPerKind}`,
};
