import type { GivenAnswer, QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import type { Judgement } from './judgement.ts';

/** A share of the points for each left side with its right one. Right sides that look alike are taken for each other. */
export function gradeMatch(
  answers: QuestionAnswers,
  { pairs: given = {} }: GivenAnswer,
): Judgement {
  const { pairs = [], extras = [] } = answers;
  const looks = new Map([
    ...pairs.map(({ rightId, right }) => [rightId, right] as const),
    ...extras.map(({ id, html }) => [id, html] as const),
  ]);
  const judged: Record<string, boolean> = {};
  for (const { id, right } of pairs) {
    const chosen = given[id];
    if (chosen !== undefined) judged[id] = looks.get(chosen) === right;
  }
  const hits = Object.values(judged).filter(Boolean).length;
  return { share: pairs.length === 0 ? 0 : hits / pairs.length, judged };
}

/** The place in the right order of each given item; of items that look alike, the first given one is the first. */
function placesOf({ items = [] }: QuestionAnswers, order: readonly string[]): number[] {
  const free = new Map<string, number[]>();
  items.forEach(({ html }, at) => {
    free.set(html, [...(free.get(html) ?? []), at]);
  });
  const looks = new Map(items.map(({ id, html }) => [id, html]));
  return order.map((id) => free.get(looks.get(id) ?? '')?.shift() ?? -1);
}

/**
 * Of all pairs of items, those in the right order less those in the wrong one, never below 0: the right order has all
 * points, one swap of neighbours costs little, and an order by chance has none on average.
 */
export function gradeOrder(answers: QuestionAnswers, { order = [] }: GivenAnswer): Judgement {
  const places = placesOf(answers, order);
  const { length } = answers.items ?? [];
  const judged = Object.fromEntries(order.map((id, at) => [id, places[at] === at]));
  if (length === 0 || order.length !== length || places.includes(-1)) return { share: 0, judged };
  let balance = 0;
  places.forEach((place, at) => {
    for (const later of places.slice(at + 1)) balance += place < later ? 1 : -1;
  });
  const all = (length * (length - 1)) / 2;
  return { share: all === 0 ? 1 : Math.max(0, balance) / all, judged };
}
