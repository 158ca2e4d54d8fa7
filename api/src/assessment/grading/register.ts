import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { undoAcceptAnswer } from './studio/accept-answer.ts';
import { undoGiveAttempt } from './studio/give-attempt.ts';
import { undoGradeText } from './studio/grade-waiting-text.ts';
import { markingRoutes } from './studio/routes.ts';
import { waitingTexts } from './studio/waiting.ts';

/** Answers that wait for a grade, the grades of a course, and the comparison of answers. */
export const grading: Feature = {
  name: 'grading',
  personalData,
  routes: [markingRoutes],
  undo: {
    'text-marked': stored('mark', undoGradeText),
    'answer-accepted': stored('publish', undoAcceptAnswer),
    'attempt-given': stored('mark', undoGiveAttempt),
  },
  waiting: { texts: waitingTexts },
};
