import { z } from 'zod';
import { sixDigits } from '../../people/auth/shapes.ts';
import { neededPurchase, purchaseStages } from '../../selling/purchases/shapes.ts';
import { id, pageNumber, picture, timestamp } from '../../wire.ts';
import { enrolmentStates } from '../courses/shapes.ts';

/**
 * `takes_proof`, an extension: anyone who has proved their address within the last minutes joins a free course without another
 * code. A client that speaks the specification alone does not say so, and gets the code.
 */
export const startEnrolmentBody = z.object({
  courseId: id,
  takes_proof: z.boolean().default(false),
});
export const enrolmentParams = z.object({ courseId: id });
export const confirmEnrolmentBody = z.object({ code: sixDigits });

/** `data.message` is set only if a code is needed; it opens the code dialog. */
export const startEnrolmentAnswer = z.object({
  message: z.string(),
  data: z.object({ message: z.string().optional() }),
  status: z.enum(enrolmentStates),
  /** Seconds until another code may be requested. */
  resend_after: z.int().optional(),
  /** Of a priced course that is not paid: what is to be paid, and where. */
  purchase: neededPurchase.optional(),
});

export const titledAnswer = z.object({ title: z.string(), message: z.string() });

export const checkEnrolmentAnswer = z.object({
  status: z.enum(enrolmentStates),
  enrollStatus: z.enum(enrolmentStates),
  created_at: timestamp.nullable(),
  /** When access ends or ended; null for no end. */
  access_until: timestamp.nullable(),
  /** The caller's open purchase of the course for which something was sent, with where it stands; null for none. */
  purchase: z.object({ id: z.int(), stage: z.enum(purchaseStages) }).nullable(),
});
export type CheckEnrolmentAnswer = z.infer<typeof checkEnrolmentAnswer>;

export const myCourse = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  teacher: z.object({ id: z.int(), name: z.string(), profile_photo_url: picture }),
  rate: z.number().nullable(),
  lectures_count: z.int(),
  watched_count: z.int(),
  /** The first lecture that is not completed; null if there is none. */
  next_lecture_id: z.int().nullable(),
  /** When access ends or ended; null for no end. */
  access_until: timestamp.nullable(),
  /** Whether the person is a member now; lectures of an ended course are closed. */
  active: z.boolean(),
});
export type MyCourse = z.infer<typeof myCourse>;

export const myCoursesQuery = z.object({ page: pageNumber });

export const myCoursesAnswer = z.object({
  myCourses: z.object({
    data: z.array(myCourse),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  }),
  last_page: z.int(),
});
