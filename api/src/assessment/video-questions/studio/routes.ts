import { getStudioLecturesByIdVideoQuestions } from '@nibras/contract/assessment/video-questions/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { questionFigures } from './question-figures.ts';

/** How the questions of a video were answered, for those who work on the course. No person is named. */
export const videoFigureRoutes: Routes = (serve, { db }) => {
  serve(getStudioLecturesByIdVideoQuestions, async ({ params, caller }) => ({
    figures: await questionFigures(db, { caller, lecture: params.id }),
  }));
};
