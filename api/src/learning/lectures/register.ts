import type { ReadMarks } from '#learning/courses/index.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { createVisitorRoutes, memberRoutes } from './routes.ts';
import { lectureSearch } from './studio/search.ts';
import { finishedLectures } from './studio/timeline.ts';

/** @param readMarks the marks of a person in a course's lectures */
export const createLectures = (readMarks: ReadMarks): Feature => ({
  name: 'lectures',
  personalData,
  search: lectureSearch,
  timeline: [finishedLectures],
  routes: [createVisitorRoutes(readMarks), memberRoutes],
});
