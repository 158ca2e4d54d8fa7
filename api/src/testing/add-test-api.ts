import type { ApiServer } from '#platform/http/api-server.ts';
import type { Platform } from '#platform/platform.ts';
import { addApi } from '../app.ts';

/** Adds the API without its guard against a slow event loop: on a busy machine it would refuse calls of tests. */
export const addTestApi = (app: ApiServer, platform: Platform): Promise<void> =>
  addApi(app, platform, { maxEventLoopDelay: 0 });
