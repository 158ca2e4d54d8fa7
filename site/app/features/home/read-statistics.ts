import { readWhole } from '@nibras/contract/reading.ts';
import * as z from 'zod/mini';

/** `GET /api/Statistics` of any server; a figure that is missing counts as none. */
export const readStatistics = z.pipe(
  z.looseObject({
    students: readWhole,
    courses: readWhole,
    projects: readWhole,
    articles: readWhole,
  }),
  z.transform(({ students, courses, projects, articles }) => ({
    students,
    courses,
    projects,
    articles,
  })),
);
export type ReadStatistics = z.output<typeof readStatistics>;
