import type { Feature } from '#platform/feature.ts';
import { readWaiting } from './read-desk.ts';
import { routes } from './routes.ts';

export const discussions: Feature = {
  name: 'discussions',
  routes: [routes],
  waiting: { questions: readWaiting },
};
