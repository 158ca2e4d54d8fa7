export { AnswerField } from './answers/answer-field.tsx';
export { QuizLecture } from './quiz-lecture.tsx';
export { ReviewedCard } from './review/reviewed-card.tsx';
export { Rich } from './rich.tsx';
