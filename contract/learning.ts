import { z } from 'zod';
import {
  chapter,
  coursePermissions,
  courseTeacher,
  enrolmentStates,
  lectureTypes,
} from './courses.ts';
import { foldDigits } from './digits.ts';
import { learning } from './limits.ts';
import { id, idOrSlug, picture } from './wire.ts';

export const lectureParams = z.object({ courseId: idOrSlug, lectureId: idOrSlug });

export const watchStates = ['notStarted', 'inProgress', 'endWatch'] as const;
export type WatchState = (typeof watchStates)[number];

export const caption = z.object({ language: z.string(), label: z.string(), src: z.string() });

/**
 * A lecture as its page needs it. `videos` (a signed address made for the caller), `captions` and `body` are
 * absent where the caller may not open it.
 */
export const lectureDetail = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(lectureTypes),
  timeLecture: z.string(),
  show: z.union([z.literal(0), z.literal(1)]),
  locked: z.boolean(),
  is_watch: z.object({ status: z.enum(watchStates) }),
  /** Where the caller stopped, in seconds. */
  position: z.number(),
  poster: picture,
  videos: z.string().optional(),
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

/** `GET /api/showLecture/…`: the name for the breadcrumb trail. */
export const showLectureAnswer = z.object({
  lecture: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
});

export const watchLectureBody = z.object({
  lecture_id: id,
  course_id: id,
  status: z.enum(['inProgress', 'endWatch']),
});
export const watchLectureAnswer = z.object({
  message: z.string(),
  status: z.enum(watchStates),
});

/** As a number or, where a form sends it, as text; nothing else turns into a number by accident. */
const seconds = (most: number) =>
  z.preprocess((value) => {
    const text = typeof value === 'string' ? foldDigits(value).trim() : value;
    return typeof text === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : text;
  }, z.number().min(0).max(most));

/** `PUT /api/lecture-position`: a call of our own, so that a second visit starts where the first stopped. */
export const savePositionBody = z.object({
  course_id: id,
  lecture_id: id,
  position: seconds(86_400),
  /**
   * How long ago the person stopped there, in seconds: a device that was offline tells it late, and what another
   * device has told since then stands.
   */
  age: seconds(learning.positionAcceptedFor / 1000).default(0),
});
