import { useEffect, useState } from 'react';

const quietFor = 400;

/** The value once it has stayed the same for a moment (0.4 s), so that a call is not made for each key. */
export function useSettled<T>(value: T): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), quietFor);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return JSON.parse(settled) as T;
}
