import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, callerByToken } from '../http/access.ts';
import type { ApiServer } from '../http/api-server.ts';
import { AppError } from '../http/app-error.ts';
import { errorHandler } from '../http/error-handler.ts';
import type { Platform } from '../platform.ts';
import { checkSignedPath, signedPath, visitor } from './addresses.ts';
import { byteRange } from './byte-range.ts';
import { isPicture, shownInPlace } from './content-types.ts';
import { resizedPicture } from './pictures.ts';
import { isPlaylist, playlistMaxBytes, signPlaylist } from './playlist.ts';
import { readProofs } from './proof-cookie.ts';
import {
  madePictures,
  privateFolder,
  type Storage,
  type StoredFile,
  sentFolder,
} from './storage.ts';

type Query = Record<string, string | undefined>;

/** Another spelling of a private path (`a/../private/…`, or capitals where files ignore them) must not open it. */
const isPlain = (path: string) =>
  !path.includes('\\') && path.split('/').every((part) => !/^\.*$/.test(part));
const isBelow = (folder: string, path: string) => path.toLowerCase().startsWith(folder);

/** An address in somebody else's hands, told by the token that comes along: players send none. */
async function isOfAnother({ db, now }: Platform, request: FastifyRequest, person: number) {
  const token = bearerToken(request);
  const caller = token ? await callerByToken(db, token, now()) : null;
  return caller !== null && person !== visitor && caller.id !== person;
}

async function authorise(platform: Platform, path: string, query: Query, request: FastifyRequest) {
  // What was made is reached through its original only, where the same check stands.
  if (!isPlain(path) || isBelow(madePictures, path)) throw new AppError('file-not-found');
  if (!isBelow(privateFolder, path)) return;
  const { secrets, now } = platform;
  const verdict = checkSignedPath(secrets, path, query, {
    now: now(),
    proofs: readProofs(request),
  });
  if (verdict === 'expired') throw new AppError('address-expired');
  // A file that is not yours is not there: its existence is private.
  if (verdict === 'forged') throw new AppError('file-not-found');
  if (await isOfAnother(platform, request, Number(query.person))) {
    throw new AppError('file-not-found');
  }
}

function describe(reply: FastifyReply, asked: string, file: StoredFile) {
  const secret = isBelow(privateFolder, asked);
  const inPlace = isBelow(sentFolder, asked) ? isPicture(file.type) : shownInPlace(file.type);
  const disposition = inPlace ? 'inline' : 'attachment';
  return reply.headers({
    'Content-Type': file.type,
    'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(basename(asked))}`,
    'Cache-Control': secret ? 'private, max-age=3600' : 'public, max-age=86400',
    'Last-Modified': file.modified.toUTCString(),
    ETag: `"${file.version}"`,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

function sendFile(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, path, file }: { asked: string; path: string; file: StoredFile },
) {
  describe(reply, asked, file);
  const etag = reply.getHeader('ETag');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  // A range belongs to the version that the player began with; of another version it gets the whole.
  const sameVersion = !request.headers['if-range'] || request.headers['if-range'] === etag;
  const range = sameVersion ? byteRange(request.headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    return reply.status(416).header('Content-Range', `bytes */${file.size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${file.size}`);
  reply.header('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || file.size === 0) return reply.send();
  return reply.send(storage.read(path, { start, end }));
}

/**
 * A private stream's parts are as private as its playlist, and open for as long: in a browser that was shown to be
 * the one that the playlist is for, its parts are for that one too.
 */
async function sendPlaylist(
  { storage, secrets, now }: Platform,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  { path, file }: { path: string; file: StoredFile },
) {
  const { query } = request;
  const proof =
    query.bound === undefined
      ? undefined
      : readProofs(request).find(
          (one) => checkSignedPath(secrets, path, query, { now: now(), proofs: [one] }) === 'valid',
        );
  const options = {
    personId: Number(query.person),
    expires: new Date(Number(query.expires) * 1000),
    proof,
  };
  const content = await buffer(storage.read(path));
  const text = signPlaylist(content.toString(), path, (part) =>
    signedPath(secrets, { ...options, path: part }).slice(part.length),
  );
  describe(reply, path, file).removeHeader('ETag');
  reply.header('Cache-Control', 'private, no-store').header('Accept-Ranges', 'none');
  return reply.send(text);
}

async function smallerPicture(storage: Storage, path: string, file: StoredFile, width: number) {
  if (!Number.isInteger(width) || width <= 0) return null;
  const smaller = await resizedPicture(storage, path, file, width);
  const made = smaller && (await storage.stat(smaller));
  return smaller && made ? { path: smaller, file: made } : null;
}

/** `/storage/{path}`: public files for all, private ones by signed address; `?w=` makes a picture smaller. */
export function addStorage(app: ApiServer, platform: Platform) {
  const { storage } = platform;
  app.register(async (scope) => {
    scope.setErrorHandler(errorHandler);
    // HEAD is ours too: the one that comes with a GET would tell a length of 0.
    scope.route<{ Params: { '*': string }; Querystring: Query }>({
      method: ['GET', 'HEAD'],
      url: '/storage/*',
      handler: async (request, reply) => {
        const path = request.params['*'];
        await authorise(platform, path, request.query, request);
        const file = await storage.stat(path);
        if (!file) throw new AppError('file-not-found');
        if (isBelow(privateFolder, path) && isPlaylist(file.type) && file.size < playlistMaxBytes) {
          return sendPlaylist(platform, request, reply, { path, file });
        }
        const smaller = await smallerPicture(storage, path, file, Number(request.query.w));
        return sendFile(storage, request, reply, { asked: path, path, file, ...smaller });
      },
    });
  });
}
