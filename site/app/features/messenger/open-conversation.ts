import { emitToServer } from '#platform/realtime/realtime.ts';
import { bringConversation, loadConversations } from './load-conversations.ts';
import { catchUpMessages, hasOldFiles, loadNewest, unreadLine } from './load-messages.ts';
import { markRead, readWhatIsOpen } from './mark-as-read.ts';
import { changeThread, threadOf, useMessenger } from './messenger-store.ts';
import { emptyThread } from './thread.ts';
import { recount } from './unread.ts';
import { isConversationVisible, setOnScreen } from './visible-conversation.ts';

/** Tells the server what is on screen, so that no push comes for it. */
export function sendActiveConversation(): void {
  const { openId } = useMessenger.getState();
  const looking = openId !== null && isConversationVisible(openId);
  emitToServer('active-conversation', { conversation_id: looking ? openId : null });
}

/** Shows a conversation: its messages are fetched, or what was missed since it was last shown, and it is read. */
export async function openConversation(id: number): Promise<void> {
  useMessenger.setState({ openId: id });
  setOnScreen(id);
  sendActiveConversation();
  // From the beginning, where what was shown before has grown old.
  if (hasOldFiles(threadOf(id))) changeThread(id, () => emptyThread);
  const known = threadOf(id);
  if (known.status === 'ready') {
    changeThread(id, (thread) => ({ ...thread, readUpTo: unreadLine(id, thread.messages) }));
    await Promise.all([bringConversation(id), catchUpMessages(id)]);
  } else {
    await loadNewest(id);
  }
  if (isConversationVisible(id) && threadOf(id).status === 'ready') await markRead(id);
}

export function closeConversation(): void {
  useMessenger.setState({ openId: null });
  setOnScreen(null);
  sendActiveConversation();
}

/**
 * After a connection: what was missed is fetched, in order. Conversations that are not on screen may have gaps now and
 * are forgotten; they are fetched when they are opened.
 */
export async function catchUp(): Promise<void> {
  const { openId, threads } = useMessenger.getState();
  const open = openId === null ? undefined : threads[openId];
  useMessenger.setState({
    threads: openId !== null && open ? { [openId]: { ...open, live: false } } : {},
  });
  sendActiveConversation();
  await Promise.all([loadConversations(), openId !== null && catchUpMessages(openId)]);
  readWhatIsOpen();
  recount();
}
