import { z } from 'zod';

/** `GET /api/Statistics`; the figures equal the totals of the lists. */
export const statisticsAnswer = z.object({
  students: z.int(),
  courses: z.int(),
  projects: z.int(),
  articles: z.int(),
});
export type Statistics = z.infer<typeof statisticsAnswer>;
