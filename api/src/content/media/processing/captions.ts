import { media as limits } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { withoutInvisible } from '@nibras/contract/text/invisible.ts';
import { decodeHTML } from 'entities';
import { decodeText } from '#platform/text/decode-text.ts';
import { longCue, MediaFailure, refuse, warningTexts } from './failure.ts';

export interface Cue {
  start: number;
  end: number;
  /** The position settings of WebVTT. */
  settings: string;
  text: string;
}

/** Hours may be absent, and so may fractions; programs write them after a point, a comma or a colon. */
const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:\s?[.,،٫]\s?(\d{1,9})|:(\d{2,3}))?`;
const timing = new RegExp(String.raw`^\s*${time}\s*(?:-->|->|[—–]>|→)\s*${time}(?:\s(.*))?$`);
/** SubViewer, as video sites save it: both times with a comma between, always with fractions. */
const subViewer =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})\.(\d{1,9})(),\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})\.(\d{1,9})()()\s*$/;
const knownSetting = /^(vertical|line|position|size|align|region):[\w.,%-]+$/;
/** Blocks of WebVTT that no player shows. */
const unshown = /^(?:WEBVTT|NOTE|STYLE|REGION|X-TIMESTAMP-MAP)(?:[\s=]|$)/;

/** Times and numbers are read in any digits, and without the marks of direction that editors add. */
const readable = (line: string) => foldDigits(withoutInvisible(line));

/** The groups of a line with the times of a cue; null for any other line. */
function timesOf(line: string): RegExpExecArray | null {
  // No line with times is longer.
  if (line.length > 500) return null;
  if (!/\d\s*(?:>|-|—|–|→|,)|[٠-٩۰-۹]/.test(line)) return null;
  const text = readable(line);
  return timing.exec(text) ?? subViewer.exec(text);
}

const milliseconds = ([hours = '0', minutes = '0', seconds = '0', rest, frames]: (
  | string
  | undefined
)[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
  Number((rest ?? frames ?? '0').slice(0, 3).padEnd(3, '0'));

/** The tags that WebVTT knows. */
const knownTag = /<\/?(?:b|i|u|c|v|lang|ruby|rt)\b[^<>]*>|<(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}>/gi;

/**
 * A text without tags as WebVTT writes it: entities are read once, so that `&#39;` is the sign that it stands for, and
 * only the signs that WebVTT needs are written as entities. An apostrophe that was written as an entity twice is one.
 */
const cleanPart = (text: string) =>
  decodeHTML(text.replace(/&amp;(?=(?:#39|#x27|#34|quot|apos);)/gi, '&'))
    // An arrow inside of a text would begin a new cue.
    .replace(/-->/g, '→')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;');

/** Keeps the tags that WebVTT knows; whatever else looks like a tag becomes text. */
function cleanText(text: string): string {
  const own = text
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/<\/?font[^<>]*>/gi, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, '');
  const parts: string[] = [];
  let from = 0;
  for (const { 0: tag, index } of own.matchAll(knownTag)) {
    parts.push(cleanPart(own.slice(from, index)), tag);
    from = index + tag.length;
  }
  return [...parts, cleanPart(own.slice(from))].join('');
}

/** A cue while its lines are read, the empty ones too. */
interface OpenCue extends Omit<Cue, 'text'> {
  body: string[];
  length: number;
}

const isGap = (line: string | undefined) => line === undefined || line.trim() === '';

/**
 * The lines of a cue without the number of the next one, which only the times after it tell from a text.
 * @param next the number that would be the next; null where the next cue's times follow
 */
function withoutNumber(body: readonly string[], next: number | null): readonly string[] {
  let end = body.length;
  while (end > 0 && isGap(body[end - 1])) end -= 1;
  const last = readable(body[end - 1] ?? '').trim();
  if (!/^\d{1,9}$/.test(last)) return body;
  const isApart = end > 1 && isGap(body[end - 2]);
  const isNumber =
    next === null ? isApart || end === body.length : isApart && Number(last) === next;
  return isNumber ? body.slice(0, end - 1) : body;
}

function parseCues(text: string): Cue[] {
  const cues: Cue[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isWebVtt = /^WEBVTT(?:\s|$)/.test(lines[0] ?? '');
  let open: OpenCue | null = null;
  let isUnshown = false;
  const close = (isBeforeCue: boolean) => {
    if (!open) return;
    const { start, end, settings } = open;
    const body = withoutNumber(open.body, isBeforeCue ? null : cues.length + 2);
    const words = body.filter((line) => !isGap(line)).join('\n');
    cues.push({ start, end, settings, text: cleanText(words.trim()) });
    if (cues.length > limits.captionsMaxCues) refuse('tooManyCues');
  };
  for (const [at, line] of lines.entries()) {
    const match = timesOf(line);
    if (match) {
      // In WebVTT any one line right before the times names the cue.
      if (isWebVtt && open && isNamed(open)) open.body.pop();
      close(true);
      const settings = (match[11] ?? '').split(/\s+/).filter((one) => knownSetting.test(one));
      open = {
        start: milliseconds(match.slice(1, 6)),
        end: milliseconds(match.slice(6, 11)),
        settings: settings.join(' '),
        body: [],
        length: 0,
      };
      isUnshown = false;
      continue;
    }
    if (isGap(lines[at - 1])) isUnshown = unshown.test(line.trim());
    if (!open || isUnshown) continue;
    open.body.push(line);
    open.length += line.length;
    // A cue is measured before it is cleaned.
    if (open.length > limits.cueMaxLength) throw new MediaFailure(longCue(at + 1));
  }
  close(false);
  return cues.filter(({ start, end, text: shown }) => end > start && shown !== '');
}

/** Whether the last line stands apart from the text before it, as the name of a cue does. */
const isNamed = ({ body }: OpenCue) => body.length > 1 && !isGap(body.at(-1)) && isGap(body.at(-2));

/** The cues of a caption file, in order of their times. @throws MediaFailure where there are far too many */
export const inOrder = (bytes: Uint8Array): Cue[] =>
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

/** What is said from one moment of a video to another, in milliseconds. */
export interface CaptionLine {
  starts_at: number;
  ends_at: number;
  text: string;
}

/** The words of a cue, without tags, on one line. */
function plainText(text: string): string {
  const words = text
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...decodeHTML(words)].slice(0, limits.captionLineMaxLength).join('').trimEnd();
}

/** The time after which no video goes on. */
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
export type ReadCaptions =
  | { text: string; lines: CaptionLine[]; warning: string | null }
  | { failure: string };

/** `toWebVtt` and `toLines` in one, for a thread: its failure is a text, because errors lose their class on the way. */
export function readCaptions(bytes: Uint8Array): ReadCaptions {
  try {
    const text = toWebVtt(bytes);
    const warning = text.includes('\ufffd') ? warningTexts.lostLetters : null;
    return { text, lines: toLines(Buffer.from(text)), warning };
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    return { failure: error.message };
  }
}
