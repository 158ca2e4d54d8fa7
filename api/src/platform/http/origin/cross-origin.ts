import cors from '@fastify/cors';
import type { Config } from '../../config/config.ts';
import type { ApiServer } from '../api-server.ts';

/**
 * Allows the pages of `SITE_ORIGINS` to use the routes that are registered after this in the same scope: calls and
 * files, since players request videos and captions under the same rules. Without such origins only our own pages may.
 */
export async function allowOtherSites(
  app: ApiServer,
  { siteOrigins }: Pick<Config, 'siteOrigins'>,
): Promise<void> {
  if (siteOrigins.length === 0) return;
  await app.register(cors, {
    origin: siteOrigins,
    // The plugin's default is GET, HEAD and POST.
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // Otherwise the plugin answers an OPTIONS request without preflight headers in English.
    strictPreflight: false,
    maxAge: 86_400,
    exposedHeaders: [
      'Retry-After',
      // What an upload reads (tus).
      'Location',
      'Nibras-Media',
      'Tus-Resumable',
      'Upload-Length',
      'Upload-Offset',
    ],
  });
}
