import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { videoQuestionRoutes } from './routes.ts';
import { videoFigureRoutes } from './studio/routes.ts';

/** Questions of the bank that the video of a lecture asks at its seconds. */
export const videoQuestions: Feature = {
  name: 'video-questions',
  personalData,
  routes: [videoQuestionRoutes, videoFigureRoutes],
};
