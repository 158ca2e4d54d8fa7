import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '#platform/config/paths.ts';

const run = promisify(execFile);

/**
 * Runs a program of this folder in a process of its own, which takes an order and writes a result as JSON: it reads
 * gigabytes, and a hostile file ends only that process.
 * @param program the name of its file; it runs from the source, which is beside every build
 * @param timeout milliseconds
 * @throws Error where the process failed
 */
export async function inOwnProcess<Result>(
  program: `${string}-process.ts`,
  order: object,
  timeout: number,
): Promise<Result> {
  const path = join(repoRoot(), 'api/src/content/media/streams', program);
  const { stdout } = await run(
    process.execPath,
    ['--max-old-space-size=512', '--no-warnings', path, JSON.stringify(order)],
    // It needs none of the server's secrets.
    { env: {}, timeout, killSignal: 'SIGKILL' },
  );
  return JSON.parse(stdout) as Result;
}
