import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startRedis } from '../../testing/redis-server.ts';
import { openRedis } from './open-redis.ts';

const server = await startRedis();
afterAll(() => server.stop());

test('a process starts without an unreachable Redis and uses it once it is reachable', async () => {
  await server.stop();
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const { client, close } = await openRedis(server.url, log);
  // The command fails at once; one that waited would say that it timed out.
  await expect(client.get('anything')).rejects.toThrow(/^(?!Command timed out)/);
  await expect.poll(() => logged.length, { timeout: 60_000 }).toBe(1);
  expect(logged[0]).toContain('cannot be reached');

  await server.start();
  await expect.poll(() => client.get('anything').catch(String), { timeout: 60_000 }).toBeNull();
  expect(logged).toHaveLength(2);
  await close();
  expect(logged).toHaveLength(2);
});
