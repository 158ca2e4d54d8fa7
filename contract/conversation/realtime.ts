import type { Message } from './messenger/shapes.ts';
import type { Notification } from './notifications/shapes.ts';

/**
 * The path of Socket.IO. The handshake's `auth` is `{ token }`, with `filesCookie: true` from a browser that sends the
 * files' cookie and so gets file addresses that work only with the cookie.
 */
export const realtimePath = '/socket.io';

/**
 * A request header with the socket id of the calling tab, which is excluded from the events that the call causes.
 */
export const socketHeader = 'X-Socket-Id';

/** The room of one person's open tabs. */
export const personRoom = (personId: number) => `Messenger.${personId}`;

/** Events from the server to a tab, by their names on the wire. */
export interface ServerEvents {
  /** To the other participants. `user` is the sender. */
  'new-message': (event: { message: Message; user: Message['user'] }) => void;
  /** To the sender's other tabs. */
  'message-sent': (event: { message: Message; user: Message['user'] }) => void;
  /** A participant has read up to a message. To the person's other tabs and to the other participants. */
  'messages-read': (event: {
    conversation_id: number;
    user_id: number;
    last_read_message_id: number;
  }) => void;
  /** The person has marked everything as read in another tab. */
  'all-messages-read': () => void;
  /**
   * A moderator has hidden a message of the conversation (`hidden` is its id) or brought one back (null), or has done so
   * with the question that the conversation is about. To its participants.
   */
  'messages-moderated': (event: { conversation_id: number; hidden: number | null }) => void;
  typing: (event: { conversation_id: number; user_id: number; name: string }) => void;
  presence: (event: { user_id: number; isOnline: boolean; last_seen_at: string | null }) => void;
  notification: (event: { notification: Notification; unread: number }) => void;
  'notifications-read': () => void;
  /** The person's access to a course has been given, extended or has ended. */
  'access-changed': (event: { course_id: number }) => void;
  /** Another person has changed an item that the person edits, or has come to it or to another of its fields. */
  'studio-presence': (event: { kind: string; id: number }) => void;
  /** What waits in the studio has changed, of these kinds. To those who work there. */
  'waiting-changed': (event: { kinds: string[] }) => void;
  /** Another person has opened what waits and the person has open. */
  'waiting-opened': (event: { kind: string; thing: string }) => void;
  /** This tab may miss events from now on, so it must poll as if it were disconnected. */
  'events-incomplete': () => void;
  /** Events were lost and are delivered again from now on, so the tab must refetch as after a reconnection. */
  'catch-up': () => void;
}

/** Events from a tab to the server. */
export interface ClientEvents {
  /** The person is typing; the server forwards it to the other participants only. */
  typing: (event: { conversation_id: number }) => void;
  /** The conversation that the tab shows, which gets no pushes; null for none or a hidden tab. */
  'active-conversation': (event: { conversation_id: number | null }) => void;
}
