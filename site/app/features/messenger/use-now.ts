import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, anew each minute: «منذ 5 دقائق» must not stand still, and a day ends at midnight. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
