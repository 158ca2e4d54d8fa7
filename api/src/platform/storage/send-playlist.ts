import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/cache/accepted-encoding.ts';
import { varyByEncoding } from '../http/compression.ts';
import type { Platform } from '../platform.ts';
import { checkSignedPath, endOfPart, signedPath, visitor } from './addresses.ts';
import { signPlaylist } from './playlist.ts';
import { readProofs } from './proof-cookie.ts';
import { streamFolder } from './streams.ts';

type Query = Record<string, string | undefined>;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
};

/**
 * Returns the signed query of each part. The parts of a stream share one, those that need a seat for some minutes each;
 * playlists end when the one that names them ends.
 */
function queryOfParts(
  { secrets, now }: Pick<Platform, 'secrets' | 'now'>,
  request: FastifyRequest<{ Querystring: Query }>,
  path: string,
): (part: string, due: number) => string {
  const { query } = request;
  const proof =
    query.bound === undefined
      ? undefined
      : readProofs(request).find(
          (one) => checkSignedPath(secrets, path, query, { now: now(), proofs: [one] }) === 'valid',
        );
  const seat = query.seat === undefined ? undefined : Number(query.seat);
  const options = { personId: Number(query.person), proof, seat };
  const ends = new Date(Number(query.expires) * 1000);
  const known = new Map<string, string>();
  return (part, due) => {
    const isSeated = seat !== undefined && !part.endsWith('.m3u8');
    const expires = isSeated ? endOfPart(now(), due) : ends;
    const same = `${streamFolder(part) === null ? part : posix.extname(part)} ${expires.getTime()}`;
    const signed =
      known.get(same) ??
      signedPath(secrets, { ...options, path: part, expires }).slice(part.length);
    known.set(same, signed);
    return signed;
  };
}

/**
 * Sends a private stream's playlist with signed parts, valid for the same person and seat as the playlist, and bound
 * to the browser where its address is. An hour's playlist repeats its signature hundreds of times, so it is compressed
 * where the client accepts that.
 */
export async function sendPlaylist(
  platform: Pick<Platform, 'secrets' | 'now'>,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  { path, text }: { path: string; text: string },
) {
  const signed = Buffer.from(signPlaylist(text, path, queryOfParts(platform, request, path)));
  const isShared = request.query.person === String(visitor);
  reply.headers({
    'Content-Type': 'application/vnd.apple.mpegurl',
    'Content-Disposition': 'inline',
    // That of a visitor is the same for everybody.
    'Cache-Control': isShared ? 'public, max-age=60' : 'private, no-store',
    'Accept-Ranges': 'none',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  varyByEncoding(reply);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null || signed.length < 1024) return reply.send(signed);
  return reply.header('Content-Encoding', encoding).send(await compressors[encoding](signed));
}
