import * as z from 'zod/mini';
import type { EnrolmentState } from './courses.ts';
import type { MyCourse } from './enrolment.ts';
import {
  readId,
  readList,
  readNumber,
  readOptionalText,
  readOr,
  readText,
  readWhole,
} from './reading.ts';
import { enrolmentStateOf } from './reading-courses.ts';

/** `GET /api/check-enroll/{courseId}`; the state is null when the server says nothing. */
export const readEnrolment = z.pipe(
  z.looseObject({
    status: z.optional(z.unknown()),
    enrollStatus: z.optional(z.unknown()),
    created_at: readOptionalText,
  }),
  z.transform((read): { status: EnrolmentState | null; created_at: string | null } => ({
    status: enrolmentStateOf(read.status) ?? enrolmentStateOf(read.enrollStatus),
    created_at: read.created_at,
  })),
);

const messageField = readOr(z.looseObject({ message: readText }));

/**
 * `POST /api/enroll`. A `data.message` means that a code is needed, whatever else is said (document 2 §7). The state
 * is null when the server says nothing: then it is to be asked for.
 */
export const readStartedEnrolment = z.pipe(
  z.looseObject({
    status: z.optional(z.unknown()),
    data: messageField,
    message: readText,
    resend_after: readNumber,
  }),
  z.transform((read) => {
    const codeNeeded = read.data?.message || null;
    return {
      status: codeNeeded ? ('pending' as const) : enrolmentStateOf(read.status),
      message: codeNeeded ?? read.message,
      resendAfter: read.resend_after,
    };
  }),
);
export type StartedEnrolment = z.output<typeof readStartedEnrolment>;

/** What the two calls of the code dialog answer; both texts may be missing, or the whole body. */
export const readTitled = z.pipe(
  readOr(z.looseObject({ title: readOptionalText, message: readOptionalText })),
  z.transform((read) => ({ title: read?.title ?? null, message: read?.message ?? null })),
);
export type Titled = z.output<typeof readTitled>;

const teacherFields = readOr(
  z.looseObject({
    id: readWhole,
    name: readText,
    profile_photo_url: readOptionalText,
  }),
);

const myCourseRow = z.pipe(
  z.looseObject({
    id: readId,
    slug: readText,
    name: readText,
    image: readOptionalText,
    teacher: teacherFields,
    rate: readNumber,
    lectures_count: readWhole,
    watched_count: readNumber,
    next_lecture_id: readNumber,
  }),
  z.transform(
    (read): ReadMyCourse => ({
      id: read.id,
      slug: read.slug || String(read.id),
      name: read.name,
      image: read.image,
      teacher: {
        id: read.teacher?.id ?? 0,
        name: read.teacher?.name ?? '',
        profile_photo_url: read.teacher?.profile_photo_url ?? null,
      },
      rate: read.rate,
      lectures_count: read.lectures_count,
      watched_count: read.watched_count,
      next_lecture_id: read.next_lecture_id,
    }),
  ),
);
/** Progress is a field of our own: null where the server tells none. */
export type ReadMyCourse = Omit<MyCourse, 'watched_count'> & { watched_count: number | null };

/** `GET /api/my-courses?page={n}`: `last_page` stands beside or inside `myCourses`. */
export const readMyCourses = z.pipe(
  z.looseObject({
    myCourses: z.looseObject({ data: readList(myCourseRow), last_page: readWhole }),
    last_page: readWhole,
  }),
  z.transform(({ myCourses, last_page }) => ({
    courses: myCourses.data,
    lastPage: last_page || myCourses.last_page || 1,
  })),
);
