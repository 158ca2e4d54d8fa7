import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentType } from './content-types.ts';
import type { Storage } from './storage.ts';

/** Files in a folder. A file appears under its name only once it is whole. */
export async function openLocalStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true });

  /** Null for a path that would leave the folder. */
  function place(path: string): string | null {
    const full = resolve(root, path);
    return full.startsWith(root + sep) && !path.includes('\0') ? full : null;
  }

  function mustPlace(path: string): string {
    const full = place(path);
    if (!full) throw new Error(`a path that leaves the storage: ${path}`);
    return full;
  }

  return {
    async stat(path) {
      const full = place(path);
      const found = full ? await stat(full).catch(() => null) : null;
      if (!found?.isFile()) return null;
      return { size: found.size, type: contentType(path), modified: found.mtime };
    },
    read: (path, range) => createReadStream(mustPlace(path), range),
    async write(path, content) {
      const full = mustPlace(path);
      await mkdir(dirname(full), { recursive: true });
      const partial = join(root, `.writing-${randomUUID()}`);
      try {
        const source = content instanceof Readable ? content : Readable.from([content]);
        await pipeline(source, createWriteStream(partial, { flush: true }));
        await rename(partial, full);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    remove: (path) => rm(mustPlace(path), { force: true }),
    check: () => access(root, constants.W_OK),
  };
}
