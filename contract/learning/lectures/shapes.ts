import { z } from 'zod';
import { learning } from '../../limits.ts';
import { foldDigits } from '../../text/digits.ts';
import { id, idOrSlug, picture } from '../../wire.ts';
import {
  chapter,
  coursePermissions,
  courseTeacher,
  enrolmentStates,
  lectureTypes,
  lectureWork,
} from '../courses/shapes.ts';

import { videoElsewhere } from './elsewhere.ts';

export const lectureParams = z.object({ courseId: idOrSlug, lectureId: idOrSlug });

export const watchStates = ['notStarted', 'inProgress', 'endWatch'] as const;
export type WatchState = (typeof watchStates)[number];

export const caption = z.object({
  language: z.string(),
  label: z.string(),
  src: z.string(),
  /** Whether its lines can be read as a text (`lecture-transcript`). An extension of the specification. */
  transcript: z.boolean().optional(),
});

/** Small pictures of a video in one sheet, row by row from its start. An extension of the specification. */
export const videoPreviews = z.object({
  /** The sheet's address, signed for the caller. */
  address: z.string(),
  columns: z.int(),
  rows: z.int(),
  /** The size of one picture in pixels. */
  width: z.int(),
  height: z.int(),
  /** The time from one picture to the next, in seconds. */
  seconds: z.number(),
});

/** A chapter of a video. An extension of the specification. */
export const videoChapter = z.object({
  /** Its first second. */
  start: z.number(),
  title: z.string(),
});

/**
 * A lecture for its page. `videos` (an address signed for the caller), `captions` and `body` are absent if the caller
 * may not open it.
 */
export const lectureDetail = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(lectureTypes),
  work: lectureWork,
  timeLecture: z.string(),
  show: z.union([z.literal(0), z.literal(1)]),
  locked: z.boolean(),
  is_watch: z.object({ status: z.enum(watchStates) }),
  /** The position at which the caller stopped, in seconds. */
  position: z.number(),
  poster: picture,
  videos: z.string().optional(),
  /** The signed address of an HLS master playlist. An extension of the specification, as the fields below. */
  stream: z.string().optional(),
  /** The signed address of an HLS playlist of the sound alone. */
  sound_stream: z.string().optional(),
  previews: videoPreviews.optional(),
  /** A video that plays from another site; `videos` and `stream` are absent then. */
  elsewhere: videoElsewhere.optional(),
  /** The caller's name for the layer over the video, where the course shows one; each part is isolated for its direction. */
  moving_name: z.string().optional(),
  /** In the order of their starts. */
  chapters: z.array(videoChapter).optional(),
  /** The seconds at which the video asks a question (`video-questions`), in their order; absent for none. */
  question_seconds: z.array(z.int()).optional(),
  captions: z.array(caption).optional(),
  body: z.string().optional(),
});
export type LectureDetail = z.infer<typeof lectureDetail>;

export const lectureCourse = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  user_id: z.int(),
  status: z.enum(enrolmentStates),
  permissions: coursePermissions,
  teacher: courseTeacher,
  chapters: z.array(chapter),
});
export type LectureCourse = z.infer<typeof lectureCourse>;

export const lectureDetailAnswer = z.object({ lecture: lectureDetail, course: lectureCourse });
export type LectureDetailAnswer = z.infer<typeof lectureDetailAnswer>;

/** An extension of the specification. */
export const transcriptQuery = z.object({
  /** A BCP 47 tag; absent for the lecture's first language. */
  language: z.string().trim().min(1).max(35).optional(),
});
export const transcriptLine = z.object({
  /** Seconds from the video's start. */
  start: z.number(),
  end: z.number(),
  text: z.string(),
});
export const transcriptAnswer = z.object({
  /** Null for a lecture without captions. */
  language: z.string().nullable(),
  lines: z.array(transcriptLine),
});
export type TranscriptAnswer = z.infer<typeof transcriptAnswer>;

/** The lecture's name for the breadcrumbs. */
export const showLectureAnswer = z.object({
  lecture: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
});

export const watchLectureBody = z.object({
  lecture_id: id,
  course_id: id,
  status: z.enum(['inProgress', 'endWatch']),
  /**
   * Whether the client asks the questions of videos. One that does not say so cannot be expected to: its `endWatch` counts
   * without them. An extension of the specification.
   */
  asks_questions: z
    .preprocess((value) => value === true || value === 'true' || value === '1', z.boolean())
    .optional(),
});
export const watchLectureAnswer = z.object({
  message: z.string(),
  status: z.enum(watchStates),
});

/** A number, or a decimal string as forms send it. Other values are not coerced. */
const seconds = (max: number) =>
  z.preprocess((value) => {
    const text = typeof value === 'string' ? foldDigits(value).trim() : value;
    return typeof text === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : text;
  }, z.number().min(0).max(max));

/** An extension of the specification: saves the position for the next visit. */
export const savePositionBody = z.object({
  course_id: id,
  lecture_id: id,
  position: seconds(86_400),
  /**
   * How long ago the person stopped there, in seconds. A formerly offline device reports it late, and must not
   * overwrite a newer position of another device.
   */
  age: seconds(learning.positionAcceptedFor / 1000).default(0),
});
