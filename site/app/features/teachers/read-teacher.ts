import {
  readId,
  readList,
  readNumber,
  readOptionalText,
  readOr,
  readText,
  readWhole,
} from '@nibras/contract/reading.ts';
import type { Teacher } from '@nibras/contract/teachers.ts';
import * as z from 'zod/mini';

/** A teacher from any server of the specification; what one does not send takes its fallback on the page. */
const teacher = z.pipe(
  z.looseObject({
    id: readId,
    name: readText,
    title: readOptionalText,
    email: readText,
    bio: readOptionalText,
    profile_photo_url: readOptionalText,
    students_count: readWhole,
    courses_count: readWhole,
    rating: readNumber,
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
    id: readId,
    name: readText,
    image: readOptionalText,
    salary: z.optional(z.unknown()),
    lecture_count: readNumber,
    enroll_count: readNumber,
    rate: readNumber,
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
export const readTeacherPage = z.pipe(
  z.looseObject({
    teacher,
    courses: readOr(z.looseObject({ data: readList(teacherCourse), last_page: readWhole })),
  }),
  z.transform((read) => ({
    teacher: read.teacher,
    courses: read.courses?.data ?? [],
    lastPage: read.courses?.last_page || 1,
  })),
);
export type TeacherPage = z.output<typeof readTeacherPage>;

const student = z.pipe(
  z.looseObject({
    name: readText,
    profile_photo_url: readOptionalText,
    pivot: readOr(z.looseObject({ created_at: readOptionalText })),
  }),
  z.transform(({ name, profile_photo_url, pivot }) => ({
    name,
    photo: profile_photo_url,
    joinedAt: pivot?.created_at ?? null,
  })),
);

/** `GET /api/teacher-students/{id}`. */
export const readStudents = z.looseObject({ students: readList(student) });

/** `GET /api/teacher-features/{id}`. */
export const readFeatures = z.looseObject({
  features: readList(z.looseObject({ id: readWhole, name: readText })),
});
