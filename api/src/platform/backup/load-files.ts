import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Storage } from '../storage/storage.ts';
import type { Meeting } from './check-archive.ts';

/** Where files lie that a restore has replaced, until it is done. */
const aside = 'replaced/';

/** Puts the archive's files into the storage, and can take all of it back. */
export function fileLoader(storage: Storage, meetings: ReadonlyMap<string, Meeting>) {
  const folder = `${aside}${randomUUID()}/`;
  const added: string[] = [];
  const replaced: string[] = [];

  async function drop(paths: string[]) {
    for (const path of paths) await storage.remove(path);
  }

  return {
    async take(path: string, content: Readable) {
      const meeting = meetings.get(path) ?? 'new';
      if (meeting === 'same') return;
      if (meeting === 'other') {
        await storage.write(folder + path, storage.read(path));
        replaced.push(path);
      } else added.push(path);
      await storage.write(path, content);
    },
    /** The database stayed as it was: so do the files. */
    async undo() {
      for (const path of replaced) await storage.write(path, storage.read(folder + path));
      await drop(added);
      await drop(replaced.map((path) => folder + path));
    },
    /** Nothing names any longer what was there before: it goes. */
    async settle({ clear }: { clear: boolean }) {
      await drop(replaced.map((path) => folder + path));
      if (!clear) return;
      const stale: string[] = [];
      for await (const path of storage.list('')) if (!meetings.has(path)) stale.push(path);
      await drop(stale);
    },
  };
}
