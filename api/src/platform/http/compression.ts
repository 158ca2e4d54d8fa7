import compress from '@fastify/compress';
import type { FastifyReply } from 'fastify';
import type { ApiServer } from './api-server.ts';

/**
 * How answers are compressed: brotli or gzip, from 1 kB on (below, the headers cost what the bytes save). Bodies that
 * come in compressed are not opened: a small one could unfold to an enormous one.
 */
export const compression = {
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  threshold: 1024,
  globalDecompression: false,
};

/** Tells caches that who accepts other encodings gets other bytes. */
export function varyByEncoding(reply: FastifyReply): void {
  const given = String(reply.getHeader('Vary') ?? '');
  if (/\baccept-encoding\b/i.test(given)) return;
  reply.header('Vary', [given, 'accept-encoding'].filter(Boolean).join(', '));
}

/**
 * Makes compression possible for the routes that are registered after this, and with `all` the rule: then
 * `compress: false` leaves a route out, and without it `compress: compression` takes one in.
 *
 * What a compressed answer's length tells (BREACH) is a danger where a fixed secret stands beside text of the
 * attacker's choice, and the attacker can have the victim's browser ask again and again. Answers with tokens are
 * never compressed, nor are those of the signed-in scope. Signed addresses are no such secret: another second makes
 * another signature; and no browser sends our bearer token by itself.
 */
export async function compressAnswers(app: ApiServer, { all }: { all: boolean }): Promise<void> {
  await app.register(compress, { ...compression, global: all });
  if (!all) return;
  // Told also with an answer that is not compressed, or a cache would hand one kind to who asks for the other.
  app.addHook('onSend', async (_request, reply) => varyByEncoding(reply));
}
