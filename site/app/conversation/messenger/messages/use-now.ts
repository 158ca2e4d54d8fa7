import { useEffect, useState } from 'react';

const minute = 60_000;

/** The current time in ms, updated each minute so that relative times and day labels stay correct. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
