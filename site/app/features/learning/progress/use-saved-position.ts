import { learning } from '@nibras/contract/limits.ts';
import { useCallback, useEffect, useRef } from 'react';
import { ownOutbox } from './own-outbox.ts';

/**
 * Keeps where the person stopped: every ten seconds while playing, at a pause, when the page is left, and when the
 * line comes back. What could not be sent waits in this browser; nothing is told, since nothing is lost.
 */
export function useSavedPosition(course: number, lecture: number) {
  const current = useRef<number | null>(null);
  const kept = useRef<number | null>(null);

  const flush = useCallback(() => {
    const position = current.current;
    const box = ownOutbox();
    if (position !== null && position !== kept.current) {
      kept.current = position;
      box.keepPosition({ course, lecture, position, at: Date.now() });
    }
    if (!box.isEmpty()) void box.flush();
  }, [course, lecture]);

  useEffect(() => {
    current.current = null;
    kept.current = null;
    const timer = setInterval(flush, learning.savePositionEvery);
    const leaving = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', leaving);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leaving);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [flush]);

  return {
    /** Notes the playing time; cheap, called many times a second. */
    note(seconds: number) {
      current.current = Math.round(seconds * 10) / 10;
    },
    flush,
    /** At the end there is nothing to come back to. */
    forget() {
      current.current = null;
    },
  };
}
