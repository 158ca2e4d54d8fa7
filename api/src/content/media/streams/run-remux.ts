import { streams as limits } from '@nibras/contract/limits.ts';
import { inOwnProcess } from './in-own-process.ts';
import type { RemuxRefusal } from './remux.ts';

/**
 * Copies a video into a fragmented MP4, in a process of its own.
 * @returns why it was not done; null where it was
 * @throws Error where the process failed, such as over a broken video
 */
export async function runRemux(files: { from: string; to: string }): Promise<RemuxRefusal | null> {
  const { fragmentSeconds, copiedFragmentMaxBytes: maxFragmentBytes } = limits;
  const { refusal } = await inOwnProcess<{ refusal: RemuxRefusal | null }>(
    'remux-process.ts',
    { ...files, fragmentSeconds, maxFragmentBytes },
    limits.copyTimeout,
  );
  return refusal;
}
