import * as z from 'zod/mini';
import type { Teacher } from '../teachers.ts';
import {
  parseId,
  parseList,
  parseNumber,
  parseOptionalText,
  parseOr,
  parseText,
  parseWhole,
} from './parse-fields.ts';

/** A teacher from any server of the specification; what one does not send takes its fallback on the page. */
const teacher = z.pipe(
  z.looseObject({
    id: parseId,
    name: parseText,
    title: parseOptionalText,
    email: parseText,
    bio: parseOptionalText,
    profile_photo_url: parseOptionalText,
    students_count: parseWhole,
    courses_count: parseWhole,
    rating: parseNumber,
  }),
  z.transform(
    (read): Teacher => ({
      id: read.id,
      name: read.name,
      title: read.title,
      email: read.email,
      bio: read.bio,
      profile_photo_url: read.profile_photo_url,
      students_count: read.students_count,
      courses_count: read.courses_count,
      // A course that nobody has rated is sent as 0 by some.
      rating: read.rating || null,
    }),
  ),
);

/** The specification promises id, name and image; the rest is shown where it is there. */
const teacherCourse = z.pipe(
  z.looseObject({
    id: parseId,
    name: parseText,
    image: parseOptionalText,
    salary: z.optional(z.unknown()),
    lecture_count: parseNumber,
    enroll_count: parseNumber,
    rate: parseNumber,
  }),
  z.transform(({ id, name, image, salary, lecture_count, enroll_count, rate }) => ({
    id,
    name,
    image,
    /** Null is free; undefined where the server says nothing. */
    price: salary === undefined || salary === null ? salary : String(salary),
    lectures: lecture_count,
    students: enroll_count,
    rate: rate || null,
  })),
);
export type TeacherCourse = z.output<typeof teacherCourse>;

/** `GET /api/teacher/{id}?page={n}`. */
export const parseTeacherPage = z.pipe(
  z.looseObject({
    teacher,
    courses: parseOr(z.looseObject({ data: parseList(teacherCourse), last_page: parseWhole })),
  }),
  z.transform((read) => ({
    teacher: read.teacher,
    courses: read.courses?.data ?? [],
    lastPage: read.courses?.last_page || 1,
  })),
);
export type TeacherPage = z.output<typeof parseTeacherPage>;

const student = z.pipe(
  z.looseObject({
    name: parseText,
    profile_photo_url: parseOptionalText,
    pivot: parseOr(z.looseObject({ created_at: parseOptionalText })),
  }),
  z.transform(({ name, profile_photo_url, pivot }) => ({
    name,
    photo: profile_photo_url,
    joinedAt: pivot?.created_at ?? null,
  })),
);

/** `GET /api/teacher-students/{id}`. */
export const parseStudents = z.looseObject({ students: parseList(student) });

/** `GET /api/teacher-features/{id}`. */
export const parseFeatures = z.looseObject({
  features: parseList(z.looseObject({ id: parseWhole, name: parseText })),
});
