import type { ChildProcess } from 'node:child_process';

/** Kills a child process when the test process exits, also after a crash. */
export function killOnExit(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
