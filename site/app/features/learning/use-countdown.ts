import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0 while it runs; answers what is left. */
export function useCountdown(seconds: number, runs: boolean): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!runs || left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [runs, left]);
  return left;
}
