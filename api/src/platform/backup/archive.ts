import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { type DecryptionKeys, decrypting, noKeys, type Transform } from './encryption.ts';

/** Writes a tar file compressed with zstd, which `tar --zstd` can open. It is streamed and never whole in memory. */
export interface ArchiveWriter {
  /** @param size the bytes of `content`, which the tar header needs first */
  add(name: string, size: number, content: Readable | Buffer): Promise<void>;
  /** Completes the file and renames it to its final name. */
  finish(): Promise<void>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

const asItIs: Transform = (source) => source;

/**
 * Creates an archive; until `finish` it is named `….partial`. It contains what others must not read, so its mode is 600.
 * @param encrypt null leaves it readable
 */
export async function createArchive(
  file: string,
  encrypt: Transform | null = null,
): Promise<ArchiveWriter> {
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
  const written = pipeline(tar, compress, encrypt ?? asItIs, target);
  // `add` rejects with the error too, so that a full disk does not leave it waiting.
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
      await syncFolder(dirname(file));
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

/** A renamed file survives a power failure only once its folder is synced. */
async function syncFolder(folder: string) {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/**
 * Reads an archive sequentially; the content of an entry can be read until the next entry is requested.
 * @throws BackupError where it is encrypted, without keys
 */
export async function* readArchive(
  file: string,
  decryption: DecryptionKeys = noKeys,
): AsyncGenerator<{ name: string; content: Readable }> {
  const decrypt = await decrypting(file, decryption);
  const tar = extract();
  const read = pipeline(createReadStream(file), decrypt ?? asItIs, createZstdDecompress(), tar);
  read.catch(() => {});
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: Readable.from(entry, { objectMode: false }) };
      // Skips unread content.
      entry.resume();
    }
    await read;
  } finally {
    tar.destroy();
  }
}
