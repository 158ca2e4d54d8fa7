import cors from '@fastify/cors';
import type { Config } from '../config/config.ts';
import type { ApiServer } from './api-server.ts';

/**
 * Lets the pages of `SITE_ORIGINS` use what is registered after this, in the same scope: calls and files alike,
 * since a player asks for a video and its captions by the same rules. Without such origins, our own pages only.
 */
export async function allowOtherSites(
  app: ApiServer,
  { siteOrigins }: Pick<Config, 'siteOrigins'>,
): Promise<void> {
  if (siteOrigins.length === 0) return;
  await app.register(cors, {
    origin: siteOrigins,
    // The plugin's own default ends at POST.
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    // Else an OPTIONS that asks for nothing is answered by the plugin, in English.
    strictPreflight: false,
    maxAge: 86_400,
    exposedHeaders: ['Retry-After'],
  });
}
