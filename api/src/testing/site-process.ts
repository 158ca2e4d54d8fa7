import { join } from 'node:path';
import { repoRoot } from '#platform/config/paths.ts';
import type { ResponseCache } from '#platform/http/cache/response-cache.ts';
import { addSite } from '#platform/http/site.ts';
import { createHttpServer, localFetch } from '../app.ts';
import { addTestApi } from './add-test-api.ts';
import type { TestApp } from './test-app.ts';
import { whenScopeEnds } from './when-scope-ends.ts';

/** Starts another process of the same installation that also serves the built site; without a cache by default. */
export async function startSiteProcess(
  { platform }: TestApp,
  { cache = null }: { cache?: ResponseCache | null } = {},
) {
  const app = createHttpServer(platform, { cache });
  await addTestApi(app, platform);
  const siteBuild = join(repoRoot(), 'site/build');
  await addSite(app, {
    siteBuild,
    config: platform.config,
    settings: platform.settings,
    apiFetch: localFetch(app),
  });
  await app.ready();
  whenScopeEnds(() => app.close());
  return app;
}
