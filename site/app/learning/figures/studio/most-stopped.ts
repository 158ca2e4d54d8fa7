import type {
  CourseFigures,
  LectureFigures,
} from '@nibras/contract/learning/figures/studio/shapes.ts';

/** The lecture in which most learners have stopped, the earlier one of two that are equal; null where none has. */
export function mostStopped({ lectures }: Pick<CourseFigures, 'lectures'>): LectureFigures | null {
  return lectures.reduce<LectureFigures | null>(
    (one, other) => (other.stopped > (one?.stopped ?? 0) ? other : one),
    null,
  );
}
