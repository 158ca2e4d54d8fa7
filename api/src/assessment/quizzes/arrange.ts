import type {
  QuestionAnswers,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { placeOfChoice } from '@nibras/contract/text/choice-place.ts';
import { textOfHtml } from '#platform/html/text-of-html.ts';
import { shuffled } from './draw-questions.ts';

const ids = (parts: readonly { id: string }[] = []) => parts.map(({ id }) => id);

/** Puts ids into some order. */
export type Shuffle = (ids: readonly string[]) => string[];

/** Another order than the given one, which is the right one. */
function disordered(right: readonly string[], shuffle: Shuffle): string[] {
  const order = shuffle(right);
  const isRight = order.every((id, index) => id === right[index]);
  return isRight && order.length > 1 ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/**
 * Choices in another order than they are written. What speaks of all the others stays behind them; where one names others
 * by their letters, or the question says so, none moves.
 */
function shuffledChoices(
  { choices = [], inOrder = false }: QuestionAnswers,
  shuffle: Shuffle,
): string[] {
  const placed = choices.map(({ id, html, last }) => {
    const place = placeOfChoice(textOfHtml(html));
    return { id, place: last === undefined ? place : last ? 'last' : 'anywhere' };
  });
  if (inOrder || placed.some(({ place }) => place === 'in-order')) return [];
  const [moving, last] = [
    placed.filter((one) => one.place === 'anywhere'),
    placed.filter((one) => one.place === 'last'),
  ];
  return [...shuffle(ids(moving)), ...ids(last)];
}

/**
 * The order in which an attempt shows the parts of a question: choices by the quiz's rule; right sides and items always in
 * another order than they are written, because that is the key.
 * @param shuffle by default a random order
 */
export function arrange(
  { kind, answers }: { kind: QuestionKind; answers: QuestionAnswers },
  shuffleAnswers: boolean,
  shuffle: Shuffle = shuffled,
): string[] {
  switch (kind) {
    case 'single':
    case 'multiple':
      return shuffleAnswers ? shuffledChoices(answers, shuffle) : [];
    case 'match':
      return disordered(
        [...(answers.pairs ?? []).map(({ rightId }) => rightId), ...ids(answers.extras)],
        shuffle,
      );
    case 'order':
      return disordered(ids(answers.items), shuffle);
    default:
      return [];
  }
}
