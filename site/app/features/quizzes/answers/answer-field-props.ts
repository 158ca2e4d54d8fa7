import type { GivenAnswer } from '@nibras/contract/questions.ts';
import type { AskedQuestion } from '@nibras/contract/quizzes.ts';

export interface AnswerFieldProps {
  question: AskedQuestion;
  answer: GivenAnswer;
  /** The id of the question's text, which names the field. */
  labelId: string;
  disabled: boolean;
  onAnswer(answer: GivenAnswer): void;
}
