import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * An uploaded file, on disk until the request is answered. Its name is unlinked on creation, so that nothing is left
 * behind however the request or the process ends.
 */
export class UploadedFile {
  /** The client's name for it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly #handle: FileHandle;

  constructor(name: string, size: number, handle: FileHandle) {
    this.name = name;
    this.size = size;
    this.#handle = handle;
  }

  /** Streams the content from the beginning; can be called several times. */
  read(): Readable {
    return this.#handle.createReadStream({ start: 0, autoClose: false });
  }

  /** Reads the whole content into memory. */
  async bytes(): Promise<Buffer> {
    const bytes = Buffer.alloc(this.size);
    for (let read = 0; read < this.size; ) {
      const { bytesRead } = await this.#handle.read(bytes, read, this.size - read, read);
      if (bytesRead === 0) throw new Error('an uploaded file became shorter');
      read += bytesRead;
    }
    return bytes;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/**
 * Writes an upload to disk as it arrives. It is always read to its end, because a client that is still sending does
 * not read the response.
 * @returns null above `maxBytes`
 * @throws the disk's error, after the upload was read
 */
export async function receiveFile(
  source: AsyncIterable<Buffer>,
  { name, maxBytes, folder }: { name: string; maxBytes: number; folder: string },
): Promise<UploadedFile | null> {
  let failure: unknown;
  const handle = await createUnlinkedFile(folder).catch((error: unknown) => {
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

/** Opens a new file and unlinks it. */
async function createUnlinkedFile(folder: string): Promise<FileHandle> {
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
