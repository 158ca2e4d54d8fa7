import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import type { ChosenPicture } from '#studio-kit/editor/schema/picture.ts';

/** What every editor of a kind's answers gets. */
export interface AnswersProps {
  answers: QuestionAnswers;
  /** Changes parts of the answers; those of other kinds stay. */
  change(parts: Partial<QuestionAnswers>): void;
  disabled: boolean;
  choosePicture(): Promise<ChosenPicture | null>;
}
