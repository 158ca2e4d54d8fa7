import { z } from 'zod';
import { courseCard, courseTeacher } from '../../learning/courses/shapes.ts';
import { idOrSlug, pageNumber, picture, timestamp } from '../../wire.ts';

/** Teachers have no slug, so a text is answered with 404. */
export const teacherParams = z.object({ id: idOrSlug });
export const teacherQuery = z.object({ page: pageNumber });

/** A teacher on their own page. It contains the e-mail address, because only signed-in people may call it. */
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

/** `pivot.created_at` is the date of the student's latest enrolment in the teacher's courses. */
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
