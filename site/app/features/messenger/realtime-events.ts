import { messenger as limits } from '@nibras/contract/limits.ts';
import type { Message } from '@nibras/contract/messenger.ts';
import type { ReceivedEvent } from '#platform/realtime/realtime-types.ts';
import {
  withAllRead,
  withLastMessage,
  withNoneUnread,
  withPresence,
  withReadMark,
} from './conversation-list.ts';
import { forgetReturned } from './drafts.ts';
import { bringConversation } from './load-conversations.ts';
import { markRead } from './mark-as-read.ts';
import { changeRows, changeThread, myId, useMessenger } from './messenger-store.ts';
import { chime } from './sound.ts';
import { withLive, withLostEvents } from './thread.ts';
import { isConversationVisible } from './visible-conversation.ts';

function intoThread(message: Message, looking: boolean): void {
  const { threads, openId } = useMessenger.getState();
  const id = message.conversation_id;
  if (!threads[id]) return;
  changeThread(id, (thread) => {
    const taken = withLive(thread, message);
    // Open and not looked at: the line shows where to go on.
    return openId === id && !looking && taken.readUpTo === null
      ? { ...taken, readUpTo: message.id - 1 }
      : taken;
  });
}

const stopTyping = (id: number) =>
  useMessenger.setState(({ typing: { [id]: _stopped, ...typing } }) => ({ typing }));

/** A message of somebody else, from any conversation. */
export function onNewMessage({ message }: ReceivedEvent<'new-message'>): void {
  const id = message.conversation_id;
  const looking = isConversationVisible(id);
  intoThread(message, looking);
  stopTyping(id);
  chime(message.id);
  const listed = useMessenger.getState().rows.some((row) => row.id === id);
  if (listed) changeRows((rows) => withLastMessage(rows, message, !looking));
  else void bringConversation(id);
  if (looking) void markRead(id);
}

/** A message of one's own, from another tab, or from this one whose answer was lost. */
export function onMessageSent({ message }: ReceivedEvent<'message-sent'>): void {
  intoThread(message, true);
  if (message.client_key) forgetReturned(message.conversation_id, message.client_key);
  const listed = useMessenger.getState().rows.some(({ id }) => id === message.conversation_id);
  if (listed) changeRows((rows) => withLastMessage(rows, message, false));
  else void bringConversation(message.conversation_id);
}

export function onMessagesRead(mark: ReceivedEvent<'messages-read'>): void {
  changeRows((rows) => {
    const marked = withReadMark(rows, mark);
    return mark.user_id === myId() ? withNoneUnread(marked, mark.conversation_id) : marked;
  });
}

export const onAllRead = (): void => changeRows(withAllRead);

export const onPresence = (told: ReceivedEvent<'presence'>): void =>
  changeRows((rows) => withPresence(rows, told));

/** The server can no longer tell everything: from here on only what is fetched closes a gap. */
export const onEventsLost = (): void =>
  useMessenger.setState(({ threads }) => ({
    threads: Object.fromEntries(
      Object.entries(threads).map(([id, thread]) => [id, withLostEvents(thread)]),
    ),
  }));

/** Somebody writes; believed for a while after the last sign of it. */
export function onTyping({ conversation_id: id, name }: ReceivedEvent<'typing'>): void {
  const until = Date.now() + limits.typingShown;
  useMessenger.setState(({ typing }) => ({ typing: { ...typing, [id]: { name, until } } }));
  setTimeout(() => {
    if (useMessenger.getState().typing[id]?.until === until) stopTyping(id);
  }, limits.typingShown);
}
