import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { streams as limits } from '@nibras/contract/limits.ts';
import { repoRoot } from '#platform/config/paths.ts';
import type { RemuxRefusal } from './remux.ts';

const run = promisify(execFile);

/** From the source, which is beside every build and which Node runs as it is. */
const program = () => join(repoRoot(), 'api/src/content/media/streams/remux-process.ts');

/**
 * Copies a video into a fragmented MP4, in a process of its own: it reads and writes gigabytes, and a hostile file ends
 * only that process.
 * @returns why it was not done; null where it was
 * @throws Error where the process failed, such as over a broken video
 */
export async function runRemux(files: { from: string; to: string }): Promise<RemuxRefusal | null> {
  const { fragmentSeconds, copiedFragmentMaxBytes: maxFragmentBytes } = limits;
  const order = JSON.stringify({ ...files, fragmentSeconds, maxFragmentBytes });
  const { stdout } = await run(
    process.execPath,
    ['--max-old-space-size=512', '--no-warnings', program(), order],
    // It needs none of the server's secrets.
    { env: {}, timeout: limits.copyTimeout, killSignal: 'SIGKILL' },
  );
  return (JSON.parse(stdout) as { refusal: RemuxRefusal | null }).refusal;
}
