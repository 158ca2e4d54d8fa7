import { execFileSync } from 'node:child_process';
import { vi } from 'vitest';

interface Running {
  pid: number;
  parent: number;
  state: string;
  command: string;
}

function running(): Running[] {
  const columns = ['pid=', 'ppid=', 'stat=', 'args='].flatMap((column) => ['-o', column]);
  return execFileSync('ps', ['-A', ...columns], { encoding: 'utf8', maxBuffer: 16_000_000 })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, pid, parent, state = '', command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      state,
      command,
    }));
}

/** All child processes of a process, and theirs. */
export function descendantsOf(pid: number): number[] {
  const all = running();
  const below = (parent: number): number[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...below(one.pid)]);
  return below(pid);
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Sends a signal to each process that still runs. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) signal(pid, name);
}

/** Sends SIGKILL, and waits until all have ended. */
export async function killAll(pids: readonly number[]): Promise<void> {
  signalAll(pids, 'SIGKILL');
  const killed = new Set(pids);
  await vi.waitFor(
    () => {
      const left = running().filter(({ pid, state }) => killed.has(pid) && !state.startsWith('Z'));
      if (left.length > 0) throw new Error(`still running: ${left.map(({ pid }) => pid)}`);
    },
    { timeout: 20_000, interval: 20 },
  );
}
