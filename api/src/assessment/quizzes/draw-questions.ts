import { randomInt } from 'node:crypto';
import type { QuizItem } from '@nibras/contract/assessment/quizzes/shapes.ts';

/** A published question of the course's bank. */
export interface PoolQuestion {
  id: number;
  tags: string[];
}

/** A copy in an order that nobody can foresee. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}

/**
 * Draws the questions of an attempt in the order of the quiz's items. None comes twice: what the quiz asks by itself is not
 * drawn, and where a question has two tags that are drawn of, the draws are arranged so that as many as possible are full
 * (augmenting paths). What is not in the pool is left out.
 */
export function drawQuestions<Question extends PoolQuestion>(
  items: readonly QuizItem[],
  pool: readonly Question[],
): Question[] {
  const byId = new Map(pool.map((question) => [question.id, question]));
  const fixed = new Set(items.flatMap((item) => ('question' in item ? [item.question] : [])));
  const free = shuffled(pool.filter(({ id }) => !fixed.has(id)));
  /** A place for each question of a draw, and the places that hold a question. */
  const places = items.flatMap((item, index) =>
    'tag' in item ? Array.from({ length: item.count }, () => ({ index, tag: item.tag })) : [],
  );
  const placeOf = new Map<number, number>();
  const fill = (place: number, tried: Set<number>): boolean => {
    const { tag } = places[place] as (typeof places)[number];
    for (const { id, tags } of free) {
      if (!tags.includes(tag) || tried.has(id)) continue;
      tried.add(id);
      const taken = placeOf.get(id);
      if (taken === undefined || fill(taken, tried)) {
        placeOf.set(id, place);
        return true;
      }
    }
    return false;
  };
  // After the first place of an item that stays empty the item's others do too.
  const full = new Set<number>();
  for (const [place, { index }] of places.entries()) {
    if (!full.has(index) && !fill(place, new Set())) full.add(index);
  }
  const drawn = new Map<number, number[]>();
  for (const [id, place] of placeOf) {
    const index = places[place]?.index ?? 0;
    drawn.set(index, [...(drawn.get(index) ?? []), id]);
  }
  const asked = items.flatMap((item, index) =>
    'question' in item ? [item.question] : shuffled(drawn.get(index) ?? []),
  );
  return [...new Set(asked)].flatMap((id) => byId.get(id) ?? []);
}
