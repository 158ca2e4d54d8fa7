import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const rotateAt = 1_000_000;

export interface LogFile {
  path: string;
  /** For PostgreSQL's output. A file and no pipe: it goes on writing when this process is gone. */
  fd: number;
  /** What has been written since `from`, the file's size at that time. */
  since(from: number): Promise<string>;
  size(): Promise<number>;
  close(): Promise<void>;
}

/** Opens DATA_DIR/postgres.log to append to; one that has grown past 1 MB becomes postgres.log.1 first. */
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
