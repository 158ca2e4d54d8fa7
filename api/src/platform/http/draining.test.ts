import pino from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from '../../app.ts';
import { readConfig } from '../config/config.ts';
import { createDraining, endConnections } from './draining.ts';
import { addHealth } from './health.ts';

function start(drain: number) {
  const app = createHttpServer({ config: readConfig({}), log: pino({ level: 'silent' }) });
  const draining = createDraining(drain);
  endConnections(app, draining);
  addHealth(app, [], draining);
  return { app, draining };
}

test('a draining process is not ready at once, and closes its connections', async () => {
  const { app, draining } = start(60_000);
  const before = await app.inject('/readyz');
  expect(before.statusCode).toBe(200);
  expect(before.headers.connection).not.toBe('close');
  void draining.begin();
  const after = await app.inject('/readyz');
  expect(after.statusCode).toBe(503);
  expect(after.json()).toEqual({ status: 'draining' });
  // It still answers requests.
  const health = await app.inject('/healthz');
  expect(health.statusCode).toBe(200);
  expect(health.headers.connection).toBe('close');
});

test('a process whose readiness nobody checks does not wait', async () => {
  const { draining } = start(60_000);
  await draining.begin();
  expect(draining.begun).toBe(true);
});

test('a balancer that checks readiness gets the time to use another process', async () => {
  const { app, draining } = start(50);
  await app.inject('/readyz');
  const began = performance.now();
  await draining.begin();
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
});
