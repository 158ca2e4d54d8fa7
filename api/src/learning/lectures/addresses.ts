import { learning } from '@nibras/contract/limits.ts';
import { presentStream } from '#content/media/index.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { endOfPart, signedPath } from '#platform/storage/addresses.ts';
import { pathInStream } from '#platform/storage/streams.ts';
import type { lectureOfCourse } from './queries.ts';

type Signing = Parameters<typeof signedPath>[1];

interface AddressOptions {
  lecture: Pick<
    NonNullable<Awaited<ReturnType<typeof lectureOfCourse>>>,
    'video' | 'stream' | 'captions' | 'free'
  >;
  caller: Pick<Caller, 'id' | 'sessionId'> | null;
  fileBase: string;
  /** Makes the files' addresses work only with the caller's cookie (`issuePlaybackCookie`). */
  proof: string | undefined;
}

/** The end of an address that is the same for everybody within some minutes, so that a CDN can store what it leads to. */
function sharedEnd(now: Date): Date {
  const step = learning.videoAddressLifetime;
  return new Date((Math.floor(now.getTime() / step) + 2) * step);
}

/** The query with which the parts of a stream are requested now, as a renewed playlist would have it. */
function partsQuery(
  secrets: Platform['secrets'],
  {
    stream,
    now,
    ...how
  }: { stream: { mediaId: number; version: string }; now: Date } & Omit<Signing, 'path'>,
): string {
  const path = pathInStream(stream, 'part.mp4');
  const expires = how.seat === undefined ? how.expires : endOfPart(now, 0);
  return signedPath(secrets, { ...how, path, expires }).slice(path.length + 1);
}

/**
 * Signs the addresses of a lecture's files for a caller who may open it. A video that is not free to everybody needs a
 * seat of the caller's session (docs/behaviour/seats.md).
 */
export function lectureAddresses(
  { secrets, now }: Pick<Platform, 'secrets' | 'now'>,
  { lecture, caller, fileBase, proof }: AddressOptions,
) {
  const own = {
    personId: caller?.id ?? null,
    expires: new Date(now().getTime() + learning.videoAddressLifetime),
    proof,
  };
  const ofVideo =
    lecture.free || caller === null
      ? { personId: null, expires: sharedEnd(now()) }
      : { ...own, seat: caller.sessionId };
  const sign = (path: string, how: typeof own | typeof ofVideo) =>
    fileBase + signedPath(secrets, { path, ...how });
  return {
    video: lecture.video ? sign(lecture.video, ofVideo) : null,
    // Only what is watched needs a seat: the pictures of the time line do not.
    stream: presentStream(lecture.stream, (path) =>
      sign(path, path.endsWith('.m3u8') ? ofVideo : own),
    ),
    /** The query of the stream's parts for the next minutes; null without a stream. */
    parts:
      lecture.stream && partsQuery(secrets, { stream: lecture.stream, now: now(), ...ofVideo }),
    captions: lecture.captions.map(({ language, path, has_lines }) => ({
      language,
      address: sign(path, own),
      hasLines: has_lines,
    })),
  };
}
