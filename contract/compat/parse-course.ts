import * as z from 'zod/mini';
import type {
  CourseCard,
  CourseDetail,
  CoursePermissions,
  CourseTeacher,
  EnrolmentState,
  FreeVideo,
  LectureRow,
} from '../learning/courses/shapes.ts';
import {
  cardFields,
  enrolmentStateOf,
  isWatched,
  lectureTypeOf,
  parseCoursePermissions,
  toCard,
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
} from './parse-fields.ts';
import { workFields, workOf } from './parse-work.ts';

const lectureRow = z.pipe(
  z.looseObject({
    id: parseId,
    slug: parseText,
    name: parseText,
    type: parseText,
    timeLecture: parseWhole,
    show: parseFlag,
    is_watch: z.optional(z.unknown()),
    ...workFields,
  }),
  z.transform(
    (row): LectureRow => ({
      id: row.id,
      slug: row.slug || String(row.id),
      name: row.name,
      type: lectureTypeOf(row.type),
      timeLecture: String(row.timeLecture),
      show: row.show ? 1 : 0,
      is_watch: isWatched(row.is_watch),
      ...workOf(row),
    }),
  ),
);

const chapterRow = z.pipe(
  z.looseObject({ id: parseId, name: parseText, lectures: parseList(lectureRow) }),
  z.transform(({ id, name, lectures }) => ({ id, name, lectures })),
);

const namedRow = z.pipe(
  z.looseObject({ id: parseId, name: parseText }),
  z.transform(({ id, name }) => ({ id, name })),
);

/** Only the server reads it, for search engines. */
const freeVideo = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  seconds: z.nullable(z.number()),
  chapters: z.array(z.object({ start: z.number(), title: z.string() })),
});

const teacherFields = z.looseObject({
  id: parseWhole,
  name: parseText,
  title: parseOptionalText,
  bio: parseOptionalText,
  profile_photo_url: parseOptionalText,
  students_count: parseWhole,
  courses_count: parseWhole,
  rating: parseNumber,
});

const resourceRow = z.pipe(
  z.looseObject({
    id: parseId,
    name: parseText,
    file: parseOptionalText,
    size: parseNumber,
    members_only: parseFlag,
  }),
  z.transform(
    ({ id, name, file, size, members_only }): ParsedResource => ({
      id,
      name,
      file,
      size,
      members_only,
    }),
  ),
);
/** `size` is null if the server sends none. */
export type ParsedResource = Omit<CourseDetail['resources'][number], 'size'> & {
  size: number | null;
};

const reviewRow = z.pipe(
  z.looseObject({
    id: parseId,
    rating: parseWhole,
    comment: parseText,
    created_at: parseText,
    user: parseOr(
      z.looseObject({
        id: parseWhole,
        name: parseText,
        profile_photo_url: parseOptionalText,
      }),
    ),
    answer: parseOr(z.looseObject({ text: parseText, by: parseText, at: parseText })),
  }),
  z.transform(
    ({ id, rating, comment, created_at, user, answer }): CourseDetail['reviews'][number] => ({
      id,
      rating: Math.min(5, Math.max(1, rating)),
      comment,
      created_at,
      user: {
        id: user?.id ?? 0,
        name: user?.name ?? '',
        profile_photo_url: user?.profile_photo_url ?? null,
      },
      answer: answer?.text ? answer : null,
    }),
  ),
);

const detailFields = z.extend(cardFields, {
  long_description: parseText,
  videos: parseOptionalText,
  lan: parseText,
  certificate: parseFlag,
  free_videos: parseList(freeVideo),
  certificate_terms: z.optional(z.unknown()),
  is_favorite: parseFlag,
  user_id: parseWhole,
  instructor_id: parseWhole,
  created_by: parseWhole,
  teacher: parseOr(teacherFields),
  chapters: parseList(chapterRow),
  features: parseList(namedRow),
  resources: parseList(resourceRow),
  reviews: parseList(reviewRow),
  payable: z.optional(z.unknown()),
  sold_days: parseNumber,
  sold_until: parseOptionalText,
  updated_at: parseText,
  preview_image: parseOptionalText,
  enrollStatus: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
});

