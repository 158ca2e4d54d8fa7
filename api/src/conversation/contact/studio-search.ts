import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { StudioSearch } from '#platform/search/studio-search.ts';

export const messageSearch: StudioSearch = {
  kind: 'message',
  open: ({ everything }) => everything,
  query: ({ inText: found }) => sql`with found as materialized (
      select id from contact_messages where ${found(sql`contact_messages.search_text`)} and state <> 'spam')
    select id, name, subject as detail, '/studio/messages/' || id as path
    from contact_messages where id in (select id from found) order by id desc limit ${limits.foundPerKind}`,
};
