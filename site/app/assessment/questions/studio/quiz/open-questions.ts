import { useState } from 'react';

const most = 5;
const keyOf = (lecture: number) => `quiz-open:${lecture}`;

function read(lecture: number): number[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(keyOf(lecture)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function write(lecture: number, ids: readonly number[]): void {
  try {
    sessionStorage.setItem(keyOf(lecture), JSON.stringify(ids.slice(-most)));
  } catch {
    // Then a reload shows the list closed; texts that were not saved come back when their question is opened.
  }
}

/**
 * The questions of a quiz that are open. A reload opens the last of them again, so that texts that were not saved yet come
 * back before anybody looks for them.
 */
export function useOpenQuestions(lecture: number) {
  const [open, setOpen] = useState<readonly number[]>(() => read(lecture));
  function change(next: readonly number[]) {
    setOpen(next);
    write(lecture, next);
  }
  return {
    isOpen: (id: number) => open.includes(id),
    toggle: (id: number) =>
      change(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]),
    /** Opens one and closes the others. */
    openOnly: (id: number) => change([id]),
  };
}
