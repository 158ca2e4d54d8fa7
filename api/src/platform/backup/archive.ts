import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** A tar compressed with zstd, which `tar --zstd` opens too. Neither side ever holds more of it than one piece. */
export interface ArchiveWriter {
  /** @param size bytes that `content` has: a tar says them before */
  add(name: string, size: number, content: Readable | Buffer): Promise<void>;
  /** Completes the file and gives it its name. */
  finish(): Promise<void>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/** Begins an archive; until `finish` it lies beside its place as `….partial`. It holds secrets: mode 600. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const tar = pack();
  const compress = createZstdCompress({
    params: {
      [constants.ZSTD_c_compressionLevel]: 3,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
  const target = createWriteStream(partial, { mode: 0o600, flush: true });
  const written = pipeline(tar, compress, target);
  // Whoever waits for an entry hears of it: a full disk must not leave them waiting.
  written.catch(() => {});
  const failed = written.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});

  return {
    async add(name, size, content) {
      const source = content instanceof Readable ? content : Readable.from([content]);
      const entry = tar.entry({ name, size });
      await Promise.race([size > 0 ? pipeline(source, entry) : end(entry, source), failed]);
    },
    async finish() {
      tar.finalize();
      await written;
      await rename(partial, file);
      await settle(dirname(file));
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

async function end(entry: NodeJS.WritableStream, source: Readable) {
  source.destroy();
  await new Promise<void>((resolve) => entry.end(() => resolve()));
}

/** A new name survives a power cut only once its folder is written too. */
async function settle(folder: string) {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Reads an archive from its beginning to its end; what an entry holds can be read until the next one is asked for. */
export async function* readArchive(
  file: string,
): AsyncGenerator<{ name: string; content: Readable }> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createZstdDecompress(), tar);
  read.catch(() => {});
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: Readable.from(entry, { objectMode: false }) };
      // What was not asked for is passed over.
      entry.resume();
    }
    await read;
  } finally {
    tar.destroy();
  }
}
