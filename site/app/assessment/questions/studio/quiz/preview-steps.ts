import type { KeyedItem } from './quiz-items.ts';

/** What the preview shows one after the other: a question, or a draw for which the bank has none. */
export type PreviewStep = { question: number; tag?: string } | { emptyTag: string };

/** A prime, so that each `turn` below it orders the ids anew. */
const prime = 7919;

/**
 * The steps of a quiz: its questions, and in the place of each draw an example of what it draws. None comes twice.
 * @param bank the questions of each tag that is drawn of
 * @param turn another number draws other examples
 */
export function previewSteps(
  keyed: readonly KeyedItem[],
  bank: ReadonlyMap<string, readonly number[]>,
  turn: number,
): PreviewStep[] {
  const taken = new Set(keyed.map(({ key }) => key));
  const rank = (id: number) => (((id % prime) + 1) * turn) % prime;
  return keyed.flatMap(({ item }): PreviewStep[] => {
    if ('question' in item) return [{ question: item.question }];
    const free = (bank.get(item.tag) ?? []).filter((id) => !taken.has(id));
    const drawn = free.toSorted((one, other) => rank(one) - rank(other)).slice(0, item.count);
    for (const id of drawn) taken.add(id);
    if (drawn.length === 0) return [{ emptyTag: item.tag }];
    return drawn.map((question) => ({ question, tag: item.tag }));
  });
}
