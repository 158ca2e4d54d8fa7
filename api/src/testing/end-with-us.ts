import type { ChildProcess } from 'node:child_process';

/** A program that tests started goes when they go, also when nothing was closed in order. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
