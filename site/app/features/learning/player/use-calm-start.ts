import { startTransition, useCallback, useEffect, useState } from 'react';

/** So long nobody touches the page; then the film is made ready all the same, in milliseconds. */
const calm = 6_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Whether it is time to fetch the player, which weighs more than the page: as soon as somebody moves, touches or types
 * anything, or a few calm seconds after the page came. Until then line and processor are the page's own
 * (docs/decisions/0017).
 * @param atOnce nothing to wait for: the person has asked for the film already
 * @returns also how to begin now; what stands there stays until the player has come
 */
export function useCalmStart(atOnce: boolean): [started: boolean, start: () => void] {
  const [started, setStarted] = useState(atOnce);
  const start = useCallback(() => startTransition(() => setStarted(true)), []);
  useEffect(() => {
    if (started) return;
    const timer = setTimeout(start, calm);
    for (const sign of signs) window.addEventListener(sign, start, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, start);
    };
  }, [started, start]);
  return [started, start];
}
