import type { ServerEvents } from '@nibras/contract/conversation/realtime.ts';
import type { ReceivedEvent } from './realtime-types.ts';

type EventHandler = (payload: never) => void;

/** The registered event handlers. They survive every socket, so that a new connection uses them too. */
export function createListeners() {
  const byEvent = new Map<string, Set<EventHandler>>();

  function add(event: string, handler: EventHandler): () => void {
    const handlers = byEvent.get(event) ?? new Set();
    byEvent.set(event, handlers.add(handler));
    return () => {
      handlers.delete(handler);
    };
  }

  return {
    on: <Name extends keyof ServerEvents>(
      event: Name,
      handler: (payload: ReceivedEvent<Name>) => void,
    ) => add(event, handler as EventHandler),
    notify(event: string, payload: unknown): void {
      for (const handler of [...(byEvent.get(event) ?? [])]) handler(payload as never);
    },
  };
}
