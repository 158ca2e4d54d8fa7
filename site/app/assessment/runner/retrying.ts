import { fetching } from '@nibras/contract/limits.ts';
import { retryDelay } from '#platform/query/query-client.ts';

/**
 * Tries again what a busy server has refused or a poor line has cut: as often and after the delays of every other call.
 * Without a network it fails at once.
 * @throws what the last attempt threw; the signal's reason once it is aborted
 */
export async function retrying<T>(
  attempt: () => Promise<T>,
  { signal, isFinal }: { signal: AbortSignal; isFinal(error: unknown): boolean },
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (failures >= fetching.retries || isFinal(error) || !navigator.onLine) throw error;
    }
    await elapsed(retryDelay(failures), signal);
  }
}

function elapsed(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
