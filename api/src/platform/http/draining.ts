import { setTimeout as wait } from 'node:timers/promises';
import type { ApiServer } from './api-server.ts';

/** A balancer that checked readiness within this time is expected to check again, in milliseconds. */
const checkInterval = 60_000;

/** Takes a process out of service before it stops. */
export interface Draining {
  /** Whether draining has begun; the process is not ready from then on. */
  readonly begun: boolean;
  /** Records a readiness check. */
  recordCheck(): void;
  /** Begins draining; resolves once balancers have had the time to send requests elsewhere. */
  begin(): Promise<void>;
}

/**
 * Creates the draining state. A balancer learns from `/readyz` that a process is stopping and sends requests until
 * then, which are still answered. Without a recent readiness check nothing waits.
 * @param drain how long to wait for balancers, in milliseconds
 */
export function createDraining(drain: number): Draining {
  let begun = false;
  let lastChecked = Number.NEGATIVE_INFINITY;
  return {
    get begun() {
      return begun;
    },
    recordCheck() {
      lastChecked = performance.now();
    },
    async begin() {
      begun = true;
      if (performance.now() - lastChecked < checkInterval) await wait(drain);
    },
  };
}

/** Closes the connection after every response while draining: a further request on it could arrive after the stop. */
export function endConnections(app: ApiServer, draining: Draining) {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.begun) reply.header('Connection', 'close');
  });
}
