import { timeline as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  dayStart,
  headRows,
  newestDays,
  shownByMoment,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';
import { excerptOf } from '#platform/waiting.ts';
import { privateConversations } from '../private-conversations.ts';

const sharedBy = ({ caller, person }: TimelineReader): SQL =>
  sql`${privateConversations(caller, person)} limit ${limits.conversations}`;

/** The private messages between the reader and the person, a day at a time. Nobody reads those of others. */
export const chatDays: TimelineSource = {
  kind: 'chats',
  name: 'chats',
  heads: (reader, page) =>
    newestDays(reader, page, {
      given: { name: 'shared', query: sharedBy(reader) },
      latestBefore: (moment) => sql`(select max(newest.at) from shared cross join lateral (
        select created_at as at from messages where conversation_id = shared.id and hidden_at is null
          and created_at < ${moment} order by created_at desc, messages.id desc limit 1) newest)`,
      rowsWithin: (from, to) => sql`select created_at as at, conversation_id as place
        from shared join messages on conversation_id = shared.id
        where hidden_at is null and created_at >= ${from} and created_at < ${to}`,
    }),
  shown: (db, reader, heads) =>
    shownByMoment<{ messages: number; newest: string; own: boolean }>(db, heads, {
      query: sql`select heads.place, heads.at, counted.messages,
          newest.person_id = ${reader.caller.id} as own, ${excerptOf(sql`newest.text`)} as newest
        from ${headRows(heads)} heads(at, place)
        cross join lateral (select count(*)::int as messages from messages
          where conversation_id = heads.place and hidden_at is null
            and created_at between ${dayStart(reader, sql`heads.at`)} and heads.at) counted
        cross join lateral (select person_id, coalesce(body, file_name, '') as text from messages
          where conversation_id = heads.place and hidden_at is null and created_at <= heads.at
          order by created_at desc, messages.id desc limit 1) newest`,
      present: ({ messages, newest, own }, { place }) => ({
        title: `${countLabel(messages, rareNouns.message)} في محادثتكما`,
        text: own ? `أنت: ${newest}` : newest,
        path: `/chat?c=${place}`,
      }),
    }),
};
