import { markConversationRead } from '../calls.ts';
import { recount } from '../conversations/unread.ts';
import { dispatch, myId, threadOf, useMessenger } from '../messenger-store.ts';
import { isConversationVisible } from '../visible-conversation.ts';

const running = new Set<number>();
const again = new Set<number>();

/**
 * Marks a conversation as read, locally at once and then on the server. While a call runs, later ones are joined into
 * one, so a burst of messages makes two calls. A conversation whose messages are not loaded is not marked.
 */
export async function markRead(id: number): Promise<void> {
  const { status, newer } = threadOf(id);
  // The surroundings of a found message are not what is unread.
  if (status !== 'ready' || newer !== null) return;
  const me = myId();
  const last_read_message_id = threadOf(id).syncedTo;
  dispatch('messagesRead', { me, conversation_id: id, user_id: me, last_read_message_id });
  if (running.has(id)) {
    again.add(id);
    return;
  }
  running.add(id);
  try {
    await markConversationRead(id, threadOf(id).syncedTo);
    recount();
  } catch {
    // Silent (docs/behaviour/messenger.md#silent-failures): the next time it is viewed it is marked.
  } finally {
    running.delete(id);
  }
  if (again.delete(id)) await markRead(id);
}

/** Marks the open conversation as read if it is visible and has unread messages. */
export function markOpenConversationRead(): void {
  const { openId, rows } = useMessenger.getState();
  if (openId === null || !isConversationVisible(openId)) return;
  if (rows.some((row) => row.id === openId && row.new_messages > 0)) void markRead(openId);
}
