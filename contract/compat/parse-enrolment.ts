import * as z from 'zod/mini';
import type { EnrolmentState } from '../courses.ts';
import type { MyCourse } from '../enrolment.ts';
import { enrolmentStateOf } from './parse-course-list.ts';
import {
  parseId,
  parseList,
  parseNumber,
  parseOptionalText,
  parseOr,
  parseText,
  parseWhole,
} from './parse-fields.ts';

/** `GET /api/check-enroll/{courseId}`; the state is null when the server says nothing. */
export const parseEnrolment = z.pipe(
  z.looseObject({
    status: z.optional(z.unknown()),
    enrollStatus: z.optional(z.unknown()),
    created_at: parseOptionalText,
  }),
  z.transform((read): { status: EnrolmentState | null; created_at: string | null } => ({
    status: enrolmentStateOf(read.status) ?? enrolmentStateOf(read.enrollStatus),
    created_at: read.created_at,
  })),
);

const messageField = parseOr(z.looseObject({ message: parseText }));

/**
 * `POST /api/enroll`. A `data.message` means that a code is needed, whatever else is said (docs/behaviour/enrolment.md#codes). The state
 * is null when the server says nothing: then it is to be asked for.
 */
export const parseStartedEnrolment = z.pipe(
  z.looseObject({
    status: z.optional(z.unknown()),
    data: messageField,
    message: parseText,
    resend_after: parseNumber,
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
export type StartedEnrolment = z.output<typeof parseStartedEnrolment>;

/** What the two calls of the code dialog answer; both texts may be missing, or the whole body. */
export const parseTitled = z.pipe(
  parseOr(z.looseObject({ title: parseOptionalText, message: parseOptionalText })),
  z.transform((read) => ({ title: read?.title ?? null, message: read?.message ?? null })),
);
export type CodeAnswer = z.output<typeof parseTitled>;

const teacherFields = parseOr(
  z.looseObject({
    id: parseWhole,
    name: parseText,
    profile_photo_url: parseOptionalText,
  }),
);

const myCourseRow = z.pipe(
  z.looseObject({
    id: parseId,
    slug: parseText,
    name: parseText,
    image: parseOptionalText,
    teacher: teacherFields,
    rate: parseNumber,
    lectures_count: parseWhole,
    watched_count: parseNumber,
    next_lecture_id: parseNumber,
  }),
  z.transform(
    (read): ParsedMyCourse => ({
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
export type ParsedMyCourse = Omit<MyCourse, 'watched_count'> & { watched_count: number | null };

/** `GET /api/my-courses?page={n}`: `last_page` stands beside or inside `myCourses`. */
export const parseMyCourses = z.pipe(
  z.looseObject({
    myCourses: z.looseObject({ data: parseList(myCourseRow), last_page: parseWhole }),
    last_page: parseWhole,
  }),
  z.transform(({ myCourses, last_page }) => ({
    courses: myCourses.data,
    lastPage: last_page || myCourses.last_page || 1,
  })),
);
