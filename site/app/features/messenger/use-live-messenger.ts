import { messenger as limits, notices } from '@nibras/contract/limits.ts';
import { useEffect } from 'react';
import { useConnected, useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { useSession } from '#platform/session/session-store.ts';
import { loadConversations } from './load-conversations.ts';
import { catchUpMessages, hasOldFiles, renewFiles } from './load-messages.ts';
import { markRead, readWhatIsOpen } from './mark-as-read.ts';
import { threadOf, useMessenger } from './messenger-store.ts';
import { catchUp, sendActiveConversation } from './open-conversation.ts';
import {
  onAllRead,
  onEventsLost,
  onMessageSent,
  onMessagesRead,
  onNewMessage,
  onPresence,
  onTyping,
} from './realtime-events.ts';
import { isConversationVisible } from './visible-conversation.ts';

const lookForOldFilesEvery = 60_000;

async function askForNew(id: number): Promise<void> {
  const before = threadOf(id).syncedTo;
  await catchUpMessages(id);
  if (threadOf(id).syncedTo > before && isConversationVisible(id)) await markRead(id);
}

/** Where nothing can be heard from the server, it is asked: the open conversation often, the list seldom. */
function usePolling() {
  const polls = !useConnected();
  useEffect(() => {
    if (!polls) return;
    const ifSeen = (ask: () => void) => () => {
      if (document.visibilityState === 'visible') ask();
    };
    const often = setInterval(
      ifSeen(() => {
        const { openId } = useMessenger.getState();
        if (openId !== null) void askForNew(openId);
      }),
      limits.simpleChatPoll,
    );
    const seldom = setInterval(
      ifSeen(() => void loadConversations()),
      notices.pollCounts,
    );
    return () => {
      clearInterval(often);
      clearInterval(seldom);
    };
  }, [polls]);
}

/** Keeps the messenger as the server has it for as long as its page stands. */
export function useLiveMessenger(): void {
  const signedIn = useSession((state) => state.isAuthenticated);
  useEffect(() => {
    if (signedIn) void loadConversations();
  }, [signedIn]);

  useRealtime('new-message', onNewMessage);
  useRealtime('message-sent', onMessageSent);
  useRealtime('messages-read', onMessagesRead);
  useRealtime('all-messages-read', onAllRead);
  useRealtime('typing', onTyping);
  useRealtime('presence', onPresence);
  useRealtime('events-incomplete', onEventsLost);
  useRealtime('catch-up', onEventsLost);
  useReconnected(() => void catchUp());
  usePolling();

  useEffect(() => {
    const timer = setInterval(() => {
      const { openId } = useMessenger.getState();
      if (openId !== null && hasOldFiles(threadOf(openId))) void renewFiles(openId);
    }, lookForOldFilesEvery);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    const look = () => {
      sendActiveConversation();
      readWhatIsOpen();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
