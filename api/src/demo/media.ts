import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder, type Storage } from '#platform/storage/storage.ts';

/** The number of files that are copied concurrently. */
const concurrency = 8;

/** Maps the demo content's files to paths in storage, and copies the files that were requested. */
export function openMedia(folder: string) {
  const copies = new Map<string, string>();
  const missing = new Set<string>();

  function register(path: string, target: string): string | null {
    if (existsSync(join(folder, path))) {
      copies.set(target, path);
      return target;
    }
    missing.add(path);
    return null;
  }

  return {
    /** Requested files that do not exist. */
    missing,
    /** Requests a file under a public path; null if it is missing or undefined. */
    publicFile: (path: string | undefined) => (path ? register(path, path) : null),
    /** Requests a file under a private path, which needs signed addresses; null if it is missing or undefined. */
    privateFile: (path: string | undefined) => (path ? register(path, privateFolder + path) : null),
    /** Bytes. */
    size: (path: string) => statSync(join(folder, path)).size,
    read: (path: string) => readFile(join(folder, path)),
    has: (path: string) => existsSync(join(folder, path)),

    /** Copies all requested files into storage. */
    async copyTo(storage: Storage): Promise<void> {
      const pending = [...copies];
      const worker = async () => {
        for (let copy = pending.pop(); copy; copy = pending.pop()) {
          const [target, path] = copy;
          await storage.write(target, createReadStream(join(folder, path)));
        }
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
    },
  };
}
export type Media = ReturnType<typeof openMedia>;
