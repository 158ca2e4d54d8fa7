import { useEffect, useState } from 'react';

/** How long a receipt must have been in view before a key decides about it: a key that is pressed twice is for one. */
const seenFor = 500;

/**
 * Whether what is shown has been seen long enough to be decided by a key.
 * @param shown tells what is shown apart
 * @param drawn whether its picture is there, or has failed
 */
export function useSeen(shown: number, drawn: boolean): boolean {
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (!drawn) return;
    const timer = setTimeout(() => setSeen(shown), seenFor);
    return () => clearTimeout(timer);
  }, [shown, drawn]);
  return seen === shown;
}
