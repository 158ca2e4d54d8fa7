import type { NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { type StudioVideo, useAtSecond } from '#studio-kit/video/use-studio-video.ts';

/** The last line that has begun at a moment and has not ended; null for none. By halves, because it runs while playing. */
export function spokenLine(lines: readonly NamedLine[], moment: number): string | null {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.start ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  const line = lines[low - 1];
  return line && moment < line.end ? line.id : null;
}

/** The line that is spoken now, followed while the video plays and is moved. */
export const useSpokenLine = (video: StudioVideo, lines: readonly NamedLine[]): string | null =>
  useAtSecond(video, (seconds) => spokenLine(lines, Math.round(seconds * 1_000)));
