import { openInvalidationBus } from '#platform/http/cache/invalidation-bus.ts';
import { ResponseCache } from '#platform/http/cache/response-cache.ts';
import { createHttpServer } from '../app.ts';
import { addTestApi } from './add-test-api.ts';
import type { TestApp } from './test-app.ts';
import { whenScopeEnds } from './when-scope-ends.ts';

/** The secret with which the processes of the test bypass the cache. */
export const bypass = 'bypass-of-the-test';

/** Starts another process of the same installation with its own response cache. */
export async function startCachingProcess(
  { platform, pool }: TestApp,
  options: { maxBytes?: number; figuresInterval?: number } = {},
) {
  const url = platform.config.databaseUrl ?? '';
  const bus = await openInvalidationBus({ url, pool, log: platform.log });
  const cache = new ResponseCache(bus, { maxBytes: 8 * 1024 * 1024, ...options });
  const app = createHttpServer(platform, { cache, bypass });
  await addTestApi(app, platform);
  await app.ready();
  whenScopeEnds(async () => {
    await app.close();
    await bus.close();
  });
  return { app, bus, cache };
}
