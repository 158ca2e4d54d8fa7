import { useEffect, useState } from 'react';

/** Milliseconds without typing before the server is asked. */
const pause = 150;

/** The value once it has not changed for a moment; an empty one at once. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), value === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
