import { videoMinutes } from '@nibras/contract/content/media/studio/shapes.ts';

export interface Video {
  path: string;
  /** Seconds; null while it is not known. */
  duration: number | null;
}

/**
 * The minutes that a lecture gets from its video: where it has none, and where another video has just taken the place of
 * the one that was seen before. Null where they stay as they are, since a person may have typed them.
 */
export function minutesFromVideo({
  minutes,
  before,
  video,
}: {
  minutes: number;
  before: Video | null;
  video: Video;
}): number | null {
  if (video.duration === null) return null;
  const read = videoMinutes(video.duration);
  const isOther =
    before !== null && (before.path !== video.path || before.duration !== video.duration);
  return (minutes === 0 || isOther) && read !== minutes ? read : null;
}
