import type { ClientEvents, ServerEvents } from '@nibras/contract/realtime.ts';

/** A socket as far as it is used; socket.io's own is one. */
export interface RealtimeSocket {
  id?: string | undefined;
  connected: boolean;
  /** False once it will not try again by itself. */
  active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  emit(event: string, payload: unknown): unknown;
  on(event: string, hear: (detail: never) => void): unknown;
  onAny(hear: (event: string, payload: unknown) => void): unknown;
  removeAllListeners(): unknown;
}

export type ReceivedEvent<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0];
export type Told<Name extends keyof ClientEvents> = Parameters<ClientEvents[Name]>[0];
