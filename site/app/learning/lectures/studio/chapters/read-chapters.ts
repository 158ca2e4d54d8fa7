import { videoChapters as limits } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { withoutInvisible } from '@nibras/contract/text/invisible.ts';

/** A chapter of a video: its first second and its name. */
export interface VideoChapter {
  start: number;
  name: string;
}

/** What a text has of chapters. */
export interface ReadChapters {
  /** In the order of the text. */
  chapters: VideoChapter[];
  /** The lines that are none, as they were written. */
  unread: string[];
}

/** What stands before a time: bullets, brackets, quotes of mails. */
const before = new Set(' \t-–—−*•·▪◦●>#([{<«"\'');
/** What stands between a time and a name. */
const between = new Set(' \t-–—−:|،,.…)]}>»=•·"\'');
/** What stands between a name and a time after it. */
const afterName = new Set(' \t-–—−:|،,…([{<«=•·');

/** The first place from `at` on whose character is not of a set. */
function skip(text: string, characters: ReadonlySet<string>, at: number): number {
  let place = at;
  while (place < text.length && characters.has(text.charAt(place))) place += 1;
  return place;
}

/** The end of a text without the characters of a set that stand there. */
function endWithout(text: string, characters: ReadonlySet<string>): number {
  let end = text.length;
  while (end > 0 && characters.has(text.charAt(end - 1))) end -= 1;
  return end;
}

/** The seconds of `1:05`, `75:05` or `1:02:03`; null for what is none. */
function secondsOf(time: string): number | null {
  const [seconds = 0, minutes = 0, hours = 0, ...more] = time.split(':').map(Number).toReversed();
  if (more.length > 0 || seconds > 59 || (time.split(':').length === 3 && minutes > 59))
    return null;
  const start = (hours * 60 + minutes) * 60 + seconds;
  return start <= limits.lastSecond ? start : null;
}

/** The time that stands at a place of a text, and where it ends; null for none. */
function timeAt(text: string, at: number): { start: number; end: number } | null {
  const time = /\d{1,3}:\d{1,2}(?::\d{1,2})?(?![\d:])/y;
  time.lastIndex = at;
  const [found] = time.exec(text) ?? [];
  const start = found === undefined ? null : secondsOf(found);
  return found === undefined || start === null ? null : { start, end: at + found.length };
}

/** A number or a letter of a list, as `1.` or `2)`, up to its end; the place itself where there is none. */
function afterNumber(text: string, at: number): number {
  const number = /\d{1,3}[.)\-–](?=\D)/y;
  number.lastIndex = at;
  const [found = ''] = number.exec(text) ?? [];
  return skip(text, before, at + found.length);
}

/** The chapter of a line that begins with its time. */
function timeFirst(line: string): VideoChapter | null {
  const begin = skip(line, before, 0);
  const time = timeAt(line, begin) ?? timeAt(line, afterNumber(line, begin));
  if (!time) return null;
  const next = skip(line, between, time.end);
  // «00:00 - 01:30 مقدمة»: where it ends follows from the next one.
  const until = next > time.end ? timeAt(line, next) : null;
  const name = line.slice(skip(line, between, until?.end ?? next));
  return { start: time.start, name: name.trim() };
}

/** The chapter of a line that ends with its time. */
function timeLast(line: string): VideoChapter | null {
  const closed = line.slice(0, endWithout(line, new Set(' \t)]}>».')));
  const begin = closed.length - (/[\d:]{4,9}$/.exec(closed.slice(-9))?.[0].length ?? 0);
  if (begin > 0 && /[\d:]/.test(closed.charAt(begin - 1))) return null;
  const time = begin < closed.length ? timeAt(closed, begin) : null;
  if (!time || time.end !== closed.length) return null;
  const front = closed.slice(0, begin);
  const name = front.slice(0, endWithout(front, afterName));
  return { start: time.start, name: name.slice(afterNumber(name, skip(name, before, 0))).trim() };
}

/**
 * Reads lines with a time and a name, as descriptions of videos have them: `00:00 مقدمة`, `• (١:٠٢:٠٣) — الختام`,
 * `2. المتغيرات 03:10`. Digits of every kind; what cannot be read, and what is too long, is named and left as it was.
 */
export function readChapters(text: string): ReadChapters {
  const read: ReadChapters = { chapters: [], unread: [] };
  for (const written of text.slice(0, limits.pastedMaxLength).split(/[\n\r\u2028\u2029]/)) {
    const line = foldDigits(withoutInvisible(written)).replaceAll('：', ':').trim();
    if (line === '') continue;
    const chapter =
      line.length > limits.pastedLineMaxLength ? null : (timeFirst(line) ?? timeLast(line));
    if (chapter && chapter.name.length <= limits.nameMaxLength) read.chapters.push(chapter);
    else read.unread.push(written.trim());
  }
  const rest = text.slice(limits.pastedMaxLength).trim();
  if (rest !== '') read.unread.push(rest);
  return read;
}

/** Chapters in the order of their starts. */
export const inOrderOfTime = (chapters: readonly VideoChapter[]): VideoChapter[] =>
  chapters.toSorted((one, other) => one.start - other.start);

/**
 * A list with further chapters, each second once: a chapter without a name gets the one that was read for its second.
 * @returns the list, and what found no room: a second that has another name already, or the end of the list
 */
export function withChapters(
  chapters: readonly VideoChapter[],
  added: readonly VideoChapter[],
): { chapters: VideoChapter[]; left: VideoChapter[] } {
  const byStart = new Map(chapters.map((chapter) => [chapter.start, chapter]));
  const left: VideoChapter[] = [];
  for (const chapter of added) {
    const there = byStart.get(chapter.start);
    const isSame = there?.name === chapter.name;
    const isTaken = there && there.name.trim() !== '' && chapter.name !== '';
    const isFull = !there && byStart.size >= limits.perVideo;
    if (isSame) continue;
    if (isTaken || isFull) left.push(chapter);
    else if (!there || chapter.name !== '') byStart.set(chapter.start, chapter);
  }
  return { chapters: inOrderOfTime([...byStart.values()]), left };
}
