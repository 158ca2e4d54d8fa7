import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits, media } from '@nibras/contract/limits.ts';

type Read = { lines: CaptionLine[] } | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The start and end of a segment in milliseconds: in seconds as OpenAI has them, or in whisper.cpp's `offsets`. */
function timesOf(segment: Record<string, unknown>): [unknown, unknown] {
  const { start, end, offsets } = segment;
  if (isObject(offsets)) return [offsets.from, offsets.to];
  const inMs = (seconds: unknown) => (typeof seconds === 'number' ? seconds * 1000 : null);
  return [inMs(start), inMs(end)];
}

/** A segment as a line; null where it has no times or no text. */
function lineOf(segment: unknown): CaptionLine | null {
  if (!isObject(segment) || typeof segment.text !== 'string') return null;
  const [from, to] = timesOf(segment);
  if (typeof from !== 'number' || typeof to !== 'number') return null;
  if (!Number.isFinite(from) || !Number.isFinite(to)) return null;
  const start = Math.round(Math.max(0, from));
  const end = Math.round(Math.min(to, limits.lastMoment));
  const text = segment.text.replace(/\s+/g, ' ').trim().slice(0, limits.textMaxLength);
  if (end <= start || text === '') return null;
  return { start, end, speaker: '', text, settings: '', markup: null };
}

/**
 * Lines from the JSON of a transcription: OpenAI's `verbose_json`, or that of whisper.cpp; null where it is neither. For a
 * thread, because the text may have megabytes.
 */
export function parseTranscript(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const segments = Array.isArray(json)
    ? json
    : isObject(json)
      ? (json.segments ?? json.transcription)
      : null;
  if (!Array.isArray(segments)) return null;
  return {
    lines: segments.slice(0, media.captionsMaxCues).flatMap((segment) => lineOf(segment) ?? []),
  };
}
