import { media as limits } from '@nibras/contract/limits.ts';
import { decodeText } from '#platform/text/decode-text.ts';
import { longCue, MediaFailure, refuse } from './failure.ts';

interface Cue {
  start: number;
  end: number;
  /** The position settings of WebVTT. */
  settings: string;
  text: string;
}

const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s(.*))?$`);
const knownSetting = /^(vertical|line|position|size|align|region):[\w.,%-]+$/;

const milliseconds = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: (
  | string
  | undefined
)[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
  Number(rest.padEnd(3, '0'));

/** Keeps the tags that WebVTT knows; whatever else looks like a tag becomes text. */
const cleanText = (text: string) =>
  text
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/<\/?font[^<>]*>/gi, '')
    .replace(/&(?!(amp|lt|gt|lrm|rlm|nbsp);)/g, '&amp;')
    .replace(/<(?!\/?(b|i|u|c|v|lang|ruby|rt)\b[^<>]*>|(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}>)/gi, '&lt;')
    // An arrow inside of a text would begin a new cue.
    .replace(/-->/g, '→')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, '');

function parseCues(text: string): Cue[] {
  const cues: Cue[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const match = timing.exec(lines[at] ?? '');
    if (!match) continue;
    const body: string[] = [];
    while (at + 1 < lines.length && (lines[at + 1] ?? '').trim() !== '') {
      // Files without blank lines: the next timing, with its number before it, begins the next cue.
      if (timing.test(lines[at + 1] ?? '')) {
        if (/^\s*\d+\s*$/.test(body.at(-1) ?? '')) body.pop();
        break;
      }
      at += 1;
      body.push(lines[at] ?? '');
    }
    // A cue is measured before it is cleaned.
    if (body.reduce((sum, line) => sum + line.length, 0) > limits.cueMaxLength) {
      throw new MediaFailure(longCue(at + 1));
    }
    const settings = (match[9] ?? '').split(/\s+/).filter((one) => knownSetting.test(one));
    cues.push({
      start: milliseconds(match.slice(1, 5)),
      end: milliseconds(match.slice(5, 9)),
      settings: settings.join(' '),
      text: cleanText(body.join('\n').trim()),
    });
    if (cues.length > limits.captionsMaxCues) refuse('tooManyCues');
  }
  return cues.filter(({ start, end, text: shown }) => end > start && shown !== '');
}

const inOrder = (bytes: Uint8Array): Cue[] =>
  parseCues(decodeText(bytes)).toSorted((one, other) => one.start - other.start);

function formatTime(value: number): string {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const rest = String(value % 1000).padStart(3, '0');
  return `${two(value / 3_600_000)}:${two((value / 60_000) % 60)}:${two((value / 1000) % 60)}.${rest}`;
}

/**
 * Turns a caption file (WebVTT or SubRip, in any of the known encodings) into clean WebVTT in UTF-8: cues only, in order
 * of their times, without scripts, styles and foreign tags.
 * @throws MediaFailure where there is no cue, or far too many
 */
export function toWebVtt(bytes: Uint8Array): string {
  const cues = inOrder(bytes);
  if (cues.length === 0) refuse('brokenCaptions');
  const blocks = cues.map(
    ({ start, end, settings, text }) =>
      `${formatTime(start)} --> ${formatTime(end)}${settings && ` ${settings}`}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** What is said from one moment of a film to another, in milliseconds. */
export interface CaptionLine {
  starts_at: number;
  ends_at: number;
  text: string;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
  '&nbsp;': ' ',
};

/** The words of a cue, without tags, on one line. */
function plainText(text: string): string {
  const words = text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|lrm|rlm|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, limits.captionLineMaxLength).join('').trimEnd();
}

/** The time after which no film goes on. */
const lastMoment = 24 * 60 * 60 * 1000;

/**
 * The lines of a caption file, in order of their times.
 * @throws MediaFailure where there are far too many
 */
export const toLines = (bytes: Uint8Array): CaptionLine[] =>
  inOrder(bytes)
    .map(({ start, end, text }) => ({
      starts_at: start,
      ends_at: Math.min(end, lastMoment),
      text: plainText(text),
    }))
    .filter(({ starts_at, text }) => starts_at < lastMoment && text !== '');

/** A caption file, read: clean WebVTT and its lines, or why it cannot be used. */
export type ReadCaptions = { text: string; lines: CaptionLine[] } | { failure: string };

/** `toWebVtt` and `toLines` in one, for a thread: its failure is a text, because errors lose their class on the way. */
export function readCaptions(bytes: Uint8Array): ReadCaptions {
  try {
    const text = toWebVtt(bytes);
    return { text, lines: toLines(Buffer.from(text)) };
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    return { failure: error.message };
  }
}
