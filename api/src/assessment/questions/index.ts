export { changeQuestions, questionStates } from './studio/change-questions.ts';
export {
  copyUsedQuestions,
  placesWithCopies,
  rewriteDraftedQuiz,
  withCopies,
} from './studio/copy-quiz.ts';
export { requireBankRoom } from './studio/create-question.ts';
export { draftedQuestions } from './studio/drafted-questions.ts';
export { copyBank, type QuestionCopies } from './studio/insert-copies.ts';
