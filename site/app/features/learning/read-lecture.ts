import { enrolmentStates, lectureTypes } from '@nibras/contract/courses.ts';
import { z } from 'zod';

/** What other servers may leave out or send otherwise is read as what it means (DESIGN §4, last point). */
const count = z.coerce.number().int();
const text = z.string().nullish();
const minutes = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const number = Number.parseInt(String(value ?? ''), 10);
    return Number.isFinite(number) ? number : null;
  });
const flag = z.union([z.boolean(), z.coerce.number()]).catch(false).transform(Boolean);
const type = z.enum(lectureTypes).catch('video');

const listedLecture = z.object({
  id: count,
  name: z.string(),
  type,
  timeLecture: minutes,
  show: flag,
  is_watch: flag,
});
export type ListedLecture = z.output<typeof listedLecture>;

const chapter = z.object({
  id: count,
  name: z.string(),
  lectures: z.array(listedLecture).catch([]),
});

const lecture = z.object({
  id: count,
  name: z.string(),
  type,
  timeLecture: minutes,
  show: flag,
  locked: z.boolean().optional(),
  is_watch: z
    .object({ status: z.string() })
    .nullish()
    .catch(null)
    .transform((value) => value?.status ?? 'notStarted'),
  position: z.coerce.number().min(0).catch(0),
  poster: text,
  videos: text,
  captions: z
    .array(z.object({ language: z.string(), label: z.string(), src: z.string() }))
    .catch([]),
  body: text,
});

const teacher = z.object({ id: count, name: z.string(), profile_photo_url: text });

/** The answer of `GET /api/LectureDetails/…`. */
export const lecturePage = z.object({
  lecture,
  course: z.object({
    id: count,
    name: z.string(),
    image: text,
    user_id: count.nullish().catch(null),
    instructor_id: count.nullish().catch(null),
    created_by: count.nullish().catch(null),
    status: z.enum(enrolmentStates).catch('none'),
    teacher: teacher.nullish().catch(null),
    chapters: z.array(chapter).catch([]),
  }),
});
export type LecturePage = z.output<typeof lecturePage>;

/** Whoever the course names as its teacher (document 2 §6). */
export const teacherIds = (course: LecturePage['course']): number[] =>
  [course.teacher?.id, course.user_id, course.instructor_id, course.created_by].filter(
    (id) => id != null,
  );
