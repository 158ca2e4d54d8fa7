export { attemptsLeft } from './attempts-left.ts';
export { lockPlace } from './lock-place.ts';
export { countRefused, gradeAgainKind } from './marking/grade-again.ts';
export { gradeText, type TextMark } from './marking/grade-text.ts';
export { marksOf, marksOfPeople } from './marks-of.ts';
export { presentSummary } from './present.ts';
export { presentReviewed } from './present-question.ts';
export { attemptsOf, findAttempt, questionsOf } from './queries.ts';
export { quizOf } from './quiz-of.ts';
