import { videoQuestions as limits } from '@nibras/contract/assessment/limits.ts';
import type { VideoQuestionPlace } from '@nibras/contract/assessment/video-questions/shapes.ts';

/** A whole second at which a question may stand. */
const bounded = (second: number) => Math.min(limits.lastSecond, Math.max(0, Math.floor(second)));

/** Places in the order of their seconds; those at one second stay in theirs. A question stands once. */
export function inOrderOfTime(places: readonly VideoQuestionPlace[]): VideoQuestionPlace[] {
  const seen = new Set<number>();
  return places
    .filter(({ question }) => !seen.has(question) && seen.add(question))
    .toSorted((one, other) => one.second - other.second);
}

/** The places with a question at a second, which moves one that stands elsewhere. */
export const withPlace = (
  places: readonly VideoQuestionPlace[],
  { question, second }: VideoQuestionPlace,
): VideoQuestionPlace[] =>
  inOrderOfTime([
    ...places.filter((place) => place.question !== question),
    { question, second: bounded(second) },
  ]);
