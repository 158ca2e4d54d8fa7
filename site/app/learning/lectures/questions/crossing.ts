import { videoQuestions as limits } from '@nibras/contract/assessment/limits.ts';

/**
 * Says which seconds a video that plays has passed. A jump passes nothing, and neither does a way back: what lies between
 * stays open in the list (docs/behaviour/video-questions.md#asking).
 */
export function openCrossing() {
  let before: number | null = null;
  return {
    /**
     * @param now where the video stands, in seconds
     * @returns whether it has just passed a second: after the last place, and not after this one
     */
    reach(now: number): (second: number) => boolean {
      // A video that begins has not passed its first second.
      const from = before ?? (now < 1 ? -1 : now);
      before = now;
      const isPlayed = now >= from && now - from < limits.playedStep;
      return (second) => isPlayed && second > from && second <= now;
    },
  };
}
