import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Merging } from './move-references.ts';

/** Two questions of one person on one lecture. */
interface Pair extends Record<string, unknown> {
  kept: number;
  keptConversation: number;
  gone: number;
  goneConversation: number;
}

/**
 * Unites the questions that both accounts asked on the same lecture, since a person has one there: both texts, the
 * earlier first, and the messages of both conversations in the order in which they were sent. All other conversations
 * stay as they are. To be called before anything else is moved.
 */
export async function uniteQuestions(tx: Transaction, { keep, remove }: Merging): Promise<void> {
  const { rows } = await tx.execute<Pair>(sql`
    select kept.id as kept, kept.conversation_id as "keptConversation",
      gone.id as gone, gone.conversation_id as "goneConversation"
    from discussions kept join discussions gone on gone.lecture_id = kept.lecture_id
    where kept.person_id = ${keep} and gone.person_id = ${remove} order by kept.id`);
  for (const pair of rows) {
    await uniteTexts(tx, pair);
    await uniteConversations(tx, pair, { keep, remove });
  }
}

async function uniteTexts(tx: Transaction, { kept, gone, keptConversation }: Pair): Promise<void> {
  // A question has one picture. A second one becomes a message of its asker, at the end of the conversation.
  await tx.execute(sql`with sent as (
      insert into messages (conversation_id, person_id, file_path, file_name, file_type, created_at)
      select ${keptConversation}, person_id, picture_path, regexp_replace(picture_path, '^.*/', ''),
        'image/' || replace(lower(substring(picture_path from '[^.]*$')), 'jpg', 'jpeg'), created_at
      from discussions where id = ${gone} and picture_path is not null
        and exists (select from discussions where id = ${kept} and picture_path is not null)
      returning id)
    insert into reply_pictures (message_id, alt)
    select sent.id, discussions.picture_alt from sent, discussions where discussions.id = ${gone}`);
  await tx.execute(sql`update discussions kept set
      description = case when gone.created_at < kept.created_at
        then gone.description || E'\n\n' || kept.description else kept.description || E'\n\n' || gone.description end,
      picture_path = coalesce(kept.picture_path, gone.picture_path),
      picture_alt = case when kept.picture_path is null then gone.picture_alt else kept.picture_alt end,
      created_at = least(kept.created_at, gone.created_at),
      -- What a moderator hid of one text is not shown again with the other.
      hidden_at = coalesce(kept.hidden_at, gone.hidden_at)
    from discussions gone where kept.id = ${kept} and gone.id = ${gone}`);
}

async function uniteConversations(
  tx: Transaction,
  { kept, gone, keptConversation: to, goneConversation: from }: Pair,
  { keep, remove }: Merging,
): Promise<void> {
  await tx.execute(sql`update messages set conversation_id = ${to}, client_key = null
    where conversation_id = ${from}`);
  // What was unread in either conversation stays unread.
  await tx.execute(sql`insert into participants (conversation_id, person_id, last_read_message_id, mailed_message_id)
    select ${to}, case when person_id = ${remove} then ${keep}::int else person_id end as person,
      min(last_read_message_id), max(mailed_message_id)
    from participants where conversation_id = ${from} group by person
    on conflict (conversation_id, person_id) do update set
      last_read_message_id = least(participants.last_read_message_id, excluded.last_read_message_id),
      mailed_message_id = greatest(participants.mailed_message_id, excluded.mailed_message_id)`);
  await tx.execute(sql`update conversations kept set updated_at = greatest(kept.updated_at, gone.updated_at)
    from conversations gone where kept.id = ${to} and gone.id = ${from}`);
  // Notices lead to the question that stays.
  await tx.execute(sql`update notifications
    set data = data || jsonb_build_object('discussionId', ${kept}::int) where data ->> 'discussionId' = ${String(gone)}`);
  // Anyone who reported the question that goes has reported the one that stays, unless they did that already.
  await tx.execute(sql`update reports set discussion_id = ${kept} where discussion_id = ${gone}
    and person_id not in (select person_id from reports where discussion_id = ${kept})`);
  // Its question goes with it.
  await tx.execute(sql`delete from conversations where id = ${from}`);
}
