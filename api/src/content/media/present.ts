import type { Media, MediaUse, VideoStream } from '@nibras/contract/content/media/studio/shapes.ts';
import { media as limits } from '@nibras/contract/limits.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath } from '#platform/storage/addresses.ts';
import { privateFolder } from '#platform/storage/storage.ts';
import { mayChange, seesUse } from './policy.ts';
import type { MediaRow } from './queries.ts';
import { namesForBrowser } from './streams/for-browser.ts';
import type { StreamWithRenditions } from './streams/queries.ts';
import type { UseRow } from './uses.ts';

export interface PresentOptions {
  caller: Caller;
  fileBase: string;
  proof: string | undefined;
}

/** The address changes with every content, so that no cache shows a replaced file. */
function addressOf(
  { secrets, now }: Pick<Platform, 'secrets' | 'now'>,
  { path, updatedAt }: MediaRow,
  { caller, fileBase, proof }: PresentOptions,
): string {
  const version = `v=${updatedAt.getTime().toString(36)}`;
  if (!path.startsWith(privateFolder)) return `${path}?${version}`;
  const expires = new Date(now().getTime() + limits.addressLifetime);
  const signed = signedPath(secrets, { path, personId: caller.id, expires, proof });
  return `${fileBase}${signed}&${version}`;
}

/** What the studio shows of a video's stream: the sizes from the largest to the smallest, and the sound last. */
function presentVideoStream(stream: StreamWithRenditions): VideoStream {
  const pixels = ({ width, height }: { width: number | null; height: number | null }) =>
    (width ?? 0) * (height ?? 0);
  return {
    version: stream.version,
    state: stream.state,
    reason: stream.reason,
    wanted: stream.wanted,
    current: stream.current,
    progress: stream.progress,
    renditions: stream.renditions
      .toSorted((one, other) => pixels(other) - pixels(one))
      .map(({ name, width, height, bytes }) => ({ name, width, height, bytes })),
    for_browser: namesForBrowser(stream),
    bytes: stream.renditions.reduce((sum, { bytes }) => sum + bytes, stream.previewBytes),
    original: stream.originalRemovedAt === null,
  };
}

/** The bytes that a file takes in the storage, with what was made of it; null where they are not known yet. */
function storedBytes({ bytes }: MediaRow, stream: VideoStream | undefined): number | null {
  if (!stream) return bytes;
  if (!stream.original) return stream.bytes;
  return bytes === null ? null : bytes + stream.bytes;
}

const placeOf = ({ kind, id, field }: UseRow) => `${kind} ${id} ${field}`;

/** A file as the caller sees it. @param uses those of this file, or of several */
export function presentMedia(
  platform: Pick<Platform, 'secrets' | 'now'>,
  row: MediaRow,
  uses: readonly UseRow[],
  options: PresentOptions & { streams: ReadonlyMap<number, StreamWithRenditions> },
): Media {
  const own = uses.filter(({ path }) => path === row.path);
  const found = options.streams.get(row.id);
  const stream = found && presentVideoStream(found);
  return {
    id: row.id,
    path: row.path,
    address: addressOf(platform, row, options),
    name: row.name,
    kind: row.kind,
    type: row.type,
    bytes: storedBytes(row, stream),
    width: row.width,
    height: row.height,
    duration: row.duration,
    alt: row.alt,
    poster: row.poster,
    state: row.state,
    failure: row.failure,
    // Of the uploaded file; the sizes that were made of it play everywhere.
    warning: stream?.state === 'ready' ? null : row.warning,
    ...(stream && { stream }),
    uses: new Set(own.filter(({ source }) => source !== 'version').map(placeOf)).size,
    editable: mayChange(options.caller, row, own),
    created_at: row.createdAt.toISOString(),
    by: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
  };
}

const studioPages: Record<UseRow['kind'], (use: UseRow) => string> = {
  course: ({ id }) => `/studio/courses/${id}`,
  lecture: ({ id }) => `/studio/lectures/${id}`,
  article: ({ id }) => `/studio/articles/${id}`,
  service: ({ id }) => `/studio/services/${id}`,
  project: ({ id }) => `/studio/projects/${id}`,
  page: ({ id }) => `/studio/pages/${id}`,
  site: () => '/studio/settings',
  question: ({ id }) => `/studio/questions/${id}`,
  skill: ({ name }) => `/studio/skills?search=${encodeURIComponent(name)}`,
};

/** A place that uses a file. Of what the caller does not work on, only its kind is told. */
export function presentUse(use: UseRow, caller: Caller): MediaUse {
  const sees = seesUse(caller, use);
  return {
    kind: use.kind,
    id: use.id,
    name: sees ? use.name : '',
    field: use.field,
    state: use.source,
    path: sees ? studioPages[use.kind](use) : null,
  };
}
