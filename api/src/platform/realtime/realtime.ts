import type { Server } from 'node:http';
import type { ClientEvents, ServerEvents } from '@nibras/contract/realtime.ts';
import type { z } from 'zod';

export type Payload<Event extends keyof ServerEvents> = Parameters<ServerEvents[Event]>[0];

/** An open socket, as what it tells is handled. */
export interface Tab {
  id: string;
  personId: number;
  /** Says which conversation it shows; null for none. */
  look(conversationId: number | null): void;
}

type Told<Event extends keyof ClientEvents> = Parameters<ClientEvents[Event]>[0];

export interface PresenceChange {
  personId: number;
  isOnline: boolean;
  lastSeenAt: Date | null;
}

/** A feature's share of the real time: what it does with what tabs tell, and with people who come and go. */
export interface Live {
  events?: {
    [Event in keyof ClientEvents]?: {
      schema: z.ZodType<Told<Event>>;
      handle(tab: Tab, told: Told<Event>): void | Promise<void>;
    };
  };
  presence?(changes: PresenceChange[]): Promise<void>;
}

/** Tells open tabs what happened. Without a server that listens, everything here is harmless. */
export interface Realtime {
  /**
   * Tells every open tab of some people, each once. Say only what has committed.
   * @param payload undefined for an event that carries nothing
   * @param options.exceptSocket the tab that caused it, and knows
   * @param options.withCookie what tabs get in its place whose browser carries the files' cookie for a host
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
  /** Who of some people has a tab open, on any process that lives. */
  online(personIds: readonly number[]): Promise<Set<number>>;
  /** Who has a tab in front that shows a conversation. */
  peopleViewing(conversationId: number): Promise<Set<number>>;
  /** How many tabs this process holds a connection to. */
  connections(): number;
  /** Closes the sockets of sessions that ended. Those tabs do not come back by themselves. */
  endSessions(sessionIds: readonly number[]): void;
  /** Takes sockets from now on. */
  listen(server: Server, parts: readonly Live[]): Promise<void>;
  /** Lets go of every tab, which then looks for a process that listens. */
  close(): Promise<void>;
}
