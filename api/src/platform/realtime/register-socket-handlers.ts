import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import { createEventRateLimiter } from './event-rate.ts';
import type { Live, Tab } from './realtime.ts';

interface SocketHandler {
  schema: z.ZodType;
  handle(tab: Tab, payload: unknown): void | Promise<void>;
}

function handlersOf(parts: readonly Live[]): Map<string, SocketHandler> {
  return new Map(parts.flatMap(({ events }) => Object.entries(events ?? {}))) as Map<
    string,
    SocketHandler
  >;
}

/** Registers the handlers of a tab's events: only known events, within the rate limit, validated by the contract. */
export function registerSocketHandlers(
  socket: Pick<Socket, 'onAny' | 'disconnect'>,
  { tab, parts, log }: { tab: Tab; parts: readonly Live[]; log: Logger },
): void {
  const handlers = handlersOf(parts);
  const limiter = createEventRateLimiter();
  socket.onAny(async (name: string, payload: unknown) => {
    const verdict = limiter();
    if (verdict === 'flood') socket.disconnect(true);
    if (verdict !== 'accepted') return;
    const handler = handlers.get(name);
    const parsed = handler?.schema.safeParse(payload);
    if (!handler || !parsed?.success) return;
    try {
      await handler.handle(tab, parsed.data);
    } catch (error) {
      log.error({ err: error, event: name }, 'an event of a tab could not be handled');
    }
  });
}
