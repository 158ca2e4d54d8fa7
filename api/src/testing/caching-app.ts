import { afterAll } from 'vitest';
import { openInvalidationBus } from '#platform/http/cache/invalidation-bus.ts';
import { ResponseCache } from '#platform/http/cache/response-cache.ts';
import { addApi, createHttpServer } from '../app.ts';
import type { TestApp } from './test-app.ts';

/** What the processes of the test say to each other to get by the cache. */
export const bypass = 'bypass-of-the-test';

/** A further process of the same installation, with a response cache of its own. */
export async function startCachingProcess(
  { platform, pool }: TestApp,
  options: { maxBytes?: number; figuresInterval?: number } = {},
) {
  const url = platform.config.databaseUrl ?? '';
  const bus = await openInvalidationBus({ url, pool, log: platform.log });
  const cache = new ResponseCache(bus, { maxBytes: 8 * 1024 * 1024, ...options });
  const app = createHttpServer(platform, { cache, bypass });
  await addApi(app, platform);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await bus.close();
  });
  return { app, bus, cache };
}
