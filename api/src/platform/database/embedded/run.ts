import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** PostgreSQL does not inherit this process's environment, because PGDATA, PGPORT and the like would affect it. */
export const cleanEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** The options that run a child process as the account, in a folder that it can enter. */
export const as = (account: Account) => ({
  cwd: '/',
  env: cleanEnvironment,
  ...(account && { uid: account.uid, gid: account.gid }),
});

/**
 * Runs a program to its end and returns whether it succeeded, with its output.
 * @param options.timeout milliseconds after which it is killed (default 120,000)
 */
export function run(
  program: string,
  args: string[],
  options: { account: Account; input?: string; timeout?: number },
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...as(options.account),
      stdio: 'pipe',
      timeout: options.timeout ?? 120_000,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    // Ignored, because a program that ends before reading its input is judged by its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
