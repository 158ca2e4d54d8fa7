import { io } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { realtimePath } from '../../contract/realtime.ts';

/** A browser's tab: it looks for its connection again by itself, and remembers what it was told. */
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
  /** The texts of the messages that it was told of. */
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
