import { type SQL, sql } from 'drizzle-orm';

/** A query for the ids of the private conversations of two people, the newest first. Those of questions are not private. */
export const privateConversations = (caller: { id: number }, person: number): SQL => sql`
  select mine.conversation_id as id from participants mine
  join participants theirs on theirs.conversation_id = mine.conversation_id and theirs.person_id = ${person}
  where mine.person_id = ${caller.id} and ${caller.id}::int <> ${person}::int
    and not exists (select from discussions where discussions.conversation_id = mine.conversation_id)
  order by mine.conversation_id desc`;
