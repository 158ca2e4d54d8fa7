import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { learning } from '@nibras/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, callerByToken } from '../http/access.ts';
import type { ApiServer } from '../http/api-server.ts';
import { AppError } from '../http/app-error.ts';
import { errorHandler } from '../http/error-handler.ts';
import type { Platform } from '../platform.ts';
import { holdsSeat } from '../seats/holds-seat.ts';
import { checkSignedPath, visitor } from './addresses.ts';
import { byteRange } from './byte-range.ts';
import { isInline, isPicture } from './content-types.ts';
import { downloadName } from './file-name.ts';
import { isOpenFile } from './open-files.ts';
import { resizedPicture } from './pictures.ts';
import { isPlaylist, playlistMaxBytes } from './playlist.ts';
import { readProofs } from './proof-cookie.ts';
import { sendPlaylist } from './send-playlist.ts';
import {
  privateFolder,
  resizedPictures,
  type Storage,
  type StoredFile,
  sentFolder,
} from './storage.ts';
import { masterPlaylist, originalReplacement, streamFolder, streamsFolder } from './streams.ts';
import { openVideoSender, type VideoSender } from './video-sender.ts';

type Query = Record<string, string | undefined>;

const isVideo = (type: string) => type.startsWith('video/');

/** Whether a path is normalised: `a/../private/…` must not open a private file. The database refuses NUL in a text. */
const isNormalised = (path: string) =>
  !/[\\\0]/.test(path) && path.split('/').every((part) => !/^\.*$/.test(part));
/** Ignores case, because some file systems do. */
const isBelow = (folder: string, path: string) => path.toLowerCase().startsWith(folder);

/** Whether the request's token is of another person or session than the address is signed for; players send no token. */
async function isOther({ db, now }: Platform, request: FastifyRequest, { person, seat }: Query) {
  const token = bearerToken(request);
  const caller = token ? await callerByToken(db, token, now()) : null;
  if (caller === null || Number(person) === visitor) return false;
  return caller.id !== Number(person) || (seat !== undefined && caller.sessionId !== Number(seat));
}

/** Whose seat an address needs that was checked; null for none. */
const watcherOf = ({ person, seat }: Query) =>
  seat === undefined ? null : { personId: Number(person), sessionId: Number(seat) };

/** Whether an address that needs a seat has none. */
async function lacksSeat(platform: Platform, query: Query): Promise<boolean> {
  const watcher = watcherOf(query);
  return watcher !== null && !(await holdsSeat(platform, watcher));
}

async function authorise(platform: Platform, path: string, query: Query, request: FastifyRequest) {
  // Resized pictures are served only under the original's address, which is checked the same way.
  if (!isNormalised(path) || isBelow(resizedPictures, path)) throw new AppError('file-not-found');
  if (!isBelow(privateFolder, path)) return;
  const { db, secrets, now } = platform;
  if (query.signature === undefined && (await isOpenFile(db, path))) return;
  const verdict = checkSignedPath(secrets, path, query, {
    now: now(),
    proofs: readProofs(request),
  });
  if (verdict === 'expired' && streamFolder(path) === null) throw new AppError('address-expired');
  // 404, because even the existence of a private file is private.
  if (verdict !== 'valid') throw new AppError('file-not-found');
  if ((await isOther(platform, request, query)) || (await lacksSeat(platform, query))) {
    throw new AppError('file-not-found');
  }
}

/**
 * Files of content can be replaced under the same address: a browser asks again after a minute, and shows what it has
 * meanwhile. Photos of people and files of messages get a new address with every content.
 */
function cacheControl(path: string, query: Query): string {
  // The address of a stream's part changes with its content, and is the same for everybody where it is a visitor's.
  if (isBelow(streamsFolder, path) && query.person === String(visitor)) {
    return `public, max-age=${learning.videoAddressLifetime / 1000}`;
  }
  if (isBelow(sentFolder, path) || isBelow(streamsFolder, path)) return 'private, max-age=3600';
  if (isBelow(privateFolder, path)) return 'private, max-age=60';
  return isBelow('people/', path)
    ? 'public, max-age=86400'
    : 'public, max-age=60, stale-while-revalidate=86400';
}

