import type { Message } from './messenger.ts';
import type { Notification } from './notifications.ts';

/**
 * Where Socket.IO listens; the handshake's `auth` is `{ token }`, with `filesCookie: true` from a browser that sends
 * the files' cookie: it gets addresses of files that are tied to the cookie.
 */
export const realtimePath = '/socket.io';

/**
 * On a call, names the socket of the tab that makes it: what the call causes is told to the person's other tabs, and
 * not back to the one that knows.
 */
export const socketHeader = 'X-Socket-Id';

/** The room of one person's open tabs. */
export const personRoom = (personId: number) => `Messenger.${personId}`;

/** What the server tells a tab. Every name is the wire's. */
export interface ServerEvents {
  /** To the other people of the conversation. `user` is who wrote it. */
  'new-message': (event: { message: Message; user: Message['user'] }) => void;
  /** To the sender's other tabs. */
  'message-sent': (event: { message: Message; user: Message['user'] }) => void;
  /** Somebody of the conversation has read up to a message: the own other tabs, and the other people. */
  'messages-read': (event: {
    conversation_id: number;
    user_id: number;
    last_read_message_id: number;
  }) => void;
  /** Everything of the caller's own was marked read in another tab. */
  'all-messages-read': () => void;
  typing: (event: { conversation_id: number; user_id: number; name: string }) => void;
  presence: (event: { user_id: number; isOnline: boolean; last_seen_at: string | null }) => void;
  notification: (event: { notification: Notification; unread: number }) => void;
  'notifications-read': () => void;
  /** From now on this tab may miss events: what it shows is to be asked for, as without a connection. */
  'events-incomplete': () => void;
  /** Events were lost somewhere and come again: what was missed is to be fetched, as after a connection. */
  'catch-up': () => void;
}

/** What a tab tells the server. */
export interface ClientEvents {
  /** The person is writing; the server passes it on to the conversation's other people, and only to them. */
  typing: (event: { conversation_id: number }) => void;
  /** What the tab is showing, so that no push comes for it; null when nothing, or when the tab is hidden. */
  'active-conversation': (event: { conversation_id: number | null }) => void;
}
