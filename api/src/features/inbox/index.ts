import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { notifyOfMessage, notifyOfOrder, sendReceipt } from './arrivals.ts';
export { inboxCountsOf } from './counts.ts';
export { studioLink } from './mails.ts';
export { answers, isManagedBy, isOwn } from './policy.ts';
export { arrivalState, originOf } from './spam.ts';
export { undoMark, undoNote, undoTemplates } from './undo-inbox.ts';

/** Orders and contact messages as those who answer them see them, and what happens when one arrives. */
export const inbox: Feature = { name: 'inbox', routes };