interface SentFile {
  requestedPath: string;
  path: string;
  file: StoredFile;
  name: string;
  isDownload: boolean;
}

function setFileHeaders(
  reply: FastifyReply,
  { requestedPath, file, name, isDownload, query }: SentFile & { query: Query },
) {
  const inline =
    !isDownload &&
    (isBelow(sentFolder, requestedPath) ? isPicture(file.type) : isInline(file.type));
  const disposition = inline ? 'inline' : 'attachment';
  return reply.headers({
    'Content-Type': file.type,
    'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': cacheControl(requestedPath, query),
    'Last-Modified': file.modified.toUTCString(),
    ETag: `"${file.version}"`,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

async function sendFile(
  { storage, videos }: { storage: Storage; videos: VideoSender },
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  sent: SentFile,
) {
  const { path, file } = sent;
  setFileHeaders(reply, { ...sent, query: request.query });
  const etag = reply.getHeader('ETag');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  // A range is sent only of the version in If-Range; of another version the whole file is sent.
  const sameVersion = !request.headers['if-range'] || request.headers['if-range'] === etag;
  const range = sameVersion ? byteRange(request.headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    return reply.status(416).header('Content-Range', `bytes */${file.size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${file.size}`);
  reply.header('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || file.size === 0) return reply.send();
  const content = storage.read(path, { start, end });
  if (!isVideo(file.type)) return reply.send(content);
  const watcher = watcherOf(request.query);
  return reply.send(await videos.send(content, { path, bytes: file.size, watcher }));
}

/** The text of a private playlist: written for the request, or stored. Null for other files. */
async function playlistText({ db, storage }: Platform, path: string): Promise<string | null> {
  if (!isBelow(privateFolder, path) || !path.endsWith('.m3u8')) return null;
  const master = await masterPlaylist(db, path);
  if (master !== null) return master;
  const file = await storage.stat(path);
  if (!file || !isPlaylist(file.type) || file.size >= playlistMaxBytes) return null;
  return (await buffer(storage.read(path))).toString();
}

/** The file at a path, or what a video's address opens once its uploaded file is not stored any more. */
async function storedFile({ db, storage }: Platform, requested: string) {
  const file = await storage.stat(requested);
  if (file) return { path: requested, file };
  const path = isBelow(privateFolder, requested) ? await originalReplacement(db, requested) : null;
  const replacement = path === null ? null : await storage.stat(path);
  return path !== null && replacement ? { path, file: replacement } : null;
}

async function smallerPicture(storage: Storage, path: string, file: StoredFile, width: number) {
  if (!Number.isInteger(width) || width <= 0) return null;
  const smaller = await resizedPicture(storage, path, file, width);
  const resized = smaller && (await storage.stat(smaller));
  return smaller && resized ? { path: smaller, file: resized } : null;
}

/** Adds `/storage/{path}`: public files for everyone, private ones by signed address; `?w=` resizes a picture. */
export function addStorage(app: ApiServer, platform: Platform) {
  const { storage } = platform;
  const videos = openVideoSender(platform);
  app.register(async (scope) => {
    scope.addHook('onClose', () => videos.close());
    scope.setErrorHandler(errorHandler);
    // Handled explicitly, because Fastify's automatic HEAD would send a length of 0.
    scope.route<{ Params: { '*': string }; Querystring: Query }>({
      method: ['GET', 'HEAD'],
      url: '/storage/*',
      handler: async (request, reply) => {
        const path = request.params['*'];
        await authorise(platform, path, request.query, request);
        const text = await playlistText(platform, path);
        if (text !== null) return sendPlaylist(platform, request, reply, { path, text });
        const found = await storedFile(platform, path);
        if (!found) throw new AppError('file-not-found');
        const { file } = found;
        const smaller = await smallerPicture(storage, path, file, Number(request.query.w));
        const isDownload = request.query.download !== undefined;
        // Videos are asked for in many parts, and few download them under a name.
        const name =
          isVideo(file.type) && !isDownload
            ? basename(path)
            : await downloadName(platform.db, path);
        const sent = { requestedPath: path, ...found, name, isDownload, ...smaller };
        return sendFile({ storage, videos }, request, reply, sent);
      },
    });
  });
}
