import { markConversationRead } from './calls.ts';
import { withNoneUnread, withReadMark } from './conversation-list.ts';
import { changeRows, myId, threadOf, useMessenger } from './messenger-store.ts';
import { recount } from './unread.ts';
import { isConversationVisible } from './visible-conversation.ts';

const running = new Set<number>();
const again = new Set<number>();

/**
 * Marks a conversation read: here at once, and on the server; a burst of messages makes two calls and not a hundred.
 * What is not there to be read is not marked.
 */
export async function markRead(id: number): Promise<void> {
  if (threadOf(id).status !== 'ready') return;
  changeRows((rows) =>
    withReadMark(withNoneUnread(rows, id), {
      conversation_id: id,
      user_id: myId(),
      last_read_message_id: threadOf(id).syncedTo,
    }),
  );
  if (running.has(id)) {
    again.add(id);
    return;
  }
  running.add(id);
  try {
    await markConversationRead(id, threadOf(id).syncedTo);
    recount();
  } catch {
    // Silent (docs/behaviour/messenger.md#silent-failures): the next look at it marks it.
  } finally {
    running.delete(id);
  }
  if (again.delete(id)) await markRead(id);
}

/** Marks what came while the person looked elsewhere, once they look again. */
export function readWhatIsOpen(): void {
  const { openId, rows } = useMessenger.getState();
  if (openId === null || !isConversationVisible(openId)) return;
  if (rows.some((row) => row.id === openId && row.new_messages > 0)) void markRead(openId);
}
