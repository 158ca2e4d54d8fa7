import type { VideoQuestion } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Video } from '../player/video.ts';
import { openCrossing } from './crossing.ts';

/** The question that is shown, and those that follow it at the same second. */
interface Asked {
  ids: readonly number[];
  /** Whether the video waits for it, and goes on after it. */
  byVideo: boolean;
  /** Where it is drawn over a video that fills the screen. */
  container: HTMLElement | null;
}

/**
 * Asks a video's questions when it passes their seconds, one after another, while the video waits; and a question that is
 * opened from the list (docs/behaviour/video-questions.md#asking).
 * @param isOpen whether a question has no answer yet
 */
export function useAsking(
  video: Video,
  questions: readonly VideoQuestion[],
  isOpen: (question: VideoQuestion) => boolean,
) {
  const [crossing] = useState(openCrossing);
  const [skipped] = useState(() => new Set<number>());
  const [asked, setAsked] = useState<Asked | null>(null);

  function ask(ids: readonly number[], byVideo: boolean) {
    setAsked({ ids, byVideo, container: video.cover() });
    video.setWaiting(true);
    video.pause();
  }
  const follow = useEffectEvent(() => {
    const seconds = video.seconds();
    if (seconds === null) return;
    const isPassed = crossing.reach(seconds);
    // A page in the background plays on: a question that nobody sees would only stop the sound.
    if (asked || document.visibilityState === 'hidden') return;
    const ids = questions
      .filter((one) => isPassed(one.second) && isOpen(one) && !skipped.has(one.id))
      .map(({ id }) => id);
    if (ids.length > 0) ask(ids, true);
  });
  useEffect(() => {
    const stop = video.subscribe(() => follow());
    return () => {
      stop();
      video.setWaiting(false);
    };
  }, [video]);

  return {
    /** The question that is shown; undefined for none. */
    current: asked ? questions.find(({ id }) => id === asked.ids[0]) : undefined,
    byVideo: asked?.byVideo ?? false,
    container: asked?.container ?? null,
    open: (id: number) => ask([id], false),
    /** Shows the next question, or lets the video go on. One that was left open is not asked again by itself. */
    close() {
      if (!asked) return;
      const [id, ...rest] = asked.ids;
      if (id !== undefined) skipped.add(id);
      if (rest.length > 0) return setAsked({ ...asked, ids: rest });
      setAsked(null);
      video.setWaiting(false);
      if (asked.byVideo) video.play();
    },
  };
}
