import * as z from 'zod/mini';
import type { Teacher } from '../people/teachers/shapes.ts';
import {
  parseId,
  parseList,
  parseNumber,
  parseOptionalText,
  parseOr,
  parseText,
  parseWhole,
} from './parse-fields.ts';

/** A teacher; the page has fallbacks for missing fields. */
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
    (row): Teacher => ({
      id: row.id,
      name: row.name,
      title: row.title,
      email: row.email,
      bio: row.bio,
      profile_photo_url: row.profile_photo_url,
      students_count: row.students_count,
      courses_count: row.courses_count,
      // Some servers send 0 for no rating.
      rating: row.rating || null,
    }),
  ),
);

/** The specification requires id, name and image; other fields are optional. */
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
    /** Null means free; undefined if the server sends none. */
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
  z.transform((row) => ({
    teacher: row.teacher,
    courses: row.courses?.data ?? [],
    lastPage: row.courses?.last_page || 1,
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
