import * as z from 'zod/mini';
import { parseWhole } from './parse-fields.ts';

/** `GET /api/Statistics` of any server; a missing figure is 0. */
export const parseStatistics = z.pipe(
  z.looseObject({
    students: parseWhole,
    courses: parseWhole,
    projects: parseWhole,
    articles: parseWhole,
  }),
  z.transform(({ students, courses, projects, articles }) => ({
    students,
    courses,
    projects,
    articles,
  })),
);
export type ParsedStatistics = z.output<typeof parseStatistics>;
