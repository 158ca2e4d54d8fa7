import { streams as limits } from '@nibras/contract/limits.ts';
import type { Fragment, Fragments } from './fragments.ts';

/** What a player loads at once: fragments that follow each other. */
export type Segment = Fragment;

/**
 * Groups fragments into segments: the first ones stay short, so that a poor line shows a picture soon; later ones are
 * longer, so that it makes fewer requests.
 */
export function groupFragments(fragments: readonly Fragment[]): Segment[] {
  const segments: Segment[] = [];
  for (const [at, fragment] of fragments.entries()) {
    const next = fragments[at + 1];
    // A fragment lasts until the next one begins, whatever its last picture says.
    const duration = Math.max(next ? next.start - fragment.start : fragment.duration, 0.001);
    const last = segments.at(-1);
    const joins =
      last !== undefined &&
      segments.length > limits.shortSegments &&
      last.offset + last.bytes === fragment.offset &&
      last.duration + duration <= limits.segmentSeconds + 0.5;
    if (joins) {
      last.bytes += fragment.bytes;
      last.duration += duration;
    } else {
      segments.push({ ...fragment, duration });
    }
  }
  return segments;
}

/** Bits a second of a stream: on average, and of the segment with the most. */
export function bitRates(segments: readonly Segment[]): { average: number; peak: number } {
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  const average = Math.ceil((bytes * 8) / durationOf(segments));
  // A last segment of a few milliseconds says nothing about a line.
  const long = segments.filter(({ duration }) => duration >= 0.5);
  const rates = long.map((segment) => Math.ceil((segment.bytes * 8) / segment.duration));
  return { average, peak: rates.reduce((most, rate) => Math.max(most, rate), average) };
}

/** The seconds of all segments together. */
export const durationOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0);

/** The playlist of one rendition, whose segments are parts of one file (RFC 8216). */
export function mediaPlaylist(
  file: string,
  { initBytes }: Fragments,
  segments: readonly Segment[],
) {
  const longest = segments.reduce((most, { duration }) => Math.max(most, duration), 1);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${file}",BYTERANGE="${initBytes}@0"`,
    ...segments.flatMap(({ bytes, offset, duration }) => [
      `#EXTINF:${duration.toFixed(5)},`,
      `#EXT-X-BYTERANGE:${bytes}@${offset}`,
      file,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
