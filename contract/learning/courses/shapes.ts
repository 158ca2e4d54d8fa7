import { z } from 'zod';
import { mark } from '../../assessment/quizzes/shapes.ts';
import { lists } from '../../limits.ts';
import {
  absentWhenEmpty,
  id,
  idOrSlug,
  listMeta,
  listQuery,
  pageNumber,
  picture,
  timestamp,
} from '../../wire.ts';
import {
  courseLengthNames,
  courseLevels,
  courseListOptionNames,
  courseOrders,
} from './course-options.ts';

export const category = z.object({ id: z.int(), name: z.string(), slug: z.string() });
export type Category = z.infer<typeof category>;
export const categoriesAnswer = z.object({ data: z.array(category) });

/**
 * The parameters that are extensions of the specification. A server that knows them says so in `options`
 * (docs/behaviour/courses.md#sorting-and-filters).
 */
export const courseListQuery = listQuery(lists.coursesPerPage).extend({
  /** Absent: first the courses that the provider chose, then the newest. */
  sort: absentWhenEmpty(z.enum(courseOrders).optional()),
  /** `1`: only courses without a price. */
  free: absentWhenEmpty(z.literal('1').optional()),
  level: absentWhenEmpty(z.enum(courseLevels).optional()),
  length: absentWhenEmpty(z.enum(courseLengthNames).optional()),
});
export type CourseListQuery = z.output<typeof courseListQuery>;

export const courseParams = z.object({ id: idOrSlug });
/** Any text is accepted, because an unknown category returns an empty list. */
export const categoryCoursesParams = z.object({ categoryId: idOrSlug });

/** A price in the installation's currency as a string; null means free. */
const salary = z.string().nullable();

export const courseCard = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  category: category.nullable(),
  enroll_count: z.int(),
  lecture_count: z.int(),
  description: z.string(),
  salary,
  user: z.string(),
  userImage: picture,
  rate: z.number().nullable(),
  /** Null for a course without one. */
  level: z.enum(courseLevels).nullable(),
  /** The length of all lectures together. */
  minutes: z.int(),
  created_at: timestamp,
});
export type CourseCard = z.infer<typeof courseCard>;

/** What the list can be sorted and filtered by; `level` is among them only where some course has one. */
export const courseListOptions = z.array(z.enum(courseListOptionNames));

export const courseListAnswer = z.object({
  data: z.array(courseCard),
  meta: listMeta,
  options: courseListOptions,
});

/**
 * `ended`, an extension of the specification: the person had joined, and their access has ended. They are no member until
 * it is extended, and cannot join again by a code.
 */
export const enrolmentStates = ['none', 'pending', 'joined', 'ended'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

export const lectureTypes = ['video', 'quiz', 'assignment', 'article'] as const;
export type LectureType = (typeof lectureTypes)[number];

/** With the kind of ours that the specification's calls tell as `assignment`. */
export const lectureKinds = [...lectureTypes, 'exercise'] as const;
export type LectureKind = (typeof lectureKinds)[number];

/** The type that the specification's calls tell. */
export const wireLectureType = (kind: LectureKind): LectureType =>
  kind === 'exercise' ? 'assignment' : kind;

/**
 * What a learner does in a lecture: answer its questions, or write its program. An extension; absent in lectures without,
 * which are all that a teacher has written no questions and no exercise for.
 */
export const lectureWorks = ['quiz', 'exercise'] as const;
export const lectureWork = z.enum(lectureWorks).optional();
export type LectureWork = (typeof lectureWorks)[number];

/** A lecture inside a course's chapters. `show` is 1 for a free preview; `timeLecture` is whole minutes. */
export const lectureRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(lectureTypes),
  timeLecture: z.string(),
  show: z.union([z.literal(0), z.literal(1)]),
  is_watch: z.boolean(),
  work: lectureWork,
  /** The caller's mark; absent for visitors and before something was submitted. An extension. */
  mark: mark.optional(),
});
export type LectureRow = z.infer<typeof lectureRow>;

export const chapter = z.object({ id: z.int(), name: z.string(), lectures: z.array(lectureRow) });
export type Chapter = z.infer<typeof chapter>;

