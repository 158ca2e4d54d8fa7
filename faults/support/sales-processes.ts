import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { Operation } from '../../api/src/testing/sales/operations.ts';
import type { Seen } from '../../api/src/testing/sales/seen.ts';

interface Answer {
  id: number;
  outcome: string;
  seen: Seen;
}

const root = join(import.meta.dirname, '../..');

/**
 * Processes that do operations on purchases. When they are killed, anyone who waits for an answer gets null, and new operations
 * wait for the next start.
 */
export function openSalesProcesses(count: number, env: Record<string, string>) {
  let running: ChildProcess[] = [];
  let last = 0;
  let isUp = Promise.withResolvers<void>();
  const waiting = new Map<number, (answer: Answer | null) => void>();

  async function startOne(): Promise<ChildProcess> {
    const child = spawn(
      join(root, 'node_modules/.bin/node'),
      [join(root, 'api/src/testing/sales-process.ts')],
      { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env }, stdio: 'pipe' },
    );
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    // What was written to one that has been killed is lost, like a request to a server.
    child.stdin.on('error', () => {});
    const ready = Promise.withResolvers<void>();
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') return ready.resolve();
      const answer = JSON.parse(line) as Answer;
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    });
    child.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL') ready.reject(new Error(`it ended with ${code}: ${errors}`));
    });
    await ready.promise;
    return child;
  }

  async function kill() {
    isUp = Promise.withResolvers<void>();
    const ended = running.map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ended);
    running = [];
  }
  onTestFinished(kill);

  return {
    async start() {
      running = await Promise.all(Array.from({ length: count }, startOne));
      isUp.resolve();
    },
    kill,
    /** Tells those who wait that nobody answers, once it is certain that nothing of it is still being done. */
    giveUp() {
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    },
    async ask(person: number, operation: Operation): Promise<Answer | null> {
      await isUp.promise;
      last += 1;
      const id = last;
      const child = running[id % running.length];
      const answer = new Promise<Answer | null>((resolve) => waiting.set(id, resolve));
      child?.stdin?.write(`${JSON.stringify({ id, person, operation })}\n`);
      return answer;
    },
  };
}
