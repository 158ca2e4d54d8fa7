import type { CaptionLine, NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';

/** What an edit makes of lines, by their names; null removes one. */
export type Edit = ReadonlyMap<string, CaptionLine | null>;

/** Milliseconds that a line lasts at least after an edit that sets its times. */
const shortest = 100;
/** Of a new line. */
const usual = 2_000;

const within = (moment: number) => Math.min(limits.lastMoment, Math.max(0, Math.round(moment)));

const withoutName = ({ id: _id, ...line }: NamedLine): CaptionLine => line;

const edit = (...changes: [string, CaptionLine | null][]): Edit => new Map(changes);

const at = (lines: readonly NamedLine[], id: string) => lines.findIndex((line) => line.id === id);

/** A line with another text, which loses the tags that its file had. */
export const withText = (line: NamedLine, text: string): Edit =>
  text === line.text
    ? edit()
    : edit([
        line.id,
        { ...withoutName(line), text: text.slice(0, limits.textMaxLength), markup: null },
      ]);

/** A line with another speaker; '' for none. */
export const withSpeaker = (line: NamedLine, speaker: string): Edit =>
  edit([
    line.id,
    { ...withoutName(line), speaker: speaker.slice(0, limits.speakerMaxLength), markup: null },
  ]);

/** A line that begins at a moment in milliseconds. */
export const withStart = (line: NamedLine, moment: number): Edit =>
  edit([line.id, { ...withoutName(line), start: within(moment) }]);

/** A line that ends at a moment in milliseconds. */
export const withEnd = (line: NamedLine, moment: number): Edit =>
  edit([line.id, { ...withoutName(line), end: within(moment) }]);

/**
 * Divides a line at a place in its text. The second part begins where the video is, if it is within the line; else the
 * parts share the time by their texts.
 * @returns null where a part would be empty
 */
export function splitLine(
  line: NamedLine,
  { caret, moment, name }: { caret: number; moment: number; name: string },
): Edit | null {
  const first = line.text.slice(0, caret).trim();
  const second = line.text.slice(caret).trim();
  if (first === '' || second === '') return null;
  const share = first.length / (first.length + second.length);
  const isWithin = moment > line.start + shortest && moment < line.end - shortest;
  const middle = within(isWithin ? moment : line.start + (line.end - line.start) * share);
  const common = { ...withoutName(line), markup: null };
  return edit(
    [line.id, { ...common, end: middle, text: first }],
    [name, { ...common, start: middle, text: second }],
  );
}

/**
 * Puts the next line's text behind a line's, up to its end.
 * @returns null where there is no next line, or the text would be too long
 */
export function joinWithNext(lines: readonly NamedLine[], id: string): Edit | null {
  const place = at(lines, id);
  const [line, next] = [lines[place], lines[place + 1]];
  if (!line || !next) return null;
  const text = [line.text.trim(), next.text.trim()].filter((part) => part !== '').join(' ');
  if (text.length > limits.textMaxLength) return null;
  const joined = { ...withoutName(line), end: Math.max(line.end, next.end), text, markup: null };
  return edit([id, joined], [next.id, null]);
}

export const removeLine = (id: string): Edit => edit([id, null]);

/** A new line at a moment, up to the next line where that is near. */
export function insertLine(
  lines: readonly NamedLine[],
  { moment, name }: { moment: number; name: string },
): Edit {
  const start = within(moment);
  const next = lines.find((line) => line.start > start);
  const end = within(Math.max(start + shortest, Math.min(start + usual, next?.start ?? Infinity)));
  return edit([name, { start, end, speaker: '', text: '', settings: '', markup: null }]);
}

/** Moves lines by milliseconds: all, or those from one on. No line begins before the video. */
export function shiftLines(
  lines: readonly NamedLine[],
  { from, by }: { from: string | null; by: number },
): Edit {
  const moved = from === null ? lines : lines.slice(Math.max(0, at(lines, from)));
  const first = moved.reduce(
    (least, { start }) => Math.min(least, start),
    Number.POSITIVE_INFINITY,
  );
  const step = Math.max(by, -first);
  if (moved.length === 0 || step === 0) return edit();
  return new Map(
    moved.map((line) => [
      line.id,
      { ...withoutName(line), start: within(line.start + step), end: within(line.end + step) },
    ]),
  );
}

/** Other lines in place of all, such as those of a file. @param nameOf names the line at a place */
export function replaceAll(
  lines: readonly NamedLine[],
  others: readonly CaptionLine[],
  nameOf: (place: number) => string,
): Edit {
  const changes = new Map<string, CaptionLine | null>(lines.map(({ id }) => [id, null]));
  for (const [place, line] of others.entries()) changes.set(nameOf(place), line);
  return changes;
}

/**
 * The lines of a stored version in place of those that are there; what is the same stays. A line that was removed since
 * comes back as a new one: its name has a later version on the server, which would be a conflict.
 */
export function restoreLines(
  lines: readonly NamedLine[],
  stored: Readonly<Record<string, CaptionLine>>,
  newName: () => string,
): Edit {
  const changes = new Map<string, CaptionLine | null>();
  const there = new Set(lines.map(({ id }) => id));
  for (const id of there) if (!(id in stored)) changes.set(id, null);
  for (const [id, line] of Object.entries(stored))
    changes.set(there.has(id) ? id : newName(), line);
  return changes;
}