export const courseTeacher = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string().nullable(),
  bio: z.string().nullable(),
  profile_photo_url: picture,
  students_count: z.int(),
  courses_count: z.int(),
  rating: z.number().nullable(),
});
export type CourseTeacher = z.infer<typeof courseTeacher>;

const named = z.object({ id: z.int(), name: z.string() });

/** `size` in bytes. `file` is null if it is for members only and the caller is no member. */
export const courseResource = z.object({
  id: z.int(),
  name: z.string(),
  file: z.string().nullable(),
  size: z.int(),
  members_only: z.boolean(),
});

export const courseReview = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  created_at: timestamp,
  user: z.object({ id: z.int(), name: z.string(), profile_photo_url: picture }),
  /** What the teacher or the provider wrote below it; `by` is '' for a person who has left. */
  answer: z.object({ text: z.string(), by: z.string(), at: timestamp }).nullable(),
});
export type CourseReview = z.infer<typeof courseReview>;

/** The video of a free lecture with its chapters, for search engines. */
export const freeVideo = z.object({
  /** The lecture's. */
  id: z.int(),
  name: z.string(),
  created_at: timestamp,
  /** Its length in seconds; null where it is unknown. */
  seconds: z.number().nullable(),
  /** In the order of their starts, in seconds. */
  chapters: z.array(z.object({ start: z.number(), title: z.string() })),
});
export type FreeVideo = z.infer<typeof freeVideo>;

export const courseDetail = courseCard.extend({
  long_description: z.string(),
  videos: z.string().nullable(),
  lan: z.string(),
  certificate: z.boolean(),
  /**
   * What the certificate takes, in words; '' where finishing the lectures is all, and without a certificate. An extension.
   */
  certificate_terms: z.string(),
  is_favorite: z.boolean(),
  user_id: z.int(),
  teacher: courseTeacher,
  chapters: z.array(chapter),
  /** Those with chapters of their own; absent where none has. An extension of the specification. */
  free_videos: z.array(freeVideo).optional(),
  features: z.array(named),
  resources: z.array(courseResource),
  reviews: z.array(courseReview),
  /** For how many days a person who joins now has access, or until when; both null for access without an end. An extension. */
  /** Whether it can be paid now: by a transfer, a gateway, or the caller's credit. True of a free course. An extension. */
  payable: z.boolean(),
  sold_days: z.int().nullable(),
  sold_until: timestamp.nullable(),
  updated_at: timestamp,
  /** The path of the link preview's picture on the API's host. An extension of the specification. */
  preview_image: z.string(),
});
export type CourseDetail = z.infer<typeof courseDetail>;

/** The caller's permissions in a course. The server decides them, and the site only reads them. */
export const coursePermissions = z.object({
  /** May open every lecture; without it only those with `show` = 1. */
  watch: z.boolean(),
  /** May start or complete an enrolment. */
  enrol: z.boolean(),
  review: z.boolean(),
  /** May answer as its teacher. */
  teach: z.boolean(),
  /** May edit it in the studio; absent for everybody else. */
  edit: z.literal(true).optional(),
});
export type CoursePermissions = z.infer<typeof coursePermissions>;

export const courseDetailAnswer = z.object({
  course: courseDetail,
  permissions: coursePermissions,
  status: z.enum(enrolmentStates),
  enrollStatus: z.enum(enrolmentStates),
  /** When the caller's access ends or ended; null where it has no end or there is none. An extension. */
  access_until: timestamp.nullable(),
});
export type CourseDetailAnswer = z.infer<typeof courseDetailAnswer>;

export const courseRequirementsAnswer = z.object({
  data: z.object({ CourseRequirement: z.array(named) }),
});

/** An extension of the specification: the caller's favourites, the newest first. */
export const favouritesQuery = z.object({ page: pageNumber });
export const favouritesAnswer = z.object({ data: z.array(courseCard), meta: listMeta });

export const toggleFavouriteParams = z.object({ id });
export const toggleFavouriteAnswer = z.object({ message: z.string(), is_favorite: z.boolean() });
