import * as z from 'zod/mini';
import type {
  CourseCard,
  CourseDetail,
  CoursePermissions,
  CourseTeacher,
  EnrolmentState,
  LectureRow,
} from '../courses.ts';
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

const lectureRow = z.pipe(
  z.looseObject({
    id: parseId,
    slug: parseText,
    name: parseText,
    type: parseText,
    timeLecture: parseWhole,
    show: parseFlag,
    is_watch: z.optional(z.unknown()),
  }),
  z.transform(
    (read): LectureRow => ({
      id: read.id,
      slug: read.slug || String(read.id),
      name: read.name,
      type: lectureTypeOf(read.type),
      timeLecture: String(read.timeLecture),
      show: read.show ? 1 : 0,
      is_watch: isWatched(read.is_watch),
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
/** A server that gives no size leaves it unknown. */
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
  }),
  z.transform(({ id, rating, comment, created_at, user }): CourseDetail['reviews'][number] => ({
    id,
    rating: Math.min(5, Math.max(1, rating)),
    comment,
    created_at,
    user: {
      id: user?.id ?? 0,
      name: user?.name ?? '',
      profile_photo_url: user?.profile_photo_url ?? null,
    },
  })),
);

const detailFields = z.extend(cardFields, {
  long_description: parseText,
  videos: parseOptionalText,
  lan: parseText,
  certificate: parseFlag,
  is_favorite: parseFlag,
  user_id: parseWhole,
  instructor_id: parseWhole,
  created_by: parseWhole,
  teacher: parseOr(teacherFields),
  chapters: parseList(chapterRow),
  features: parseList(namedRow),
  resources: parseList(resourceRow),
  reviews: parseList(reviewRow),
  updated_at: parseText,
  enrollStatus: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
});

/** As the contract's, but for what other servers may not know. */
export type ParsedCourse = Omit<CourseDetail, 'teacher' | 'resources'> & {
  /** Its id is 0 where the server names the teacher only by name: then there is no page to link to. */
  teacher: CourseTeacher;
  /** Whoever the course names as its teacher. */
  teacherIds: number[];
  resources: ParsedResource[];
};

function toTeacher(read: z.output<typeof detailFields>, card: CourseCard): CourseTeacher {
  const teacher = read.teacher;
  return {
    id: teacher?.id || read.user_id || read.instructor_id || read.created_by,
    name: teacher?.name || card.user,
    title: teacher?.title ?? null,
    bio: teacher?.bio ?? null,
    profile_photo_url: teacher?.profile_photo_url ?? card.userImage,
    students_count: teacher?.students_count ?? 0,
    courses_count: teacher?.courses_count ?? 0,
    rating: teacher?.rating ?? null,
  };
}

function toCourse(read: z.output<typeof detailFields>): ParsedCourse {
  const card = toCard(read);
  const teacher = toTeacher(read, card);
  return {
    ...card,
    user: teacher.name,
    userImage: teacher.profile_photo_url,
    lecture_count:
      card.lecture_count || read.chapters.reduce((sum, { lectures }) => sum + lectures.length, 0),
    long_description: read.long_description,
    videos: read.videos,
    lan: read.lan,
    certificate: read.certificate,
    is_favorite: read.is_favorite,
    user_id: teacher.id,
    teacher,
    teacherIds: [teacher.id, read.user_id, read.instructor_id, read.created_by].filter(Boolean),
    chapters: read.chapters,
    features: read.features,
    resources: read.resources,
    reviews: read.reviews,
    updated_at: read.updated_at,
  };
}

export type ParsedCourseAnswer = {
  course: ParsedCourse;
  status: EnrolmentState;
  /** Null where the server says nothing of them. */
  permissions: CoursePermissions | null;
};

/**
 * `GET /api/course-details/{id}` and its twin for who is signed in. Who has opened a lecture of the course, and of
 * whose enrolment the server says nothing, has joined it (docs/behaviour/enrolment.md#states).
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
    const told =
      enrolmentStateOf(enrollStatus) ??
      enrolmentStateOf(status) ??
      enrolmentStateOf(fields.enrollStatus);
    const opened = course.chapters.some(({ lectures }) => lectures.some((one) => one.is_watch));
    return { course, status: told ?? (opened ? 'joined' : 'none'), permissions };
  }),
);

/** `GET /api/course-requirement/{id}`. */
export const parseRequirements = z.pipe(
  z.looseObject({ data: parseOr(z.looseObject({ CourseRequirement: parseList(namedRow) })) }),
  z.transform(({ data }) => data?.CourseRequirement ?? []),
);
