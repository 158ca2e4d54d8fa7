import { setTimeout as wait } from 'node:timers/promises';
import type { ApiServer } from './api-server.ts';
import type { Draining } from './draining.ts';

export interface HealthCheck {
  name: string;
  check(): Promise<unknown>;
}

/** What has not answered by then counts as unreachable, in milliseconds: whoever asks does not wait for long. */
const answersWithin = 3_000;

async function within({ check }: HealthCheck): Promise<void> {
  const answered = new AbortController();
  const late = wait(answersWithin, undefined, { signal: answered.signal }).then(() => {
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
 * `/healthz`: the process is alive. `/readyz`: what it needs can be reached, and it stays; names what cannot be reached.
 */
export function addHealth(app: ApiServer, checks: HealthCheck[], draining: Draining) {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    draining.asked();
    if (draining.begun) return reply.status(503).send({ status: 'draining' });
    const results = await Promise.all(
      checks.map(async (one) => {
        const { name } = one;
        try {
          await within(one);
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
