import { createHash } from 'node:crypto';

interface Sum {
  update(chunk: Buffer): unknown;
}

/** Passes a stream through and updates the checksums. */
export async function* summed(
  source: AsyncIterable<Buffer>,
  ...sums: Sum[]
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    for (const sum of sums) sum.update(chunk);
    yield chunk;
  }
}

/** Creates a checksum of SHA-256 and the number of bytes. */
export function newSum() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    update(chunk: Buffer) {
      hash.update(chunk);
      bytes += chunk.length;
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** Creates a checksum over many files: over a line for each in the format of `sha256sum`, so that no list is in memory. */
export function newFilesSum() {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  return {
    add(path: string, file: { bytes: number; sha256: string }) {
      hash.update(`${file.sha256}  ${path}\n`);
      count += 1;
      bytes += file.bytes;
    },
    end: () => ({ count, bytes, sha256: hash.digest('hex') }),
  };
}
