import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import { createEventRateLimiter } from './event-rate.ts';
import type { Live, Tab } from './realtime.ts';

interface SocketHandler {
  schema: z.ZodType;
  handle(tab: Tab, told: unknown): void | Promise<void>;
}

function handlersOf(parts: readonly Live[]): Map<string, SocketHandler> {
  return new Map(parts.flatMap(({ events }) => Object.entries(events ?? {}))) as Map<
    string,
    SocketHandler
  >;
}

/** Hears what a tab tells: known events, at a bearable pace, with what the contract says they carry. */
export function registerSocketHandlers(
  socket: Pick<Socket, 'onAny' | 'disconnect'>,
  { tab, parts, log }: { tab: Tab; parts: readonly Live[]; log: Logger },
): void {
  const handlers = handlersOf(parts);
  const pace = createEventRateLimiter();
  socket.onAny(async (name: string, told: unknown) => {
    const verdict = pace();
    if (verdict === 'flood') socket.disconnect(true);
    if (verdict !== 'accepted') return;
    const handler = handlers.get(name);
    const read = handler?.schema.safeParse(told);
    if (!handler || !read?.success) return;
    try {
      await handler.handle(tab, read.data);
    } catch (error) {
      log.error({ err: error, event: name }, 'what a tab told could not be handled');
    }
  });
}
