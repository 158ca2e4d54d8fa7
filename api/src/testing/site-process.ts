import { join } from 'node:path';
import { afterAll } from 'vitest';
import { repoRoot } from '#platform/config/paths.ts';
import { addSite } from '#platform/http/site.ts';
import { addApi, createHttpServer, localFetch } from '../app.ts';
import type { TestApp } from './test-app.ts';

/** A further process of the same installation that serves the built site too. */
export async function startSiteProcess({ platform }: TestApp) {
  const app = createHttpServer(platform);
  await addApi(app, platform);
  const siteBuild = join(repoRoot(), 'site/build');
  await addSite(app, { siteBuild, config: platform.config, apiFetch: localFetch(app) });
  await app.ready();
  afterAll(() => app.close());
  return app;
}
