import * as z from 'zod/mini';
import type { EnrolmentState } from '../learning/courses/shapes.ts';
import type { MyCourse } from '../learning/enrolment/shapes.ts';
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

interface ParsedEnrolment {
  status: EnrolmentState | null;
  created_at: string | null;
  /** When access ends or ended; null for no end, and from servers without ends. */
  access_until: string | null;
  /** The open purchase of the course for which something was sent; null for none, and from servers that do not sell. */
  purchase: { id: number; stage: string } | null;
}

/** `GET /api/check-enroll/{courseId}`; the state is null if the server sends none. */
export const parseEnrolment = z.pipe(
  z.looseObject({
    status: z.optional(z.unknown()),
    enrollStatus: z.optional(z.unknown()),
    created_at: parseOptionalText,
    access_until: parseOptionalText,
    purchase: parseOr(z.looseObject({ id: parseId, stage: parseText })),
  }),
  z.transform(
    (row): ParsedEnrolment => ({
      status: enrolmentStateOf(row.status) ?? enrolmentStateOf(row.enrollStatus),
      created_at: row.created_at,
      access_until: row.access_until,
      purchase: row.purchase ?? null,
    }),
  ),
);

const messageField = parseOr(z.looseObject({ message: parseText }));

/**
 * `POST /api/enroll`. A `data.message` means that a code is needed, regardless of other fields (docs/behaviour/enrolment.md#codes).
 * The state is null if the server sends none; then the site fetches it.
 */
export const parseStartedEnrolment = z.pipe(
  z.looseObject({
    status: z.optional(z.unknown()),
    data: messageField,
    message: parseText,
    resend_after: parseNumber,
    purchase: parseOr(z.looseObject({ id: parseId })),
  }),
  z.transform((row) => {
    const codeNeeded = row.data?.message || null;
    return {
      status: codeNeeded ? ('pending' as const) : enrolmentStateOf(row.status),
      message: codeNeeded ?? row.message,
      resendAfter: row.resend_after,
      /** What has to be paid first; null if nothing has to be, and from servers that do not sell. */
      purchase: row.purchase?.id ?? null,
    };
  }),
);
export type StartedEnrolment = z.output<typeof parseStartedEnrolment>;

/** The response of the code dialog's two calls; both texts or the whole body may be missing. */
export const parseTitled = z.pipe(
  parseOr(z.looseObject({ title: parseOptionalText, message: parseOptionalText })),
  z.transform((row) => ({ title: row?.title ?? null, message: row?.message ?? null })),
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
    access_until: parseOptionalText,
    active: z.optional(z.unknown()),
  }),
  z.transform(
    (row): ParsedMyCourse => ({
      id: row.id,
      slug: row.slug || String(row.id),
      name: row.name,
      image: row.image,
      teacher: {
        id: row.teacher?.id ?? 0,
        name: row.teacher?.name ?? '',
        profile_photo_url: row.teacher?.profile_photo_url ?? null,
      },
      rate: row.rate,
      lectures_count: row.lectures_count,
      watched_count: row.watched_count,
      next_lecture_id: row.next_lecture_id,
      access_until: row.access_until,
      // Servers without ends of access do not send it.
      active: row.active !== false,
    }),
  ),
);
/** Progress is an extension of the specification: null if the server sends none. */
export type ParsedMyCourse = Omit<MyCourse, 'watched_count'> & { watched_count: number | null };

/** `GET /api/my-courses?page={n}`: `last_page` is next to or inside `myCourses`. */
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
