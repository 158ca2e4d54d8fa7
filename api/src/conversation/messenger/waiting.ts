import { sql } from 'drizzle-orm';
import { hasInSome } from '#platform/http/course-access.ts';
import { excerptOf, type WaitingSource } from '#platform/waiting.ts';

const isAmongChats = (things: readonly string[]) =>
  sql`(participants.conversation_id, participants.person_id) in (
    select split_part(thing, ':', 1)::int, split_part(thing, ':', 2)::int
    from unnest(${sql.param(things.filter((thing) => /^\d{1,9}:\d{1,9}$/.test(thing)))}::text[]) thing)`;

/** Private conversations in which another person wrote last. Each belongs to the caller alone: nobody else reads it. */
export const waitingChats: WaitingSource = {
  rows: async (db, caller) =>
    (await hasInSome(db, caller, 'studio:open'))
      ? {
          from: sql`participants`,
          where: sql`participants.person_id = ${caller.id} and participants.waiting_since is not null`,
          thing: sql`participants.conversation_id || ':' || participants.person_id`,
          at: sql`participants.waiting_since`,
          place: sql`participants.conversation_id`,
          course: null,
        }
      : null,
  among: isAmongChats,
  shown: (
    things,
  ) => sql`select participants.conversation_id || ':' || participants.person_id as thing,
      newest.person_id, newest.person_name, null::int as course_id, null::text as course_name, '' as title,
      ${excerptOf(sql`newest.text`)} as excerpt, null::bigint as amount, null::text as currency,
      '/chat?c=' || participants.conversation_id as path
    from participants cross join lateral (
      select messages.person_id, people.name as person_name, coalesce(messages.body, messages.file_name, '') as text
      from messages join people on people.id = messages.person_id
      where messages.conversation_id = participants.conversation_id and messages.hidden_at is null
        and messages.person_id <> participants.person_id
      order by messages.id desc nulls first limit 1) newest
    where ${isAmongChats(things)}`,
  // The log, which others read, says nothing of private conversations.
  logKind: null,
};
