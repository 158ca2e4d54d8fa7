import type { Message } from '@nibras/contract/conversation/messenger/shapes.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import type { ReceivedEvent } from '#platform/realtime/realtime-types.ts';
import { clearReturnedDraft } from './composer/drafts.ts';
import {
  withAllRead,
  withLastMessage,
  withNoneUnread,
  withPresence,
  withReadMark,
} from './conversations/conversation-list.ts';
import { ensureListed, loadConversations } from './conversations/load-conversations.ts';
import { loadNewest } from './messages/load-messages.ts';
import { markRead } from './messages/mark-as-read.ts';
import { withLiveMessage, withLostEvents, withoutMessage } from './messages/thread.ts';
import { changeRows, changeThread, myId, useMessenger } from './messenger-store.ts';
import { chime } from './sound.ts';
import { isConversationVisible } from './visible-conversation.ts';

function addToThread(message: Message, visible: boolean): void {
  const { threads, openId } = useMessenger.getState();
  const id = message.conversation_id;
  if (!threads[id]) return;
  changeThread(id, (thread) => {
    const updated = withLiveMessage(thread, message);
    // Open in a hidden tab: the unread line marks where to continue reading.
    return openId === id && !visible && updated.readUpTo === null
      ? { ...updated, readUpTo: message.id - 1 }
      : updated;
  });
}

const stopTyping = (id: number) =>
  useMessenger.setState(({ typing: { [id]: _removed, ...typing } }) => ({ typing }));

/** Handles a message that another user sent in any conversation. */
export function onNewMessage({ message }: ReceivedEvent<'new-message'>): void {
  const id = message.conversation_id;
  const visible = isConversationVisible(id);
  addToThread(message, visible);
  const read = visible && (useMessenger.getState().threads[id]?.newer ?? null) === null;
  stopTyping(id);
  chime(message.id);
  const listed = useMessenger.getState().rows.some((row) => row.id === id);
  if (listed) changeRows((rows) => withLastMessage(rows, message, !read));
  else void ensureListed(id);
  if (read) void markRead(id);
}

/** Handles an own message: sent from another tab, or from this one when its response was lost. */
export function onMessageSent({ message }: ReceivedEvent<'message-sent'>): void {
  addToThread(message, true);
  if (message.client_key) clearReturnedDraft(message.conversation_id, message.client_key);
  const listed = useMessenger.getState().rows.some(({ id }) => id === message.conversation_id);
  if (listed) changeRows((rows) => withLastMessage(rows, message, false));
  else void ensureListed(message.conversation_id);
}

export function onMessagesRead(mark: ReceivedEvent<'messages-read'>): void {
  changeRows((rows) => {
    const marked = withReadMark(rows, mark);
    return mark.user_id === myId() ? withNoneUnread(marked, mark.conversation_id) : marked;
  });
}

export const onAllRead = (): void => changeRows(withAllRead);

export const onPresence = (event: ReceivedEvent<'presence'>): void =>
  changeRows((rows) => withPresence(rows, event));

/** A moderator has hidden a message, or something of the conversation has come back. */
export function onModerated({
  conversation_id: id,
  hidden,
}: ReceivedEvent<'messages-moderated'>): void {
  if (useMessenger.getState().threads[id]) {
    if (hidden === null) void loadNewest(id);
    else changeThread(id, (thread) => withoutMessage(thread, hidden));
  }
  void loadConversations();
}

/** The server has dropped events: only fetched messages can close the gap. */
export const onEventsLost = (): void =>
  useMessenger.setState(({ threads }) => ({
    threads: Object.fromEntries(
      Object.entries(threads).map(([id, thread]) => [id, withLostEvents(thread)]),
    ),
  }));

/** Shows that a participant is typing until `typingShown` ms after the last event. */
export function onTyping({ conversation_id: id, name }: ReceivedEvent<'typing'>): void {
  const until = Date.now() + limits.typingShown;
  useMessenger.setState(({ typing }) => ({ typing: { ...typing, [id]: { name, until } } }));
  setTimeout(() => {
    if (useMessenger.getState().typing[id]?.until === until) stopTyping(id);
  }, limits.typingShown);
}
