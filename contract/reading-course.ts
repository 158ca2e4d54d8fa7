import * as z from 'zod/mini';
import type {
  CourseCard,
  CourseDetail,
  CourseTeacher,
  EnrolmentState,
  LectureRow,
} from './courses.ts';
import {
  readFlag,
  readId,
  readList,
  readNumber,
  readOptionalText,
  readOr,
  readText,
  readWhole,
} from './reading.ts';
import {
  cardFields,
  enrolmentStateOf,
  isWatched,
  lectureTypeOf,
  toCard,
} from './reading-courses.ts';

const lectureRow = z.pipe(
  z.looseObject({
    id: readId,
    slug: readText,
    name: readText,
    type: readText,
    timeLecture: readWhole,
    show: readFlag,
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
  z.looseObject({ id: readId, name: readText, lectures: readList(lectureRow) }),
  z.transform(({ id, name, lectures }) => ({ id, name, lectures })),
);

const namedRow = z.pipe(
  z.looseObject({ id: readId, name: readText }),
  z.transform(({ id, name }) => ({ id, name })),
);

const teacherFields = z.looseObject({
  id: readWhole,
  name: readText,
  title: readOptionalText,
  bio: readOptionalText,
  profile_photo_url: readOptionalText,
  students_count: readWhole,
  courses_count: readWhole,
  rating: readNumber,
});

const resourceRow = z.pipe(
  z.looseObject({
    id: readId,
    name: readText,
    file: readOptionalText,
    size: readNumber,
    members_only: readFlag,
  }),
  z.transform(
    ({ id, name, file, size, members_only }): ReadResource => ({
      id,
      name,
      file,
      size,
      members_only,
    }),
  ),
);
/** A server that gives no size leaves it unknown. */
export type ReadResource = Omit<CourseDetail['resources'][number], 'size'> & {
  size: number | null;
};

const reviewRow = z.pipe(
  z.looseObject({
    id: readId,
    rating: readWhole,
    comment: readText,
    created_at: readText,
    user: readOr(
      z.looseObject({
        id: readWhole,
        name: readText,
        profile_photo_url: readOptionalText,
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
  long_description: readText,
  videos: readOptionalText,
  lan: readText,
  certificate: readFlag,
  is_favorite: readFlag,
  user_id: readWhole,
  instructor_id: readWhole,
  created_by: readWhole,
  teacher: readOr(teacherFields),
  chapters: readList(chapterRow),
  features: readList(namedRow),
  resources: readList(resourceRow),
  reviews: readList(reviewRow),
  updated_at: readText,
  enrollStatus: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
});

/** As the contract's, but for what other servers may not know. */
export type ReadCourse = Omit<CourseDetail, 'teacher' | 'resources'> & {
  /** Its id is 0 where the server names the teacher only by name: then there is no page to link to. */
  teacher: CourseTeacher;
  resources: ReadResource[];
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

function toCourse(read: z.output<typeof detailFields>): ReadCourse {
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
    chapters: read.chapters,
    features: read.features,
    resources: read.resources,
    reviews: read.reviews,
    updated_at: read.updated_at,
  };
}

export type ReadCourseAnswer = { course: ReadCourse; status: EnrolmentState };

/**
 * `GET /api/course-details/{id}` and its twin for who is signed in. Who has opened a lecture of the course, and of
 * whose enrolment the server says nothing, has joined it (document 2 §4).
 */
export const readCourseAnswer = z.pipe(
  z.looseObject({
    course: detailFields,
    status: z.optional(z.unknown()),
    enrollStatus: z.optional(z.unknown()),
  }),
  z.transform(({ course: fields, status, enrollStatus }): ReadCourseAnswer => {
    const course = toCourse(fields);
    const told =
      enrolmentStateOf(enrollStatus) ??
      enrolmentStateOf(status) ??
      enrolmentStateOf(fields.enrollStatus);
    const opened = course.chapters.some(({ lectures }) => lectures.some((one) => one.is_watch));
    return { course, status: told ?? (opened ? 'joined' : 'none') };
  }),
);

/** `GET /api/course-requirement/{id}`. */
export const readRequirements = z.pipe(
  z.looseObject({ data: readOr(z.looseObject({ CourseRequirement: readList(namedRow) })) }),
  z.transform(({ data }) => data?.CourseRequirement ?? []),
);
