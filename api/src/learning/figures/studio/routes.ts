import { getStudioCoursesByIdFigures } from '@nibras/contract/learning/figures/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { readCourseFigures } from './read-course-figures.ts';

export const figuresRoutes: Routes = (serve, { db, now }) => {
  serve(getStudioCoursesByIdFigures, (request) =>
    readCourseFigures(db, { course: request.params.id, now: now() }),
  );
};
