import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0 while `runs` is true; returns the remaining seconds. */
export function useCountdown(seconds: number, runs: boolean): number {
  const [remaining, setRemaining] = useState(seconds);
  useEffect(() => {
    if (!runs || remaining === 0) return;
    const timer = setTimeout(() => setRemaining(remaining - 1), 1000);
    return () => clearTimeout(timer);
  }, [runs, remaining]);
  return remaining;
}
