import { setTimeout as wait } from 'node:timers/promises';

/** A random delay in milliseconds, so that refusals that begin together do not end together. */
const delay = { least: 700, most: 1_300 };

/** The maximum number of delayed refusals; further ones are sent at once. */
const most = 1_000;

let delayed = 0;

/**
 * Waits before a call is refused as one of too many. A refusal costs the process almost as much as a response, so a
 * client that retries at once would keep it busy.
 */
export async function delayRefusal(): Promise<void> {
  if (delayed >= most) return;
  delayed += 1;
  await wait(delay.least + Math.random() * (delay.most - delay.least));
  delayed -= 1;
}
