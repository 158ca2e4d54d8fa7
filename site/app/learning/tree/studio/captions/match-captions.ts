import type { TreeChapter } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import { captionStems } from '#content/media/studio/index.ts';

/** A file of captions, with the names of the folders that it was in, the outermost first. */
export interface CaptionFile {
  name: string;
  folders: readonly string[];
  language: string;
}

/** Why a person decides on a file: its lecture is not known, or only presumed. */
export type Doubt = 'none' | 'several' | 'number' | 'chapter' | 'same';

/** The lecture of a file; null where none is presumed. Without a doubt it is certain. */
export interface CaptionMatch {
  lectureId: number | null;
  doubt: Doubt | null;
}

/** A name as it is compared: folded whole, and without the number before it. */
interface Name {
  whole: string;
  bare: string;
}

/** A video lecture; its positions count the videos from 1. */
interface Video extends Name {
  id: number;
  chapterId: number;
  inChapter: number;
  inCourse: number;
}

/** Longer names are compared by their beginnings. */
const maxLength = 300;
const counted =
  '(?:محاضره|درس|فيديو|حلقه|جزء|وحده|فصل|قسم|اسبوع|lecture|lesson|video|episode|part|unit|chapter|section|module|week|lec|ep)';
const leadingNumber = new RegExp(`^(?:${counted} ?)?\\d{1,4}(?: \\d{1,3})? (?=[^\\d ])`);
const onlyNumber = new RegExp(`^(?:(?:${counted} ?)?\\d{1,4}(?: \\d{1,3})?|s\\d{1,2}e\\d{1,3})$`);
const numberFirst = new RegExp(`^(?:${counted} ?)?(\\d{1,4})(?!\\d)(?: (\\d{1,3})(?!\\d))?`);
const seasonAndEpisode = /^s(\d{1,2})e(\d{1,3})(?!\d)/;
const numberLast = /(?:^|[^\d])(\d{1,4})$/;

function nameOf(text: string): Name {
  // Folding joins what a point separates: «1.2» is two numbers.
  const whole = foldArabic(text.slice(0, maxLength).replace(/(?<=\p{Nd})\.(?=\p{Nd})/gu, ' '));
  return { whole, bare: whole.replace(leadingNumber, '') };
}

/** What a file can be called for; the mark of a second download, «الدوال (1)», is no part of it. */
function namesOf(file: CaptionFile): Name[] {
  const stems = captionStems(file.name);
  const unmarked = stems.map((stem) => stem.replace(/ ?\(\d{1,2}\)$/, ''));
  return [...new Set([...stems, ...unmarked])].map(nameOf).filter(({ whole }) => whole !== '');
}

function videosOf(chapters: readonly TreeChapter[]): Video[] {
  let inCourse = 0;
  return chapters.flatMap(({ id: chapterId, lectures }) =>
    lectures
      .filter(({ type }) => type === 'video')
      .map(({ id, name }, at) => {
        inCourse += 1;
        return { ...nameOf(name), id, chapterId, inChapter: at + 1, inCourse };
      }),
  );
}

/** Where a file can belong. */
interface Place {
  chapters: readonly TreeChapter[];
  videos: readonly Video[];
  /** The chapter on which the files were dropped. */
  dropped: number | null;
}

/** The chapter that a folder is named for, or whose number it has; null for none. */
function chapterOfFolder(folder: string, chapters: readonly TreeChapter[]): number | null {
  const { whole, bare } = nameOf(folder);
  const named = chapters.map(({ id, name }) => ({ id, ...nameOf(name) }));
  const same =
    named.filter((chapter) => chapter.whole === whole).at(0) ??
    named.filter((chapter) => bare !== '' && chapter.bare === bare).at(0);
  if (same) return same.id;
  // «الفصل الثاني» for «الفصل الثاني: التكرار».
  const [begun, ...others] = named.filter((chapter) => chapter.whole.startsWith(`${whole} `));
  if (begun && others.length === 0) return begun.id;
  const number = numberFirst.exec(whole)?.[1];
  return number ? (chapters[Number(number) - 1]?.id ?? null) : null;
}

function chapterOf(file: CaptionFile, chapters: readonly TreeChapter[]): number | null {
  for (const folder of file.folders.toReversed()) {
    const chapter = chapterOfFolder(folder, chapters);
    if (chapter !== null) return chapter;
  }
  return null;
}

