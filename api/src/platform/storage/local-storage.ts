import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, constants, mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentType } from './content-types.ts';
import { madePictures, privateFolder, type Storage } from './storage.ts';

/** What a file is called while it is being written. */
const unfinished = '.writing-';

async function* filesBelow(folder: string, path: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  for await (const entry of entries ?? []) {
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), `${path}${entry.name}/`);
    else if (entry.isFile() && !entry.name.startsWith(unfinished)) yield path + entry.name;
  }
}

/** Folders for nobody else on this machine; `replaced/` holds what a restore has put aside, private files included. */
const ownersAlone = [privateFolder, madePictures, 'replaced/'];
const isOwnersAlone = (path: string) =>
  ownersAlone.some((folder) => path.toLowerCase().startsWith(folder));

/** Takes what an earlier version has written from others: 700 for folders, 600 for files. */
async function closeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found || (found.mode & 0o77) === 0) return;
  for await (const entry of await opendir(folder)) {
    if (entry.isDirectory()) await closeFolder(join(folder, entry.name));
    else if (entry.isFile()) await chmod(join(folder, entry.name), 0o600);
  }
  // Last: a start that was cut short begins here again.
  await chmod(folder, 0o700);
}

/** Files in a folder. A file appears under its name only once it is whole. */
export async function openLocalStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true });
  for (const folder of ownersAlone) await closeFolder(join(root, folder));

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
      const { size, mtime } = found;
      const version = `${size.toString(36)}-${mtime.getTime().toString(36)}`;
      return { size, type: contentType(path), modified: mtime, version };
    },
    read: (path, range) => createReadStream(mustPlace(path), range),
    async write(path, content) {
      const full = mustPlace(path);
      const closed = isOwnersAlone(path);
      await mkdir(dirname(full), { recursive: true, ...(closed && { mode: 0o700 }) });
      const partial = join(root, `${unfinished}${randomUUID()}`);
      try {
        const source = content instanceof Readable ? content : Readable.from([content]);
        await pipeline(
          source,
          createWriteStream(partial, { flush: true, ...(closed && { mode: 0o600 }) }),
        );
        await rename(partial, full);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    remove: (path) => rm(mustPlace(path), { force: true }),
    async *list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const full = folder ? place(folder) : root;
      if (!full) return;
      for await (const path of filesBelow(full, folder)) if (path.startsWith(prefix)) yield path;
    },
    check: () => access(root, constants.W_OK),
  };
}