/** The contract's course, except for fields that other servers may not send. */
export type ParsedCourse = Omit<
  CourseDetail,
  'teacher' | 'resources' | 'free_videos' | 'preview_image' | 'certificate_terms'
> & {
  /** Null for a server that knows no rules of completion. */
  certificate_terms: string | null;
  free_videos: FreeVideo[];
  /** Null if the server draws no link previews. */
  preview_image: string | null;
  /** The id is 0 if the server sends only a name; then there is no page to link to. */
  teacher: CourseTeacher;
  /** The ids in all fields that name the teacher. */
  teacherIds: number[];
  resources: ParsedResource[];
};

function toTeacher(row: z.output<typeof detailFields>, card: CourseCard): CourseTeacher {
  const teacher = row.teacher;
  return {
    id: teacher?.id || row.user_id || row.instructor_id || row.created_by,
    name: teacher?.name || card.user,
    title: teacher?.title ?? null,
    bio: teacher?.bio ?? null,
    profile_photo_url: teacher?.profile_photo_url ?? card.userImage,
    students_count: teacher?.students_count ?? 0,
    courses_count: teacher?.courses_count ?? 0,
    rating: teacher?.rating ?? null,
  };
}

function toCourse(row: z.output<typeof detailFields>): ParsedCourse {
  const card = toCard(row);
  const teacher = toTeacher(row, card);
  return {
    ...card,
    user: teacher.name,
    userImage: teacher.profile_photo_url,
    lecture_count:
      card.lecture_count || row.chapters.reduce((sum, { lectures }) => sum + lectures.length, 0),
    long_description: row.long_description,
    videos: row.videos,
    lan: row.lan,
    certificate: row.certificate,
    free_videos: row.free_videos,
    certificate_terms: typeof row.certificate_terms === 'string' ? row.certificate_terms : null,
    is_favorite: row.is_favorite,
    user_id: teacher.id,
    teacher,
    teacherIds: [teacher.id, row.user_id, row.instructor_id, row.created_by].filter(Boolean),
    chapters: row.chapters,
    features: row.features,
    resources: row.resources,
    reviews: row.reviews,
    // A server that says nothing of it sells its courses.
    payable: row.payable !== false,
    sold_days: row.sold_days,
    sold_until: row.sold_until,
    updated_at: row.updated_at,
    preview_image: row.preview_image,
  };
}

export type ParsedCourseAnswer = {
  course: ParsedCourse;
  status: EnrolmentState;
  /** Null if the server sends none. */
  permissions: CoursePermissions | null;
};

/**
 * `GET /api/course-details/{id}` and the same call for signed-in people. A person who has watched a lecture counts as
 * enrolled if the server sends no enrolment state (docs/behaviour/enrolment.md#states).
 */
export const parseCourseAnswer = z.pipe(
  z.looseObject({
    course: detailFields,
    permissions: parseCoursePermissions,
    status: z.optional(z.unknown()),
    enrollStatus: z.optional(z.unknown()),
  }),
  z.transform(({ course: fields, status, enrollStatus, permissions }): ParsedCourseAnswer => {
    const course = toCourse(fields);
    const state =
      enrolmentStateOf(enrollStatus) ??
      enrolmentStateOf(status) ??
      enrolmentStateOf(fields.enrollStatus);
    const hasWatched = course.chapters.some(({ lectures }) => lectures.some((one) => one.is_watch));
    return { course, status: state ?? (hasWatched ? 'joined' : 'none'), permissions };
  }),
);

/** `GET /api/course-requirement/{id}`. */
export const parseRequirements = z.pipe(
  z.looseObject({ data: parseOr(z.looseObject({ CourseRequirement: parseList(namedRow) })) }),
  z.transform(({ data }) => data?.CourseRequirement ?? []),
);
