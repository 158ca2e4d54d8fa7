import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { readWaiting } from './read-question-inbox.ts';
import { routes } from './routes.ts';

export const discussions: Feature = {
  name: 'discussions',
  personalData,
  routes: [routes],
  waiting: { questions: readWaiting },
};
