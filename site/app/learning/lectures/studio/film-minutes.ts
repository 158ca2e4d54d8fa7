import { filmMinutes } from '@nibras/contract/content/media/studio/shapes.ts';

export interface Film {
  path: string;
  /** Seconds; null while it is not known. */
  duration: number | null;
}

/**
 * The minutes that a lecture gets from its film: where it has none, and where another film has just taken the place of
 * the one that was seen before. Null where they stay as they are, since somebody may have typed them.
 */
export function minutesFromFilm({
  minutes,
  before,
  film,
}: {
  minutes: number;
  before: Film | null;
  film: Film;
}): number | null {
  if (film.duration === null) return null;
  const read = filmMinutes(film.duration);
  const isOther =
    before !== null && (before.path !== film.path || before.duration !== film.duration);
  return (minutes === 0 || isOther) && read !== minutes ? read : null;
}
