import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Storage } from '../storage/storage.ts';
import type { FileState } from './check-archive.ts';

/** The folder for files that a restore replaces, until it is complete. */
const replacedFolder = 'replaced/';

/** Writes the archive's files into the storage and can undo it. */
export function fileLoader(storage: Storage, states: ReadonlyMap<string, FileState>) {
  const folder = `${replacedFolder}${randomUUID()}/`;
  const added: string[] = [];
  const replaced: string[] = [];

  async function drop(paths: string[]) {
    for (const path of paths) await storage.remove(path);
  }

  return {
    async load(path: string, content: Readable) {
      const state = states.get(path) ?? 'new';
      if (state === 'same') return;
      if (state === 'other') {
        await storage.write(folder + path, storage.read(path));
        replaced.push(path);
      } else added.push(path);
      await storage.write(path, content);
    },
    /** Restores the previous files after the database was rolled back. */
    async undo() {
      for (const path of replaced) await storage.write(path, storage.read(folder + path));
      await drop(added);
      await drop(replaced.map((path) => folder + path));
    },
    /**
     * Deletes the replaced files after the commit. @param options.clear also deletes files that are not in the archive
     */
    async finish({ clear }: { clear: boolean }) {
      await drop(replaced.map((path) => folder + path));
      if (!clear) return;
      const stale: string[] = [];
      for await (const path of storage.list('')) if (!states.has(path)) stale.push(path);
      await drop(stale);
    },
  };
}
