import { startTransition, useCallback, useEffect, useState } from 'react';

/** Milliseconds after which the player is loaded without any user input. */
const startAfter = 6_000;

const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Whether to load the player, which is larger than the page: at the first pointer, touch or keyboard input, or after a
 * few seconds without any. Until then network and processor are left to the page (docs/decisions/0017).
 * @param atOnce start without waiting, since the user has already pressed play
 * @returns whether it has started, and a function that starts it now; a transition keeps the cover until the player is
 * ready
 */
export function useDeferredStart(atOnce: boolean): [started: boolean, start: () => void] {
  const [started, setStarted] = useState(atOnce);
  const start = useCallback(() => startTransition(() => setStarted(true)), []);
  useEffect(() => {
    if (started) return;
    const timer = setTimeout(start, startAfter);
    for (const event of inputEvents)
      window.addEventListener(event, start, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of inputEvents) window.removeEventListener(event, start);
    };
  }, [started, start]);
  return [started, start];
}
