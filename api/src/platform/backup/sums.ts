import { createHash } from 'node:crypto';

interface Sum {
  update(chunk: Buffer): unknown;
}

/** Passes everything on, and adds it to the sums on its way. */
export async function* summed(
  source: AsyncIterable<Buffer>,
  ...sums: Sum[]
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    for (const sum of sums) sum.update(chunk);
    yield chunk;
  }
}

/** SHA-256 and the number of bytes of what is given to it. */
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

/** The sum over many files: one line for each, as `sha256sum` writes them, so that it needs no memory for them all. */
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
