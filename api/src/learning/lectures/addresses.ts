import { learning } from '@nibras/contract/limits.ts';
import { presentStream } from '#content/media/index.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath } from '#platform/storage/addresses.ts';
import type { lectureOfCourse } from './queries.ts';

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
    stream: presentStream(lecture.stream, (path) => sign(path, ofVideo)),
    captions: lecture.captions.map(({ language, path, has_lines }) => ({
      language,
      address: sign(path, own),
      hasLines: has_lines,
    })),
  };
}
