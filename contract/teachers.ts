import { z } from 'zod';
import { courseCard, courseTeacher } from './courses.ts';
import { idOrSlug, pageNumber, picture, timestamp } from './wire.ts';

/** Teachers have no slug: what is no number is nobody's page, and answers 404. */
export const teacherParams = z.object({ id: idOrSlug });
export const teacherQuery = z.object({ page: pageNumber });

/** A teacher as the own page shows one: its e-mail is for the signed-in, who alone may ask. */
export const teacher = courseTeacher.extend({ email: z.string() });
export type Teacher = z.infer<typeof teacher>;

export const teacherAnswer = z.object({
  teacher,
  courses: z.object({
    data: z.array(courseCard),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  }),
});

/** `pivot.created_at` is when the student joined the newest of the teacher's courses. */
export const teacherStudent = z.object({
  id: z.int(),
  name: z.string(),
  profile_photo_url: picture,
  pivot: z.object({ created_at: timestamp }),
});

/** The latest few, newest first. */
export const teacherStudentsAnswer = z.object({ students: z.array(teacherStudent) });

export const teacherFeaturesAnswer = z.object({
  features: z.array(z.object({ id: z.int(), name: z.string() })),
});
