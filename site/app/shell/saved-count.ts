import { useEffect, useState } from 'react';
import { localStore } from '#platform/browser/storage.ts';

const key = 'savedArticles';

function readCount(): number {
  try {
    const saved: unknown = JSON.parse(localStore.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.length : 0;
  } catch {
    return 0;
  }
}

/**
 * How many articles this browser keeps, and how to look again: a page of this very tab changes the
 * storage without an event.
 */
export function useSavedCount(): [count: number, look: () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => setCount(readCount());
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  return [count, () => setCount(readCount())];
}
