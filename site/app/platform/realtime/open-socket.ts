import { realtimePath } from '@nibras/contract/conversation/realtime.ts';
import { io } from 'socket.io-client';
import type { RealtimeSocket } from './realtime-types.ts';

const maxReconnectDelay = 10_000;

/**
 * A socket to the API, not connected yet. Our own origin speaks WebSocket, which needs no sticky sessions between
 * processes; another host is tried by polling first, because a server without sockets answers that without an error in
 * the console.
 */
export function openSocket(apiBaseUrl: string, token: () => string | null): RealtimeSocket {
  const sameOrigin = new URL(apiBaseUrl || '/', location.origin).origin === location.origin;
  return io(apiBaseUrl || location.origin, {
    path: realtimePath,
    transports: sameOrigin ? ['websocket', 'polling'] : ['polling', 'websocket'],
    tryAllTransports: sameOrigin,
    reconnectionDelayMax: maxReconnectDelay,
    autoConnect: false,
    forceNew: true,
    // socket.io calls it at each attempt.
    auth: (callback) => callback({ token: token(), filesCookie: sameOrigin && isSecureContext }),
  }) as RealtimeSocket;
}
