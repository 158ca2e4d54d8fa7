import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { comparedOneByOne, type StudioSearch } from '#platform/search/studio-search.ts';

export const messageSearch: StudioSearch = {
  kind: 'message',
  open: ({ everything }) => everything,
  matches: ({ inText }) =>
    sql`select id from contact_messages where ${inText(sql`contact_messages.search_text`)} and state <> 'spam'`,
  inOrder: ({ inText }) =>
    sql`select id, ${comparedOneByOne(inText(sql`contact_messages.search_text`))} as matched
      from contact_messages where state <> 'spam' order by id desc`,
  show: (ids) => sql`select id, name, subject as detail, '/studio/messages/' || id as path
    from contact_messages where id = any(${ids}) order by id desc limit ${limits.foundPerKind}`,
};
