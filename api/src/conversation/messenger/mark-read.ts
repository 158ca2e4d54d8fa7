import type { Platform } from '#platform/platform.ts';
import { assertParticipant } from './policy.ts';
import { lastReadBy, markAllRead, markRead, otherParticipantsIn, peopleOf } from './queries.ts';

interface MarkRead {
  personId: number;
  exceptSocket: string | null;
}

/**
 * Marks a conversation as read and notifies its participants.
 * @param options.upTo the newest message that was shown; later ones stay unread. Without it, all are marked
 * @returns the newest message that is read, 0 if there is none
 * @throws AppError conversation-not-found
 */
export async function markConversationRead(
  { db, realtime }: Platform,
  {
    conversation,
    upTo,
    personId,
    exceptSocket,
  }: MarkRead & { conversation: number; upTo?: number | undefined },
): Promise<number> {
  const people = await peopleOf(db, conversation);
  assertParticipant(people, personId);
  const key = { conversation, person: personId };
  const marked = await markRead(db, { ...key, upTo });
  if (marked === null) return lastReadBy(db, key);
  realtime.emit(
    people.map(({ id }) => id),
    'messages-read',
    { conversation_id: conversation, user_id: personId, last_read_message_id: marked },
    { exceptSocket },
  );
  return marked;
}

/** Marks all conversations of a person as read and notifies the other participants. */
export async function markEverythingRead(
  { db, realtime }: Platform,
  { personId, exceptSocket }: MarkRead,
): Promise<void> {
  const marked = await markAllRead(db, personId);
  realtime.emit([personId], 'all-messages-read', undefined, { exceptSocket });
  const ids = marked.map(({ conversation }) => conversation);
  const others = Map.groupBy(
    await otherParticipantsIn(db, ids, personId),
    ({ conversation }) => conversation,
  );
  for (const { conversation, lastRead } of marked) {
    realtime.emit(
      (others.get(conversation) ?? []).map(({ id }) => id),
      'messages-read',
      {
        conversation_id: conversation,
        user_id: personId,
        last_read_message_id: lastRead,
      },
    );
  }
}
