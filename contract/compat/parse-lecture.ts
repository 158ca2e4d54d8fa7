import * as z from 'zod/mini';
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

/** What every lecture has, the one that is open and those beside it. */
const lectureFields = z.looseObject({
  id: parseId,
  name: parseText,
  type: parseText,
  timeLecture: parseWhole,
  show: parseFlag,
});

function toLecture(read: z.output<typeof lectureFields>) {
  return {
    id: read.id,
    name: read.name,
    type: lectureTypeOf(read.type),
    /** Whole minutes; null where the server does not say. */
    timeLecture: read.timeLecture || null,
    show: read.show,
  };
}

const listedLecture = z.pipe(
  z.extend(lectureFields, { is_watch: z.optional(z.unknown()) }),
  z.transform((read) => ({ ...toLecture(read), is_watch: isWatched(read.is_watch) })),
);
export type ListedLecture = z.output<typeof listedLecture>;

const chapter = z.pipe(
  z.looseObject({ id: parseId, name: parseText, lectures: parseList(listedLecture) }),
  z.transform(({ id, name, lectures }) => ({ id, name, lectures })),
);

const caption = z.object({ language: z.string(), label: z.string(), src: z.string() });

const lecture = z.pipe(
  z.extend(lectureFields, {
    locked: parseFlag,
    is_watch: parseOr(z.looseObject({ status: parseText })),
    position: parseNumber,
    poster: parseOptionalText,
    videos: parseOptionalText,
    captions: parseList(caption),
    body: parseWords,
  }),
  z.transform((read) => ({
    ...toLecture(read),
    locked: read.locked,
    is_watch: read.is_watch?.status || 'notStarted',
    /** Where the person stopped, in seconds. */
    position: Math.max(0, read.position ?? 0),
    poster: read.poster,
    videos: read.videos,
    captions: read.captions,
    body: read.body,
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
  z.transform((read) => ({
    id: read.id,
    name: read.name,
    image: read.image,
    user_id: read.user_id,
    status: enrolmentStateOf(read.status) ?? ('none' as const),
    permissions: read.permissions,
    teacher: read.teacher,
    /** Whoever the course names as its teacher. */
    teacherIds: [read.teacher?.id, read.user_id, read.instructor_id, read.created_by].filter(
      (id) => id != null,
    ),
    chapters: read.chapters,
  })),
);

/**
 * `GET /api/LectureDetails/…`. What other servers leave out or spell otherwise is read as what it
 * means (docs/behaviour/general.md#other-servers).
 */
export const parseLecturePage = z.pipe(
  z.looseObject({ lecture, course }),
  z.transform((read) => ({ lecture: read.lecture, course: read.course })),
);
export type LecturePage = z.output<typeof parseLecturePage>;
