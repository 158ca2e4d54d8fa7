export { attemptsLeft } from './attempts-left.ts';
export { lockPlace } from './lock-place.ts';
export { markText, type TextMark } from './marking/mark-text.ts';
export { marksOf, marksOfPeople } from './marks-of.ts';
export { presentSummary } from './present.ts';
export { presentReviewed } from './present-question.ts';
export { attemptsOf, findAttempt, questionsOf } from './queries.ts';
export { quizOf } from './quiz-of.ts';
