import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '#platform/platform.ts';
import { partsOf } from '../uploads/queries.ts';
import { refuse } from './failure.ts';

/** Writes the parts of an upload into one file. @returns its SHA-256 @throws MediaFailure where a part is missing */
export async function assemble(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { upload, bytes, to }: { upload: string; bytes: number; to: string },
): Promise<Buffer> {
  const parts = await partsOf(db, upload);
  const hash = createHash('sha256');
  async function* content() {
    let at = 0;
    for (const part of parts) {
      if (part.start !== at) refuse('incomplete');
      for await (const chunk of storage.read(part.path) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        at += chunk.length;
        yield chunk;
      }
    }
    if (at !== bytes) refuse('incomplete');
  }
  await pipeline(Readable.from(content()), createWriteStream(to, { mode: 0o600 }));
  return hash.digest();
}
