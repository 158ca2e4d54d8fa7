import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

/**
 * Starts calls without a pause in a thread of their own, so that what they do takes no time from what is measured.
 * @param script beside this file; it takes `flood` as its `workerData`, and posts its responses when it is
 *   stopped
 * @returns a function that stops it and returns its responses
 */
export function startFlood<Answers>(script: `./${string}.ts`, flood: object) {
  const thread = new Worker(new URL(script, import.meta.url), { workerData: flood });
  onTestFinished(async () => {
    await thread.terminate();
  });
  return async (): Promise<Answers> => {
    const ended = once(thread, 'message');
    thread.postMessage('stop');
    const [answers] = await ended;
    await thread.terminate();
    return answers;
  };
}
