import { foldDigits } from '@nibras/contract/text/digits.ts';
import { startAt } from './resume-position.ts';

const lastSecond = 86_400;

/** The second at which an address asks a video to begin: `?t=83`; null for none. */
export function askedSecond(search: string): number | null {
  const text = foldDigits(new URLSearchParams(search).get('t') ?? '').trim();
  return /^\d{1,5}$/.test(text) && Number(text) <= lastSecond ? Number(text) : null;
}

/**
 * Where a video stands during a visit, in seconds.
 * @param saved where its viewer stopped before
 * @param asked where the address asks it to begin
 */
export function openPlace({ saved, input }: { saved: number; input: number | null }) {
  let position = input ?? saved;
  /** A second that a person chose is kept also near the video's ends, where it would otherwise begin anew. */
  let chosen = input !== null;
  let jumped = chosen;
  let earliestPlayed = Number.POSITIVE_INFINITY;
  return {
    seconds: () => position,
    isChosen: () => chosen,
    /** Where a video of this length begins. */
    start: (duration: number): number =>
      chosen ? Math.min(position, Math.max(0, duration - 1)) : startAt(position, duration),
    /** A person chose a second outside the player. */
    jumpTo(seconds: number) {
      position = seconds;
      chosen = true;
      jumped = true;
    },
    reach(seconds: number, played: boolean) {
      // The player can begin to play just before it moves to where the video begins.
      if (chosen && seconds < 1 && position > 1) return;
      position = seconds;
      chosen = false;
      if (played) earliestPlayed = Math.min(earliestPlayed, seconds);
    },
    /** The video failed here and is loaded again. */
    stay(seconds: number) {
      position = seconds;
    },
    /**
     * The video has ended, and begins anew next time.
     * @returns whether it counts as watched: not for anyone who was led to its second half and has seen nothing before it
     */
    end(duration: number): boolean {
      position = 0;
      chosen = false;
      return !jumped || earliestPlayed <= Math.max(saved, duration / 2);
    },
  };
}
