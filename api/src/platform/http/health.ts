import { setTimeout as wait } from 'node:timers/promises';
import type { ApiServer } from './api-server.ts';
import type { Draining } from './draining.ts';

export interface HealthCheck {
  name: string;
  check(): Promise<unknown>;
}

/** A dependency that does not answer within this time counts as unreachable, in milliseconds. */
const checkTimeout = 3_000;

async function checkWithTimeout({ check }: HealthCheck): Promise<void> {
  const answered = new AbortController();
  const late = wait(checkTimeout, undefined, { signal: answered.signal }).then(() => {
    throw new Error('no answer in time');
  });
  late.catch(() => {});
  try {
    await Promise.race([check(), late]);
  } finally {
    answered.abort();
  }
}

/**
 * Adds `/healthz` (the process runs) and `/readyz` (its dependencies are reachable and it is not draining; it
 * names those that are unreachable).
 */
export function addHealth(app: ApiServer, checks: HealthCheck[], draining: Draining) {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    draining.recordCheck();
    if (draining.begun) return reply.status(503).send({ status: 'draining' });
    const results = await Promise.all(
      checks.map(async (one) => {
        const { name } = one;
        try {
          await checkWithTimeout(one);
          return [name, 'ok'] as const;
        } catch {
          return [name, 'unreachable'] as const;
        }
      }),
    );
    const ready = results.every(([, state]) => state === 'ok');
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', ...Object.fromEntries(results) });
  });
}
