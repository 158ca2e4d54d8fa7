import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Outcome, Task } from './load-process.ts';

export type { Outcome } from './load-process.ts';

export type LoadOptions = Pick<Task, 'origin' | 'paths'> &
  Partial<Task> & {
    /** Failures are counted in place of thrown. */
    mayFail?: boolean;
  };

/** Starts the load generator. */
export function openLoad() {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { stdio: 'inherit' });
  const waiting = new Map<
    number,
    { resolve(outcome: Outcome): void; reject(error: Error): void }
  >();
  let last = 0;
  child.on(
    'message',
    ({ id, outcome, error }: { id: number; outcome?: Outcome; error?: string }) => {
      const task = waiting.get(id);
      waiting.delete(id);
      if (outcome) task?.resolve(outcome);
      else task?.reject(new Error(error));
    },
  );
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('the load generator ended'));
  });
  const run = async (kind: Task['kind'], options: LoadOptions): Promise<Outcome> => {
    last += 1;
    const id = last;
    const defaults = { headers: {}, connections: 20, seconds: 2, requests: 100, networks: 0 };
    const task = { kind, ...defaults, ...options };
    const outcome = await new Promise<Outcome>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ id, task });
    });
    if (outcome.failed > 0 && !options.mayFail) {
      throw new Error(`${outcome.failed} requests failed: ${options.origin}${options.paths[0]}`);
    }
    return outcome;
  };
  return {
    /** As many requests as the connections can make. @throws where a request fails */
    throughput: (options: LoadOptions) => run('throughput', options),
    /** One request after another. @throws where a request fails */
    latency: (options: LoadOptions) => run('latency', options),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
export type Load = ReturnType<typeof openLoad>;
