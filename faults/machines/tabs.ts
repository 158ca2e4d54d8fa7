import { io, type Socket } from 'socket.io-client';
import { realtimePath } from '../../contract/realtime.ts';

export interface Member {
  id: number;
  email: string;
  token: string;
}

const open = new Set<Socket>();

/** Closes every tab that was opened. */
export function closeTabs() {
  for (const socket of open) socket.disconnect();
}

interface Told {
  id: number;
  body: string;
}

/** A tab that shows a conversation. Connected anew, it asks for what it has missed, as the site's does. */
export async function openTab(address: string, { token }: Member, conversation: number) {
  const ids = new Set<number>();
  const messages = new Set<string>();
  const doubles: number[] = [];
  const keep = ({ id, body }: Told) => {
    ids.add(id);
    messages.add(body);
  };

  async function catchUp() {
    let path: string | null =
      `/api/conversations/${conversation}/messages?after=${Math.max(0, ...ids)}`;
    while (path) {
      const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
      const { messages: page } = (await answer.json()) as {
        messages: { data: Told[]; next_page_url: string | null };
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
  const told = new Set<number>();
  socket.on('new-message', ({ message }: { message: Told }) => {
    if (told.has(message.id)) doubles.push(message.id);
    told.add(message.id);
    keep(message);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  socket.on('connect', () => void catchUp());
  return { messages, doubles };
}
