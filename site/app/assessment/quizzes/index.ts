export { AnswerField } from './answers/answer-field.tsx';
export { QuizLecture } from './quiz-lecture.tsx';
export { ReviewedCard, verdictOf } from './review/reviewed-card.tsx';
export { Verdict, type VerdictName } from './review/verdict.tsx';
export { ParsedTexts, plainText, Rich, useParsedTexts } from './rich.tsx';
export { isAnswered } from './saving/is-answered.ts';
export { textsOf } from './texts-of.ts';
