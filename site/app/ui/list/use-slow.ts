import { useEffect, useState } from 'react';

const noticeableAfter = 300;

/** Whether something has been busy for longer than 300 ms: what is quick shows nothing. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), noticeableAfter);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}
