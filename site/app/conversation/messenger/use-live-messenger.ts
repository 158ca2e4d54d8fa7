import { messenger as limits, notices } from '@nibras/contract/limits.ts';
import { useEffect } from 'react';
import { useConnected, useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { useSession } from '#platform/session/session-store.ts';
import { loadConversations } from './conversations/load-conversations.ts';
import { catchUpMessages, hasStaleFileUrls, renewFileUrls } from './messages/load-messages.ts';
import { markOpenConversationRead, markRead } from './messages/mark-as-read.ts';
import { threadOf, useMessenger } from './messenger-store.ts';
import { catchUp, sendActiveConversation } from './open-conversation.ts';
import {
  onAllRead,
  onEventsLost,
  onMessageSent,
  onMessagesRead,
  onModerated,
  onNewMessage,
  onPresence,
  onTyping,
} from './realtime-events.ts';
import { isConversationVisible } from './visible-conversation.ts';

/** In ms. */
const staleFileCheckInterval = 60_000;

async function pollConversation(id: number): Promise<void> {
  const syncedBefore = threadOf(id).syncedTo;
  await catchUpMessages(id);
  if (threadOf(id).syncedTo > syncedBefore && isConversationVisible(id)) await markRead(id);
}

/** Polls while the socket is not connected: the open conversation often, the list seldom. */
function usePolling() {
  const polls = !useConnected();
  useEffect(() => {
    if (!polls) return;
    const ifVisible = (poll: () => void) => () => {
      if (document.visibilityState === 'visible') poll();
    };
    const conversationTimer = setInterval(
      ifVisible(() => {
        const { openId } = useMessenger.getState();
        if (openId !== null) void pollConversation(openId);
      }),
      limits.simpleChatPoll,
    );
    const listTimer = setInterval(
      ifVisible(() => void loadConversations()),
      notices.pollCounts,
    );
    return () => {
      clearInterval(conversationTimer);
      clearInterval(listTimer);
    };
  }, [polls]);
}

/** Keeps the messenger up to date with the server while its page is mounted. */
export function useLiveMessenger(): void {
  const signedIn = useSession((state) => state.isAuthenticated);
  useEffect(() => {
    if (signedIn) void loadConversations();
  }, [signedIn]);

  useRealtime('new-message', onNewMessage);
  useRealtime('message-sent', onMessageSent);
  useRealtime('messages-read', onMessagesRead);
  useRealtime('all-messages-read', onAllRead);
  useRealtime('messages-moderated', onModerated);
  useRealtime('typing', onTyping);
  useRealtime('presence', onPresence);
  useRealtime('events-incomplete', onEventsLost);
  useRealtime('catch-up', onEventsLost);
  useReconnected(() => void catchUp());
  usePolling();

  useEffect(() => {
    const timer = setInterval(() => {
      const { openId } = useMessenger.getState();
      if (openId !== null && hasStaleFileUrls(threadOf(openId))) void renewFileUrls(openId);
    }, staleFileCheckInterval);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    const onVisibilityChange = () => {
      sendActiveConversation();
      markOpenConversationRead();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
}
