import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { AskedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';

export interface AnswerFieldProps {
  question: AskedQuestion;
  answer: GivenAnswer;
  /** The id of the question's text, which names the field. */
  labelId: string;
  disabled: boolean;
  onAnswer(answer: GivenAnswer): void;
}
