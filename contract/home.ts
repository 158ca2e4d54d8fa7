import { z } from 'zod';

/** `GET /api/Statistics`; the figures agree with the lists' totals. */
export const statisticsAnswer = z.object({
  students: z.int(),
  courses: z.int(),
  projects: z.int(),
  articles: z.int(),
});
export type Statistics = z.infer<typeof statisticsAnswer>;
