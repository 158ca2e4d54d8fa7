import { io, type Socket } from 'socket.io-client';
import { realtimePath } from '../../contract/conversation/realtime.ts';

export interface Member {
  id: number;
  email: string;
  token: string;
}

const open = new Set<Socket>();

/** Closes every open tab. */
export function closeTabs() {
  for (const socket of open) socket.disconnect();
}

interface ReceivedMessage {
  id: number;
  body: string;
}

/** A tab that shows a conversation. After a reconnect it fetches what it missed, as the site does. */
export async function openTab(address: string, { token }: Member, conversation: number) {
  const ids = new Set<number>();
  const messages = new Set<string>();
  const duplicates: number[] = [];
  const keep = ({ id, body }: ReceivedMessage) => {
    ids.add(id);
    messages.add(body);
  };

  async function catchUp() {
    let path: string | null =
      `/api/conversations/${conversation}/messages?after=${Math.max(0, ...ids)}`;
    while (path) {
      const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
      const { messages: page } = (await answer.json()) as {
        messages: { data: ReceivedMessage[]; next_page_url: string | null };
      };
      page.data.forEach(keep);
      path = page.next_page_url;
    }
  }

  const socket = io(address, {
    path: realtimePath,
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
  });
  open.add(socket);
  const received = new Set<number>();
  socket.on('new-message', ({ message }: { message: ReceivedMessage }) => {
    if (received.has(message.id)) duplicates.push(message.id);
    received.add(message.id);
    keep(message);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  socket.on('connect', () => void catchUp());
  return { messages, duplicates };
}
