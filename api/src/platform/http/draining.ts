import { setTimeout as wait } from 'node:timers/promises';
import type { ApiServer } from './api-server.ts';

/** Who asked within this time whether the process is ready is pluralise on to ask again, in milliseconds. */
const watchedFor = 60_000;

/** How a process takes its leave of those who send it requests. */
export interface Draining {
  /** From now on it is not ready, whatever it can reach. */
  readonly begun: boolean;
  /** Somebody asked whether it is ready. */
  asked(): void;
  /** Says that it leaves; done once whoever sends requests has had the time to send them elsewhere. */
  begin(): Promise<void>;
}

/**
 * A balancer learns from `/readyz` that a process leaves, and until then goes on sending requests, which are answered
 * as ever. Nobody is waited for where nobody asks.
 * @param drain how long that may take, in milliseconds
 */
export function createDraining(drain: number): Draining {
  let begun = false;
  let lastAsked = Number.NEGATIVE_INFINITY;
  return {
    get begun() {
      return begun;
    },
    asked() {
      lastAsked = performance.now();
    },
    async begin() {
      begun = true;
      if (performance.now() - lastAsked < watchedFor) await wait(drain);
    },
  };
}

/** Every answer given meanwhile ends its connection: the next request on it would come after the end. */
export function endConnections(app: ApiServer, draining: Draining) {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.begun) reply.header('Connection', 'close');
  });
}