/** The videos of a file's name: by the whole names, else by one without its number, else by both without. */
function namedVideos(names: readonly Name[], videos: readonly Video[]): readonly Video[] {
  const tiers: ((name: Name, video: Video) => boolean)[] = [
    (name, video) => name.whole === video.whole,
    (name, video) => name.whole === video.bare || name.bare === video.whole,
    (name, video) => name.bare === video.bare,
  ];
  for (const isSame of tiers) {
    for (const name of names) {
      const found = videos.filter((video) => isSame(name, video));
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** A number that a file has, with the place that it counts: the videos of a chapter, or of the course. */
interface Numbered {
  video: Video;
  scope: string;
  number: number;
}

/** The video of a file's number: that of the chapter which its name or folder says, or of the course. */
function numberedVideo(names: readonly Name[], folder: number | null, place: Place) {
  const { chapters, videos, dropped } = place;
  const inChapter = (chapter: number | null | undefined, number: number): Numbered | null => {
    const video = videos.find((one) => one.chapterId === chapter && one.inChapter === number);
    return video ? { video, scope: `${chapter}`, number } : null;
  };
  for (const { whole } of names) {
    const [, chapter, episode] = seasonAndEpisode.exec(whole) ?? [];
    const [, first, second] = numberFirst.exec(whole) ?? [];
    const pair = chapter && episode ? [chapter, episode] : first && second ? [first, second] : null;
    const paired = pair && inChapter(chapters[Number(pair[0]) - 1]?.id, Number(pair[1]));
    if (paired) return paired;
    const number = Number(first ?? numberLast.exec(whole)?.[1] ?? 0);
    if (number === 0) continue;
    if (folder !== null) return inChapter(folder, number);
    const video = videos.find(({ inCourse }) => inCourse === number);
    return (
      (dropped !== null && inChapter(dropped, number)) ||
      (video ? { video, scope: 'course', number } : null)
    );
  }
  return null;
}

/** What is presumed of one file before the others are looked at. */
interface Presumed extends CaptionMatch {
  numbered: Numbered | null;
  isOnlyNumber: boolean;
}

/** Of several videos with a file's name: the one in its folder's chapter, in the dropped one, or with its number. */
function narrowed(
  found: readonly Video[],
  folder: number | null,
  numbered: Numbered | null,
  place: Place,
) {
  const filters: ((video: Video) => boolean)[] = [
    ({ chapterId }) => chapterId === folder,
    ({ id }) => id === numbered?.video.id,
    ({ chapterId }) => chapterId === place.dropped,
  ];
  for (const filter of filters) {
    const [one, ...others] = found.filter(filter);
    if (one && others.length === 0) return one;
  }
  return null;
}

function presume(file: CaptionFile, place: Place): Presumed {
  const names = namesOf(file);
  const folder = chapterOf(file, place.chapters);
  const numbered = numberedVideo(names, folder, place);
  const isOnlyNumber = names.some(({ whole }) => onlyNumber.test(whole));
  const found = isOnlyNumber ? [] : namedVideos(names, place.videos);
  const all = { numbered, isOnlyNumber };
  const [only, ...others] = found;
  if (only && others.length === 0) {
    const isElsewhere = folder !== null && only.chapterId !== folder;
    return { ...all, lectureId: only.id, doubt: isElsewhere ? 'chapter' : null };
  }
  if (found.length > 1) {
    const one = narrowed(found, folder, numbered, place);
    return { ...all, lectureId: one?.id ?? null, doubt: one ? null : 'several' };
  }
  if (numbered) return { ...all, lectureId: numbered.video.id, doubt: 'number' };
  return { ...all, lectureId: null, doubt: 'none' };
}

/**
 * Whether the numbers of files count their place through, one for each of its videos: then a number is as certain as a
 * name.
 */
function countedThrough(
  files: readonly CaptionFile[],
  presumed: readonly Presumed[],
  { videos }: Place,
): (at: number) => boolean {
  const groupOf = (at: number) => `${presumed[at]?.numbered?.scope} ${files[at]?.language}`;
  const numbers = new Map<string, Set<number>>();
  for (const [at, { numbered }] of presumed.entries()) {
    if (!numbered) continue;
    numbers.set(groupOf(at), (numbers.get(groupOf(at)) ?? new Set()).add(numbered.number));
  }
  return (at) => {
    const scope = presumed[at]?.numbered?.scope;
    const inScope = videos.filter(
      ({ chapterId }) => scope === 'course' || `${chapterId}` === scope,
    );
    return numbers.get(groupOf(at))?.size === inScope.length;
  };
}

/** Whether every lecture of a place is a video, so that a number cannot count others too. */
function hasOnlyVideos(scope: string | undefined, chapters: readonly TreeChapter[]): boolean {
  return chapters
    .filter(({ id }) => scope === 'course' || `${id}` === scope)
    .every(({ lectures }) => lectures.every(({ type }) => type === 'video'));
}

/** A lecture has one file in a language: certain ones go first, then WebVTT, and the others are left to the person. */
function withoutTwins(files: readonly CaptionFile[], matches: CaptionMatch[]): CaptionMatch[] {
  const rank = (at: number) =>
    (matches[at]?.doubt === null ? 0 : 2) + (/\.vtt$/i.test(files[at]?.name ?? '') ? 0 : 1);
  const order = [...matches.keys()].sort((one, other) => rank(one) - rank(other) || one - other);
  const taken = new Set<string>();
  const result = [...matches];
  for (const at of order) {
    const lectureId = matches[at]?.lectureId ?? null;
    if (lectureId === null) continue;
    const key = `${lectureId} ${files[at]?.language}`;
    if (taken.has(key)) result[at] = { lectureId: null, doubt: 'same' };
    taken.add(key);
  }
  return result;
}

/**
 * Finds the video lecture of each file of captions: by its name, folded as searches are, without leading numbers and the
 * language at its end; among equal names by the folder of a chapter; otherwise by its number.
 * @param chapters the course, with names as drafted
 * @param dropped the chapter on which the files were dropped, which decides where nothing else does
 * @returns a match for each file, in their order
 */
export function matchCaptions(
  files: readonly CaptionFile[],
  chapters: readonly TreeChapter[],
  dropped: number | null = null,
): CaptionMatch[] {
  const place: Place = { chapters, videos: videosOf(chapters), dropped };
  const presumed = files.map((file) => presume(file, place));
  const isCounted = countedThrough(files, presumed, place);
  const matches = presumed.map(({ lectureId, doubt, numbered, isOnlyNumber }, at) => {
    const isCertain = isCounted(at) || (isOnlyNumber && hasOnlyVideos(numbered?.scope, chapters));
    return { lectureId, doubt: doubt === 'number' && isCertain ? null : doubt };
  });
  return withoutTwins(files, matches);
}
