import type { ReviewedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { ReviewedChoices } from './reviewed-choices.tsx';
import { ReviewedGaps } from './reviewed-gaps.tsx';
import { ReviewedMatch, ReviewedOrder } from './reviewed-lists.tsx';
import { ReviewedText } from './reviewed-text.tsx';

/** One's own answer beside the right one, by the kind of the question. */
export function ReviewedAnswer({ question }: { question: ReviewedQuestion }) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'true-false':
      return <ReviewedChoices question={question} />;
    case 'match':
      return <ReviewedMatch question={question} />;
    case 'order':
      return <ReviewedOrder question={question} />;
    case 'gaps':
      return <ReviewedGaps question={question} />;
    default:
      return <ReviewedText question={question} />;
  }
}
