import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { coursesTaught } from './desk-queries.ts';
export { hasQuestionInbox } from './policy.ts';
export { readWaiting } from './read-desk.ts';

export const discussions: Feature = { name: 'discussions', routes };
