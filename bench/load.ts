import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Outcome, Task } from './load-process.ts';

export type { Outcome } from './load-process.ts';

export type Asked = Pick<Task, 'origin' | 'paths'> &
  Partial<Task> & {
    /** Failures are part of what is measured. */
    mayFail?: boolean;
  };

/** Starts the process that makes the load. */
export function openLoad() {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { stdio: 'inherit' });
  const waiting = new Map<
    number,
    { resolve(outcome: Outcome): void; reject(error: Error): void }
  >();
  let last = 0;
  child.on('message', (told: { id: number; outcome?: Outcome; error?: string }) => {
    const asked = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.outcome) asked?.resolve(told.outcome);
    else asked?.reject(new Error(told.error));
  });
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('the load generator ended'));
  });
  const ask = async (kind: Task['kind'], given: Asked): Promise<Outcome> => {
    last += 1;
    const id = last;
    const task = { kind, headers: {}, connections: 20, seconds: 2, requests: 100, ...given };
    const outcome = await new Promise<Outcome>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ id, task });
    });
    if (outcome.failed > 0 && !given.mayFail) {
      throw new Error(`${outcome.failed} requests failed: ${given.origin}${given.paths[0]}`);
    }
    return outcome;
  };
  return {
    /** As many requests as many connections can make. @throws where one of them fails */
    throughput: (given: Asked) => ask('throughput', given),
    /** One request after another. @throws where one of them fails */
    latency: (given: Asked) => ask('latency', given),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
export type Load = ReturnType<typeof openLoad>;
