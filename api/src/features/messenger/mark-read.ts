import type { Platform } from '#platform/platform.ts';
import { mustTakePart } from './policy.ts';
import { companionsIn, lastReadBy, markAllRead, markRead, peopleOf } from './queries.ts';

interface Reading {
  personId: number;
  exceptSocket: string | null;
}

/**
 * Marks a conversation as read and lets everybody in it know.
 * @param options.upTo the newest message that was shown: what came after it is still unread. Without it, all are read
 * @returns the newest message that is read, 0 where there is none
 * @throws AppError conversation-not-found
 */
export async function markConversationRead(
  { db, realtime }: Platform,
  {
    conversation,
    upTo,
    personId,
    exceptSocket,
  }: Reading & { conversation: number; upTo?: number | undefined },
): Promise<number> {
  const people = await peopleOf(db, conversation);
  mustTakePart(people, personId);
  const mine = { conversation, person: personId };
  const moved = await markRead(db, { ...mine, upTo });
  if (moved === null) return lastReadBy(db, mine);
  realtime.emit(
    people.map(({ id }) => id),
    'messages-read',
    { conversation_id: conversation, user_id: personId, last_read_message_id: moved },
    { exceptSocket },
  );
  return moved;
}

/** Marks everything that a person has as read; the other people of those conversations see that it was. */
export async function markEverythingRead(
  { db, realtime }: Platform,
  { personId, exceptSocket }: Reading,
): Promise<void> {
  const moved = await markAllRead(db, personId);
  realtime.emit([personId], 'all-messages-read', undefined, { exceptSocket });
  const ids = moved.map(({ conversation }) => conversation);
  const companions = Map.groupBy(
    await companionsIn(db, ids, personId),
    ({ conversation }) => conversation,
  );
  for (const { conversation, lastRead } of moved) {
    realtime.emit(
      (companions.get(conversation) ?? []).map(({ id }) => id),
      'messages-read',
      {
        conversation_id: conversation,
        user_id: personId,
        last_read_message_id: lastRead,
      },
    );
  }
}
