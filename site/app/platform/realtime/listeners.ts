import type { ServerEvents } from '@nibras/contract/realtime.ts';
import type { ReceivedEvent } from './realtime-types.ts';

type EventHandler = (payload: never) => void;

/** Who listens to what. Outlives every socket, so that a new connection finds them all. */
export function createListeners() {
  const byEvent = new Map<string, Set<EventHandler>>();

  function add(event: string, hear: EventHandler): () => void {
    const hearing = byEvent.get(event) ?? new Set();
    byEvent.set(event, hearing.add(hear));
    return () => {
      hearing.delete(hear);
    };
  }

  return {
    on: <Name extends keyof ServerEvents>(
      event: Name,
      hear: (payload: ReceivedEvent<Name>) => void,
    ) => add(event, hear as EventHandler),
    tell(event: string, payload: unknown): void {
      for (const hear of [...(byEvent.get(event) ?? [])]) hear(payload as never);
    },
  };
}
