import type { ClientEvents, ServerEvents } from '@nibras/contract/conversation/realtime.ts';

/** The part of socket.io's socket that is used. */
export interface RealtimeSocket {
  id?: string | undefined;
  connected: boolean;
  /** False once it does not reconnect by itself. */
  active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  emit(event: string, payload: unknown): unknown;
  on(event: string, handler: (detail: never) => void): unknown;
  onAny(handler: (event: string, payload: unknown) => void): unknown;
  removeAllListeners(): unknown;
}

export type ReceivedEvent<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0];
export type SentEvent<Name extends keyof ClientEvents> = Parameters<ClientEvents[Name]>[0];
