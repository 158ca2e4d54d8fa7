export { QuestionStatistics } from './question-statistics.tsx';
export { QuizStatistics } from './quiz-statistics.tsx';
