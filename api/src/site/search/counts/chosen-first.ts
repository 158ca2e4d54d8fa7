import { type SQL, sql } from 'drizzle-orm';
import type { Searched } from '#platform/search/search.ts';
import type { Chosen } from './choice-queries.ts';

/** The largest part of a word's share in a rank: less than the step from a form of the word to a synonym (`best-first.ts`). */
const most = 0.45;
/** So many choices are worth half of it. */
const half = 5;

/** The part of a rank that the word has that counts least. */
function leastShare({ words, weights }: Pick<Searched, 'words' | 'weights'>): number {
  const all = words.map((_, at) => weights?.[at] ?? 1);
  return Math.min(...all) / all.reduce((sum, one) => sum + one, 0);
}

/**
 * What is taken from the rank of an item because people chose it for the same search. It is less than what any single word costs by its
 * place, as another form or as a synonym, so that it decides between near equals, and never puts something first that matches less.
 */
export function bonusOf(
  { kind, id }: { kind: string; id: SQL },
  { chosen, searched }: { chosen: readonly Chosen[]; searched: Searched },
): SQL {
  const ofKind = chosen.filter((one) => one.kind === kind);
  if (ofKind.length === 0 || searched.words.length === 0) return sql`0`;
  const step = most * leastShare(searched);
  const cases = ofKind.map(
    (one) => sql`when ${one.id} then ${(step * one.times) / (one.times + half)}::real`,
  );
  return sql`case ${id} ${sql.join(cases, sql` `)} else 0 end`;
}
