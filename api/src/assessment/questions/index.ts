export { questionStates } from './studio/change-questions.ts';
export { copyAskedQuestions, rewriteDraftedQuiz, withCopies } from './studio/copy-quiz.ts';
export { draftedQuestions } from './studio/drafted-questions.ts';
export { copyBank, type QuestionCopies } from './studio/insert-copies.ts';
export { requireBankRoom } from './studio/make-question.ts';
