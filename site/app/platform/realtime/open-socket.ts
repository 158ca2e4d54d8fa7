import { realtimePath } from '@nibras/contract/realtime.ts';
import { io } from 'socket.io-client';
import type { RealtimeSocket } from './realtime-types.ts';

const longestWait = 10_000;

/**
 * A socket to the API. Our own origin speaks WebSocket, which needs no process to remember the one before; of another
 * host it is asked by a plain request first, which a server without sockets answers in silence.
 */
export function openSocket(apiBaseUrl: string, token: () => string | null): RealtimeSocket {
  const ours = new URL(apiBaseUrl || '/', location.origin).origin === location.origin;
  return io(apiBaseUrl || location.origin, {
    path: realtimePath,
    transports: ours ? ['websocket', 'polling'] : ['polling', 'websocket'],
    tryAllTransports: ours,
    reconnectionDelayMax: longestWait,
    autoConnect: false,
    forceNew: true,
    // Asked at each attempt.
    auth: (give) => give({ token: token(), filesCookie: ours && isSecureContext }),
  }) as RealtimeSocket;
}
