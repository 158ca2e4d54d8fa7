import { learning } from '@nibras/contract/limits.ts';
import { useCallback, useEffect, useRef } from 'react';
import { savePosition } from './queries.ts';

/**
 * Keeps where the person stopped: every ten seconds while playing, at a pause, and when the page is left. A position
 * that could not be saved is sent with the next one; nothing is told, since nothing is lost but a few seconds.
 */
export function useSavedPosition(courseId: number, lectureId: number) {
  const current = useRef<number | null>(null);
  const saved = useRef<number | null>(null);

  const flush = useCallback(() => {
    const position = current.current;
    if (position === null || position === saved.current) return;
    saved.current = position;
    savePosition(courseId, lectureId, position).catch(() => {
      if (saved.current === position) saved.current = null;
    });
  }, [courseId, lectureId]);

  useEffect(() => {
    current.current = null;
    saved.current = null;
    const timer = setInterval(flush, learning.savePositionEvery);
    const leaving = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', leaving);
    window.addEventListener('pagehide', flush);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leaving);
      window.removeEventListener('pagehide', flush);
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
