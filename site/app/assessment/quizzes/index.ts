export { AnswerField } from './answers/answer-field.tsx';
export { QuizLecture } from './quiz-lecture.tsx';
export { ReviewedCard } from './review/reviewed-card.tsx';
export { ParsedTexts, Rich, useParsedTexts } from './rich.tsx';
