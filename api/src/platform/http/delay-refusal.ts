import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds, more or less: refusals that began together are not to end together. */
const delay = { least: 700, most: 1_300 };

/** Connections that may be held for it; beyond, refusals go out at once. */
const most = 1_000;

let delayed = 0;

/**
 * Waits before a call is refused for being one of too many. Refusals cost the process almost as much as answers, and
 * whoever asks again as soon as they are refused would keep it busy with nothing else.
 */
export async function delayRefusal(): Promise<void> {
  if (delayed >= most) return;
  delayed += 1;
  await wait(delay.least + Math.random() * (delay.most - delay.least));
  delayed -= 1;
}
