import { useEffect, useState } from 'react';

/** Whole seconds until a time (ms since 1970), counted down; 0 once it has passed or where it is null. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  const counting = left > 0;

  useEffect(() => {
    setNow(Date.now());
    if (until === null || !counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until, counting]);

  return left;
}
