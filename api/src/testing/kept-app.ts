import { afterAll } from 'vitest';
import { type ContentChanges, openContentChanges } from '#platform/database/content-changes.ts';
import { KeptAnswers } from '#platform/http/kept/kept-answers.ts';
import { addApi, createHttpServer } from '../app.ts';
import type { TestApp } from './test-app.ts';

/** A further process of the same installation, as far as answers are concerned: it hears and keeps for itself. */
export async function startCachingProcess({ platform, pool }: TestApp) {
  const url = platform.config.databaseUrl ?? '';
  const changes: ContentChanges = await openContentChanges({ url, pool, log: platform.log });
  const app = createHttpServer(platform, new KeptAnswers(changes, 8 * 1024 * 1024));
  await addApi(app, platform);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await changes.close();
  });
  return { app, changes };
}
