import { learning } from '@nibras/contract/limits.ts';
import { useCallback, useEffect, useRef } from 'react';
import { userOutbox } from './user-outbox.ts';

/**
 * Saves where the user stopped: every ten seconds while playing, on pause, when the page is left, and when the browser
 * is online again. An unsent position stays in this browser, so failures are not shown.
 */
export function useSavedPosition(course: number, lecture: number) {
  const current = useRef<number | null>(null);
  const saved = useRef<number | null>(null);

  const flush = useCallback(() => {
    const position = current.current;
    const outbox = userOutbox();
    if (position !== null && position !== saved.current) {
      saved.current = position;
      outbox.addPosition({ course, lecture, position, at: Date.now() });
    }
    if (!outbox.isEmpty()) void outbox.flush();
  }, [course, lecture]);

  useEffect(() => {
    current.current = null;
    saved.current = null;
    const timer = setInterval(flush, learning.savePositionEvery);
    // Not by onLeaveAndReturn, whose chunk would be one more request of this page's first view.
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [flush]);

  return {
    /** Records the playing time in seconds; cheap, since it is called many times a second. */
    update(seconds: number) {
      current.current = Math.round(seconds * 10) / 10;
    },
    flush,
    /** Discards the position at the end of the video. */
    clear() {
      current.current = null;
    },
  };
}
