import { useState } from 'react';
import { localStore } from '#platform/browser/storage.ts';

const keyOf = (attempt: number) => `quiz-flags-${attempt}`;

function stored(attempt: number): number[] {
  try {
    const flags: unknown = JSON.parse(localStore.getItem(keyOf(attempt)) ?? '[]');
    return Array.isArray(flags) ? flags.filter((flag) => typeof flag === 'number') : [];
  } catch {
    return [];
  }
}

/** The questions that the learner wants to come back to; only in this browser. */
export function useFlags(attempt: number) {
  const [flags, setFlags] = useState<ReadonlySet<number>>(() => new Set(stored(attempt)));
  function toggle(position: number) {
    const next = new Set(flags);
    if (!next.delete(position)) next.add(position);
    if (next.size > 0) localStore.setItem(keyOf(attempt), JSON.stringify([...next]));
    else localStore.removeItem(keyOf(attempt));
    setFlags(next);
  }
  return { flags, toggle };
}

export const forgetFlags = (attempt: number): void => localStore.removeItem(keyOf(attempt));
