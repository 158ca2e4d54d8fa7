import type { Server } from 'node:http';
import type { ClientEvents, ServerEvents } from '@nibras/contract/conversation/realtime.ts';
import type { z } from 'zod';

/** The payload of a server event. */
export type Payload<Event extends keyof ServerEvents> = Parameters<ServerEvents[Event]>[0];

/** An open socket, as event handlers see it. */
export interface Tab {
  id: string;
  personId: number;
  /** Sets the conversation that it shows; null for none. */
  showConversation(conversationId: number | null): void;
}

type ClientPayload<Event extends keyof ClientEvents> = Parameters<ClientEvents[Event]>[0];

export interface PresenceChange {
  personId: number;
  isOnline: boolean;
  lastSeenAt: Date | null;
}

/** A feature's handlers of client events and of presence changes. */
export interface Live {
  events?: {
    [Event in keyof ClientEvents]?: {
      schema: z.ZodType<ClientPayload<Event>>;
      handle(tab: Tab, payload: ClientPayload<Event>): void | Promise<void>;
    };
  };
  presence?(changes: PresenceChange[]): Promise<void>;
}

/** Sends events to open tabs. Without a listening server its methods have no effect. */
export interface Realtime {
  /**
   * Sends an event to every open tab of some people, once each. Call it only after the commit.
   * @param payload undefined for an event without a payload
   * @param options.exceptSocket the tab that caused the event
   * @param options.withCookie another payload for tabs whose browser has the files' cookie for a host
   */
  emit<Event extends keyof ServerEvents>(
    personIds: readonly number[],
    event: Event,
    payload: Payload<Event>,
    options?: {
      exceptSocket?: string | null;
      withCookie?: { host: string; payload: Payload<Event> } | null;
    },
  ): void;
  /** Sends an event to the tabs of some people that are connected to this process. */
  emitHere<Event extends keyof ServerEvents>(
    personIds: readonly number[],
    event: Event,
    payload: Payload<Event>,
  ): void;
  /** Returns the people with a tab that is connected to this process. */
  peopleHere(): number[];
  /** Returns which of some people have a tab open on any live process. */
  online(personIds: readonly number[]): Promise<Set<number>>;
  /** Returns the people with a visible tab that shows a conversation. */
  peopleViewing(conversationId: number): Promise<Set<number>>;
  /** Returns the number of tabs connected to this process. */
  connections(): number;
  /** Disconnects the sockets of ended sessions, which then do not reconnect by themselves. */
  endSessions(sessionIds: readonly number[]): void;
  /** Starts to accept sockets. @param parts the features' handlers */
  listen(server: Server, parts: readonly Live[]): Promise<void>;
  /** Disconnects every tab, which then reconnects to another process. */
  close(): Promise<void>;
}
