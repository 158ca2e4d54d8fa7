/** Rounds to two decimals, half up. The small addend is for shares such as 0.335, which are stored a little too low. */
export const roundScore = (score: number) => Math.floor(score * 100 + 0.5 + 1e-9) / 100;

/**
 * The score of an answer: the share of the points, less what the opened hints cost, never below 0, with two decimals.
 * @param hintCosts the costs of the opened hints, each in per cent of the points
 * @returns null where a person has not marked it yet
 */
export function scoreOf(options: {
  points: number;
  share: number;
  hintCosts?: readonly number[];
}): number;
export function scoreOf(options: {
  points: number;
  share: number | null;
  hintCosts?: readonly number[];
}): number | null;
export function scoreOf({
  points,
  share,
  hintCosts = [],
}: {
  points: number;
  share: number | null;
  hintCosts?: readonly number[];
}): number | null {
  if (share === null) return null;
  const cost = hintCosts.reduce((sum, percent) => sum + percent, 0) / 100;
  return roundScore(points * Math.max(0, share - cost));
}
