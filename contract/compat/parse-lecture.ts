import * as z from 'zod/mini';
import type { VideoElsewhere } from '../learning/lectures/elsewhere.ts';
import {
  enrolmentStateOf,
  isWatched,
  lectureTypeOf,
  parseCoursePermissions,
} from './parse-course-list.ts';
import {
  parseFlag,
  parseId,
  parseList,
  parseNumber,
  parseOptionalText,
  parseOr,
  parseText,
  parseWhole,
  parseWords,
} from './parse-fields.ts';
import { workFields, workOf } from './parse-work.ts';

/** The fields of every lecture: the open one and those in the list. */
const lectureFields = z.looseObject({
  id: parseId,
  name: parseText,
  type: parseText,
  timeLecture: parseWhole,
  show: parseFlag,
  ...workFields,
});

function toLecture(row: z.output<typeof lectureFields>) {
  return {
    id: row.id,
    name: row.name,
    type: lectureTypeOf(row.type),
    /** Whole minutes; null if the server sends none. */
    timeLecture: row.timeLecture || null,
    show: row.show,
    ...workOf(row),
  };
}

const listedLecture = z.pipe(
  z.extend(lectureFields, { is_watch: z.optional(z.unknown()) }),
  z.transform((row) => ({ ...toLecture(row), is_watch: isWatched(row.is_watch) })),
);
export type ListedLecture = z.output<typeof listedLecture>;

const chapter = z.pipe(
  z.looseObject({ id: parseId, name: parseText, lectures: parseList(listedLecture) }),
  z.transform(({ id, name, lectures }) => ({ id, name, lectures })),
);

const caption = z.object({
  language: z.string(),
  label: z.string(),
  src: z.string(),
  transcript: parseFlag,
});

const size = z.int().check(z.positive());
const previews = z.object({
  address: z.string(),
  columns: size,
  rows: size,
  width: size,
  height: size,
  seconds: z.number().check(z.positive()),
});

const videoChapter = z.object({ start: z.number().check(z.nonnegative()), title: parseText });

/** Checked again where its address is made. */
const elsewhere = z.custom<VideoElsewhere>(
  (value) => typeof value === 'object' && value !== null && 'host' in value,
);

const lecture = z.pipe(
  z.extend(lectureFields, {
    locked: parseFlag,
    is_watch: parseOr(z.looseObject({ status: parseText })),
    position: parseNumber,
    poster: parseOptionalText,
    videos: parseOptionalText,
    stream: parseOptionalText,
    sound_stream: parseOptionalText,
    previews: parseOr(previews),
    elsewhere: parseOr(elsewhere),
    moving_name: parseOptionalText,
    chapters: parseList(videoChapter),
    question_seconds: parseList(z.int().check(z.nonnegative())),
    captions: parseList(caption),
    body: parseWords,
  }),
  z.transform((row) => ({
    ...toLecture(row),
    locked: row.locked,
    is_watch: row.is_watch?.status || 'notStarted',
    /** The position at which the person stopped, in seconds. */
    position: Math.max(0, row.position ?? 0),
    poster: row.poster,
    videos: row.videos,
    stream: row.stream || undefined,
    soundStream: row.sound_stream || undefined,
    previews: row.previews ?? undefined,
    elsewhere: row.elsewhere ?? undefined,
    movingName: row.moving_name || undefined,
    chapters: row.chapters.toSorted((one, other) => one.start - other.start),
    /** Where the video asks questions, in seconds. */
    questionSeconds: row.question_seconds,
    captions: row.captions,
    body: row.body,
  })),
);

const course = z.pipe(
  z.looseObject({
    id: parseId,
    name: parseText,
    image: parseOptionalText,
    user_id: parseNumber,
    instructor_id: parseNumber,
    created_by: parseNumber,
    status: z.optional(z.unknown()),
    permissions: parseCoursePermissions,
    teacher: parseOr(
      z.object({ id: parseId, name: parseText, profile_photo_url: parseOptionalText }),
    ),
    chapters: parseList(chapter),
  }),
  z.transform((row) => ({
    id: row.id,
    name: row.name,
    image: row.image,
    user_id: row.user_id,
    status: enrolmentStateOf(row.status) ?? ('none' as const),
    permissions: row.permissions,
    teacher: row.teacher,
    /** The ids in all fields that name the course's teacher. */
    teacherIds: [row.teacher?.id, row.user_id, row.instructor_id, row.created_by].filter(
      (id) => id != null,
    ),
    chapters: row.chapters,
  })),
);

const transcriptLine = z.object({ start: z.number(), end: z.number(), text: parseText });
export type TranscriptLine = z.output<typeof transcriptLine>;

/** `GET /api/lecture-transcript/…`. */
export const parseTranscript = z.looseObject({ lines: parseList(transcriptLine) });

/**
 * `GET /api/LectureDetails/…`, with the omissions and other spellings of other servers
 * (docs/behaviour/general.md#other-servers).
 */
export const parseLecturePage = z.pipe(
  z.looseObject({ lecture, course }),
  z.transform((row) => ({ lecture: row.lecture, course: row.course })),
);
export type LecturePage = z.output<typeof parseLecturePage>;
