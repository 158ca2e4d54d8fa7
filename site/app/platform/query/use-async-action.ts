import { useState } from 'react';

/**
 * Runs a user's action, one at a time. The action shows its own failures. Does what `useMutation` does, on pages where
 * most visitors only read: there that would be 1 kB more before hydration.
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
