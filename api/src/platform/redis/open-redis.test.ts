import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startRedis } from '../../testing/redis-server.ts';
import { openRedis } from './open-redis.ts';

const server = await startRedis();
afterAll(() => server.stop());

test('a Redis that is not there at the start is gone on without, and used once it comes', async () => {
  await server.stop();
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
  const { client, close } = await openRedis(server.url, log);
  const began = performance.now();
  await expect(client.get('anything')).rejects.toThrow();
  // Refused, not waited for.
  expect(performance.now() - began).toBeLessThan(900);
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(1);
  expect(said[0]).toContain('cannot be reached');

  await server.start();
  await expect.poll(() => client.get('anything').catch(String), { timeout: 10_000 }).toBeNull();
  expect(said).toHaveLength(2);
  await close();
  expect(said).toHaveLength(2);
});
