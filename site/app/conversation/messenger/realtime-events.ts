import { messenger as limits } from '@nibras/contract/limits.ts';
import type { ReceivedEvent } from '#platform/realtime/realtime-types.ts';
import { clearReturnedDraft } from './composer/drafts.ts';
import { ensureListed, loadConversations } from './conversations/load-conversations.ts';
import { loadNewest } from './messages/load-messages.ts';
import { markRead } from './messages/mark-as-read.ts';
import { dispatch, isListed, myId, threadOf, useMessenger } from './messenger-store.ts';
import { chime } from './sound.ts';
import { isConversationVisible } from './visible-conversation.ts';

/** Handles a message that another user sent in any conversation. */
export function onNewMessage({ message }: ReceivedEvent<'new-message'>): void {
  const id = message.conversation_id;
  const visible = isConversationVisible(id);
  const read = visible && threadOf(id).newer === null;
  dispatch('messageReceived', { message, visible, counts: !read });
  chime(message.id);
  if (!isListed(id)) void ensureListed(id);
  if (read) void markRead(id);
}

/** Handles an own message: sent from another tab, or from this one when its response was lost. */
export function onMessageSent({ message }: ReceivedEvent<'message-sent'>): void {
  const id = message.conversation_id;
  dispatch('ownMessageReceived', { message });
  if (message.client_key) clearReturnedDraft(id, message.client_key);
  if (!isListed(id)) void ensureListed(id);
}

export const onMessagesRead = (mark: ReceivedEvent<'messages-read'>): void =>
  dispatch('messagesRead', { ...mark, me: myId() });

export const onAllRead = (): void => dispatch('allRead');

export const onPresence = (event: ReceivedEvent<'presence'>): void =>
  dispatch('presenceChanged', event);

/** A moderator has hidden a message, or something of the conversation has come back. */
export function onModerated({
  conversation_id: id,
  hidden,
}: ReceivedEvent<'messages-moderated'>): void {
  if (hidden !== null) dispatch('messageHidden', { id, message: hidden });
  else if (useMessenger.getState().threads[id]) void loadNewest(id);
  void loadConversations();
}

/** The server has dropped events: only fetched messages can close the gap. */
export const onEventsLost = (): void => dispatch('eventsLost');

/** Shows that a participant is typing until `typingShown` ms after the last event. */
export function onTyping({ conversation_id: id, name }: ReceivedEvent<'typing'>): void {
  const until = Date.now() + limits.typingShown;
  dispatch('typingStarted', { id, name, until });
  setTimeout(() => dispatch('typingExpired', { id, until }), limits.typingShown);
}
