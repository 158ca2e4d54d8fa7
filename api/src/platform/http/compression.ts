import compress from '@fastify/compress';
import type { FastifyReply } from 'fastify';
import type { ApiServer } from './api-server.ts';

/**
 * Responses are compressed from 1 kB on; below, the headers cost what compression saves. Those that are made for one
 * request take zstd, the cheapest encoding, where the client accepts it (record 0116); cached ones are compressed by
 * `cache/cached-response.ts`. Compressed request bodies are not decompressed, because a small one could expand to an
 * enormous one.
 */
export const compression = {
  encodings: ['zstd', 'br', 'gzip'] as ('zstd' | 'br' | 'gzip')[],
  threshold: 1024,
  globalDecompression: false,
};

/** Adds `accept-encoding` to `Vary`, so that caches store each encoding separately. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('Vary') ?? '');
  if (/\baccept-encoding\b/i.test(vary)) return;
  reply.header('Vary', [vary, 'accept-encoding'].filter(Boolean).join(', '));
}

/**
 * Registers compression for the routes that are registered after this. With `all` every route is compressed unless it
 * sets `compress: false`; without it only routes with `compress: compression`.
 *
 * The length of a compressed response leaks its content (BREACH) where a fixed secret stands beside text of the
 * attacker's choice and the attacker can make the victim's browser repeat the request. So responses with tokens and
 * those of the signed-in scope are not compressed. Signed addresses are no such secret, because their signature changes
 * every second, and no browser sends our bearer token by itself.
 */
export async function compressAnswers(app: ApiServer, { all }: { all: boolean }): Promise<void> {
  await app.register(compress, { ...compression, global: all });
  if (!all) return;
  // Also on uncompressed responses, or a cache could serve one encoding to clients of another.
  app.addHook('onSend', async (_request, reply) => varyByEncoding(reply));
}
