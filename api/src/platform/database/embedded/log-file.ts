import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const rotateAt = 1_000_000;

export interface LogFile {
  path: string;
  /** For PostgreSQL's output: a file and not a pipe, so that it can still be written after this process ended. */
  fd: number;
  /** Returns what was written since the file had the size `from`. */
  since(from: number): Promise<string>;
  size(): Promise<number>;
  close(): Promise<void>;
}

/** Opens DATA_DIR/postgres.log for appending; above 1 MB it is first renamed to postgres.log.1. */
export async function openLogFile(dataDir: string): Promise<LogFile> {
  const path = join(dataDir, 'postgres.log');
  const size = () =>
    stat(path).then(
      (found) => found.size,
      () => 0,
    );
  if ((await size()) > rotateAt) await rename(path, `${path}.1`);
  const file = await open(path, 'a', 0o600);
  return {
    path,
    fd: file.fd,
    size,
    since: async (from) => (await readFile(path)).subarray(from).toString(),
    close: () => file.close(),
  };
}
