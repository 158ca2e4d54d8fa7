import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { askedQuestions } from './studio/timeline.ts';
import { waitingQuestions } from './waiting.ts';

export const discussions: Feature = {
  name: 'discussions',
  personalData,
  routes: [routes],
  waiting: { questions: waitingQuestions },
  timeline: [askedQuestions],
};
