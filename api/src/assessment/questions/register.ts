import { undoQuestionStates } from '#content/items/index.ts';
import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { undoCopyQuestions } from './studio/copy-questions.ts';
import { undoExtendQuiz } from './studio/extend-quiz.ts';
import { questionRoutes } from './studio/routes.ts';
import { undoTagQuestions } from './studio/tag-questions.ts';

/** The bank of questions of a course. */
export const questions: Feature = {
  name: 'questions',
  personalData,
  routes: [questionRoutes],
  undo: {
    'questions-copied': stored('edit', undoCopyQuestions),
    'questions-tagged': stored('edit', undoTagQuestions),
    'questions-published': stored('publish', undoQuestionStates),
    'questions-binned': stored('remove', undoQuestionStates),
    'questions-restored': stored('remove', undoQuestionStates),
    'quiz-extended': stored('edit', undoExtendQuiz),
  },
};
