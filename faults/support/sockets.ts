import { io } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { realtimePath } from '../../contract/conversation/realtime.ts';

/** A browser tab: it reconnects by itself, and records the messages that it receives. */
export async function openTab(address: string, token: string) {
  const socket = io(address, {
    path: realtimePath,
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  });
  onTestFinished(() => {
    socket.disconnect();
  });
  /** The texts of the received messages. */
  const messages: string[] = [];
  socket.on('new-message', ({ message }: { message: { body: string } }) => {
    messages.push(message.body);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return { socket, messages };
}
