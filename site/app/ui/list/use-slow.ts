import { useEffect, useState } from 'react';

const showAfter = 300;

/** Whether `busy` has been true for longer than 300 ms: shorter waits show no indicator. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), showAfter);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}
