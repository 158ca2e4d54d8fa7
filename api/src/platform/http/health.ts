import type { ApiServer } from './feature.ts';

export interface HealthCheck {
  name: string;
  check(): Promise<unknown>;
}

/** `/healthz`: the process is alive. `/readyz`: what it needs can be reached; names what cannot. */
export function addHealth(app: ApiServer, checks: HealthCheck[]) {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const results = await Promise.all(
      checks.map(async ({ name, check }) => {
        try {
          await check();
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
