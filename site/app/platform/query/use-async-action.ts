import { useState } from 'react';

/**
 * A call that the person sets off, once at a time. It tells of its own failures. What `useMutation` is for, on pages
 * where most visitors only read: there it would be 1 kB more before the page comes alive.
 */
export function useAsyncAction(action: () => Promise<void>): {
  busy: boolean;
  run: () => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await action();
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
