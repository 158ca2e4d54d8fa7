import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder, type Storage } from '#platform/storage/storage.ts';

/** How many files are copied at a time. */
const atOnce = 8;

/** The demo content's files: says where each is kept in storage, and copies those that were asked for. */
export function openMedia(folder: string) {
  const copies = new Map<string, string>();
  const missing = new Set<string>();

  function keep(path: string, target: string): string | null {
    if (existsSync(join(folder, path))) {
      copies.set(target, path);
      return target;
    }
    missing.add(path);
    return null;
  }

  return {
    /** What asked for is not there. */
    missing,
    /** Keeps a file where everyone may read it; null when it is missing or none is named. */
    shown: (path: string | undefined) => (path ? keep(path, path) : null),
    /** Keeps a file where only signed addresses reach it. */
    hidden: (path: string | undefined) => (path ? keep(path, privateFolder + path) : null),
    /** Bytes. */
    size: (path: string) => statSync(join(folder, path)).size,
    has: (path: string) => existsSync(join(folder, path)),

    /** Copies everything that was asked for into storage. */
    async copyTo(storage: Storage): Promise<void> {
      const waiting = [...copies];
      const worker = async () => {
        for (let copy = waiting.pop(); copy; copy = waiting.pop()) {
          const [target, path] = copy;
          await storage.write(target, createReadStream(join(folder, path)));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    },
  };
}
export type Media = ReturnType<typeof openMedia>;
