import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * A file that was sent, held on disk until the request is answered. It has no name in any folder from the moment that
 * it is made: whatever ends the request, or this process, leaves nothing behind.
 */
export class UploadedFile {
  /** As the sender named it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly #handle: FileHandle;

  constructor(name: string, size: number, handle: FileHandle) {
    this.name = name;
    this.size = size;
    this.#handle = handle;
  }

  /** Its content from the beginning, as often as it is asked for. */
  read(): Readable {
    return this.#handle.createReadStream({ start: 0, autoClose: false });
  }

  /** Its whole content in memory. */
  async bytes(): Promise<Buffer> {
    const bytes = Buffer.alloc(this.size);
    for (let read = 0; read < this.size; ) {
      const { bytesRead } = await this.#handle.read(bytes, read, this.size - read, read);
      if (bytesRead === 0) throw new Error('a held file became shorter');
      read += bytesRead;
    }
    return bytes;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/**
 * Takes a file in as it arrives.
 * @returns null above `maxBytes`; it is read to its end either way, also where it cannot be kept: a sender who still
 *   sends hears no answer
 * @throws what the disk said, once all of it has been read
 */
export async function receiveFile(
  source: AsyncIterable<Buffer>,
  { name, maxBytes, folder }: { name: string; maxBytes: number; folder: string },
): Promise<UploadedFile | null> {
  let failure: unknown;
  const handle = await nameless(folder).catch((error: unknown) => {
    failure = error;
    return null;
  });
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes || failure) continue;
      await handle?.writeFile(chunk).catch((error: unknown) => {
        failure = error;
      });
    }
    if (failure) throw failure;
    if (handle && size <= maxBytes) return new UploadedFile(name, size, handle);
  } catch (error) {
    await handle?.close();
    throw error;
  }
  await handle?.close();
  return null;
}

/** A new file that is in no folder any more. */
async function nameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `.arriving-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
