import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { findModerator, openReports } from './scope.ts';
export { undoAnswer, undoDecision } from './undo-decision.ts';

/** Reports of reviews, questions and messages, and what moderators do with them. */
export const moderation: Feature = { name: 'moderation', routes };
