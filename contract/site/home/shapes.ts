import { z } from 'zod';
import { lectureTypes } from '../../learning/courses/shapes.ts';
import { picture, timestamp } from '../../wire.ts';

/** `GET /api/Statistics`; the figures equal the totals of the lists. */
export const statisticsAnswer = z.object({
  students: z.int(),
  courses: z.int(),
  projects: z.int(),
  articles: z.int(),
});
export type Statistics = z.infer<typeof statisticsAnswer>;

const named = z.object({ id: z.int(), name: z.string() });

/**
 * An extension of the specification: what a member's first page begins with
 * (docs/behaviour/home.md#a-members-first-page).
 */
export const memberHomeAnswer = z.object({
  /** The lecture to go on with; null where the person has begun and joined nothing, or has finished everything. */
  continue: z
    .object({
      course: named.extend({ image: picture }),
      lecture: named.extend({
        type: z.enum(lectureTypes),
        timeLecture: z.string(),
        poster: picture,
      }),
      /** Seconds. */
      position: z.number(),
      lectures_count: z.int(),
      watched_count: z.int(),
    })
    .nullable(),
  /** The person's questions with a reply that the person has not read, the newest reply first. */
  answers: z.object({
    data: z.array(
      z.object({
        /** The question's id. */
        id: z.int(),
        description: z.string(),
        conversation_id: z.int(),
        course: named,
        lecture: named,
        answered_at: timestamp,
      }),
    ),
    total: z.int(),
  }),
});
export type MemberHome = z.infer<typeof memberHomeAnswer>;
