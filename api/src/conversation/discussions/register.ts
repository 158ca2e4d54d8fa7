import type { Feature } from '#platform/feature.ts';
import { readWaiting } from './read-question-inbox.ts';
import { routes } from './routes.ts';

export const discussions: Feature = {
  name: 'discussions',
  routes: [routes],
  waiting: { questions: readWaiting },
};
