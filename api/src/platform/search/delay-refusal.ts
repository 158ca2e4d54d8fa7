import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. */
const delay = 1_000;

/** Connections that may be held for it; beyond, refusals go out at once. */
const most = 1_000;

let delayed = 0;

/**
 * Waits before a search is refused. Refusals cost the process almost as much as answers, and whoever asks again as soon
 * as they are refused would keep it busy with nothing else.
 */
export async function delayRefusal(): Promise<void> {
  if (delayed >= most) return;
  delayed += 1;
  await wait(delay);
  delayed -= 1;
}
