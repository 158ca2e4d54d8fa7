import { emitToServer } from '#platform/realtime/realtime.ts';
import { ensureListed, loadConversations } from './conversations/load-conversations.ts';
import { recount } from './conversations/unread.ts';
import {
  catchUpMessages,
  hasStaleFileUrls,
  loadAround,
  loadNewest,
} from './messages/load-messages.ts';
import { markOpenConversationRead, markRead } from './messages/mark-as-read.ts';
import type { Thread } from './messages/thread.ts';
import { dispatch, myId, threadOf, useMessenger } from './messenger-store.ts';
import { isConversationVisible, setOpenConversation } from './visible-conversation.ts';

/** Reports the visible conversation to the server, which sends no push for it. */
export function sendActiveConversation(): void {
  const { openId } = useMessenger.getState();
  const visible = openId !== null && isConversationVisible(openId);
  emitToServer('active-conversation', { conversation_id: visible ? openId : null });
}

const shows = ({ status, messages }: Thread, message: number) =>
  status === 'ready' && messages.some((one) => one.id === message);

/**
 * Opens a conversation: loads its messages, or those missed since it was last open, and marks it as read.
 * @param found a message that a search found: its surroundings are loaded if it is not shown yet
 */
export async function openConversation(id: number, found: number | null): Promise<void> {
  dispatch('conversationOpened', { id });
  setOpenConversation(id);
  sendActiveConversation();
  // File URLs that expire soon are renewed by loading the thread again.
  const isElsewhere = found === null && threadOf(id).newer !== null;
  if (hasStaleFileUrls(threadOf(id)) || isElsewhere) dispatch('threadDropped', { id });
  const thread = threadOf(id);
  if (found !== null && !shows(thread, found)) {
    await loadAround(id, found);
  } else if (thread.status === 'ready') {
    dispatch('conversationShown', { id, me: myId() });
    await Promise.all([ensureListed(id), catchUpMessages(id)]);
  } else {
    await loadNewest(id);
  }
  if (isConversationVisible(id) && threadOf(id).status === 'ready') await markRead(id);
}

export function closeConversation(): void {
  dispatch('conversationClosed');
  setOpenConversation(null);
  sendActiveConversation();
}

/**
 * After a reconnection: fetches the missed messages of the open conversation. Other loaded conversations may have gaps,
 * so they are dropped and fetched again when they are opened.
 */
export async function catchUp(): Promise<void> {
  const { openId } = useMessenger.getState();
  dispatch('reconnected');
  sendActiveConversation();
  await Promise.all([loadConversations(), openId !== null && catchUpMessages(openId)]);
  markOpenConversationRead();
  recount();
}
