import type { QuestionAnswers, QuestionKind } from '@nibras/contract/questions.ts';
import { shuffled } from './draw-questions.ts';

const ids = (parts: readonly { id: string }[] = []) => parts.map(({ id }) => id);

/** Another order than the given one, which is the right one. */
function disordered(right: readonly string[]): string[] {
  const order = shuffled(right);
  const isRight = order.every((id, index) => id === right[index]);
  return isRight && order.length > 1 ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/**
 * The order in which an attempt shows the parts of a question: choices by the quiz's rule; right sides and items always in
 * another order than they are written, because that is the key.
 */
export function arrange(
  { kind, answers }: { kind: QuestionKind; answers: QuestionAnswers },
  shuffleAnswers: boolean,
): string[] {
  switch (kind) {
    case 'single':
    case 'multiple':
      return shuffleAnswers ? shuffled(ids(answers.choices)) : [];
    case 'match':
      return disordered([
        ...(answers.pairs ?? []).map(({ rightId }) => rightId),
        ...ids(answers.extras),
      ]);
    case 'order':
      return disordered(ids(answers.items));
    default:
      return [];
  }
}
