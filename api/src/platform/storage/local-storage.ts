import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, constants, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentType } from './content-types.ts';
import { privateFolder, resizedPictures, type Storage } from './storage.ts';

/** The name prefix of a file that is being written. */
const partialPrefix = '.writing-';

async function* filesBelow(folder: string, path: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  for await (const entry of entries ?? []) {
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), `${path}${entry.name}/`);
    else if (entry.isFile() && !entry.name.startsWith(partialPrefix)) yield path + entry.name;
  }
}

/** Folders that only their owner may read; `replaced/` has files that a restore set aside, private ones included. */
const ownerOnlyFolders = [privateFolder, resizedPictures, 'replaced/'];
const isOwnerOnly = (path: string) =>
  ownerOnlyFolders.some((folder) => path.toLowerCase().startsWith(folder));

/** Restricts what an earlier version wrote to its owner: mode 700 for folders, 600 for files. */
async function restrictFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found || (found.mode & 0o77) === 0) return;
  for await (const entry of await opendir(folder)) {
    if (entry.isDirectory()) await restrictFolder(join(folder, entry.name));
    else if (entry.isFile()) await chmod(join(folder, entry.name), 0o600);
  }
  // Last, so that an interrupted start repeats the folder.
  await chmod(folder, 0o700);
}

/** Opens storage in a folder. A file appears under its name only once it is complete. */
export async function openLocalStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true });
  for (const folder of ownerOnlyFolders) await restrictFolder(join(root, folder));

  /** Returns the full path, or null for a path that would leave the folder. */
  function fullPath(path: string): string | null {
    const full = resolve(root, path);
    return full.startsWith(root + sep) && !path.includes('\0') ? full : null;
  }

  function requireFullPath(path: string): string {
    const full = fullPath(path);
    if (!full) throw new Error(`a path that leaves the storage: ${path}`);
    return full;
  }

  const storage: Storage = {
    async stat(path) {
      const full = fullPath(path);
      const found = full ? await stat(full).catch(() => null) : null;
      if (!found?.isFile()) return null;
      const { size, mtime } = found;
      const version = `${size.toString(36)}-${mtime.getTime().toString(36)}`;
      return { size, type: contentType(path), modified: mtime, version };
    },
    read: (path, range) => createReadStream(requireFullPath(path), range),
    async write(path, content) {
      const full = requireFullPath(path);
      const restricted = isOwnerOnly(path);
      await mkdir(dirname(full), { recursive: true, ...(restricted && { mode: 0o700 }) });
      const partial = join(root, `${partialPrefix}${randomUUID()}`);
      try {
        const source = content instanceof Readable ? content : Readable.from([content]);
        await pipeline(
          source,
          createWriteStream(partial, { flush: true, ...(restricted && { mode: 0o600 }) }),
        );
        await rename(partial, full);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async adopt(path, file) {
      const full = requireFullPath(path);
      const restricted = isOwnerOnly(path);
      await mkdir(dirname(full), { recursive: true, ...(restricted && { mode: 0o700 }) });
      await chmod(file, restricted ? 0o600 : 0o644);
      await rename(file, full).catch(async (error: NodeJS.ErrnoException) => {
        // The storage may be a disk of its own.
        if (error.code !== 'EXDEV') throw error;
        await storage.write(path, createReadStream(file));
      });
    },
    async flush(path) {
      const file = await open(requireFullPath(path), 'r');
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    localPath: fullPath,
    remove: (path) => rm(requireFullPath(path), { force: true }),
    async *list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const full = folder ? fullPath(folder) : root;
      if (!full) return;
      for await (const path of filesBelow(full, folder)) if (path.startsWith(prefix)) yield path;
    },
    check: () => access(root, constants.W_OK),
  };
  return storage;
}
