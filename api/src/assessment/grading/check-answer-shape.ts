import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type {
  GivenAnswer,
  QuestionContent,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';

const partOf: Record<QuestionKind, keyof GivenAnswer> = {
  single: 'choice',
  multiple: 'choices',
  'true-false': 'choice',
  text: 'text',
  number: 'text',
  match: 'pairs',
  order: 'order',
  gaps: 'gaps',
  output: 'text',
  essay: 'text',
};
const shortTexts: ReadonlySet<QuestionKind> = new Set(['text', 'number']);

const areDifferent = (ids: readonly string[], known: ReadonlySet<string>) =>
  new Set(ids).size === ids.length && ids.every((id) => known.has(id));
const idsOf = (parts: readonly { id: string }[] = []) => new Set(parts.map(({ id }) => id));

/**
 * Whether an answer can be one to the question: it has no part but that of the question's kind, and names parts that exist,
 * each once. No answer, an empty object, fits every question; an order names all items.
 */
export function checkAnswerShape(
  { kind, answers }: Pick<QuestionContent, 'kind' | 'answers'>,
  answer: GivenAnswer,
): boolean {
  const own = partOf[kind];
  if (Object.entries(answer).some(([name, value]) => name !== own && value !== undefined)) {
    return false;
  }
  const { choice, choices, text, pairs, order, gaps } = answer;
  if (choice !== undefined) {
    return kind === 'true-false'
      ? choice === 'true' || choice === 'false'
      : idsOf(answers.choices).has(choice);
  }
  if (choices) return areDifferent(choices, idsOf(answers.choices));
  if (text !== undefined)
    return !shortTexts.has(kind) || text.length <= limits.shortAnswerMaxLength;
  if (pairs) {
    const rights = new Set([
      ...(answers.pairs ?? []).map(({ rightId }) => rightId),
      ...idsOf(answers.extras),
    ]);
    return (
      areDifferent(Object.keys(pairs), idsOf(answers.pairs)) &&
      Object.values(pairs).every((id) => rights.has(id))
    );
  }
  if (order) {
    return (
      order.length === (answers.items ?? []).length && areDifferent(order, idsOf(answers.items))
    );
  }
  return gaps === undefined || gaps.length <= (answers.gaps ?? []).length;
}
