import { stored, undoneAlike } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { undoAnswer, undoDecision } from './undo-decision.ts';
import { waitingReports } from './waiting.ts';

/** Reports of reviews, questions and messages, and what moderators do with them. */
export const moderation: Feature = {
  name: 'moderation',
  personalData,
  routes: [routes],
  undo: {
    ...undoneAlike(
      ['content-hidden', 'content-restored', 'report-dismissed'],
      stored('moderate', undoDecision),
    ),
    ...undoneAlike(['review-answered', 'answer-removed'], stored('moderate', undoAnswer)),
  },
  waiting: { reports: waitingReports },
};
