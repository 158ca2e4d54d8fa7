import { type RefObject, useEffect, useState } from 'react';

/** A hover comes before a press, and the focus before a key. */
const events = ['pointerenter', 'pointerdown', 'focusin', 'dragenter'] as const;

/**
 * Whether a pointer or the focus has come to an element, from then on: what can be done there is about to be done, so that it is
 * time to load what that needs.
 */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    if (isNear || !element) return;
    if (element.contains(document.activeElement)) setNear(true);
    const stop = new AbortController();
    for (const name of events) {
      element.addEventListener(name, () => setNear(true), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [isNear, place]);
  return isNear;
}
