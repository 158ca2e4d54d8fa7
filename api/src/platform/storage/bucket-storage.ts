import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import type { BucketAddress } from '../config/bucket-address.ts';
import { contentType } from './content-types.ts';
import { privateFolder, type Storage } from './storage.ts';

/** Bytes of one part of a large file; as many as this are held in memory for each part that is under way. */
const partSize = 8 * 1024 * 1024;

/** An answer that takes longer to begin is none, in milliseconds. */
const answerWithin = 10_000;

/** Written once to see that the bucket can be written; private, so that nobody else is answered it. */
const marker = `${privateFolder}.written`;

const statusOf = (error: unknown) => (error instanceof S3Errors.ServerError ? error.statusCode : 0);

/** A folder's rules hold here too, so that a store can be copied from one kind to the other. */
const isKey = (path: string) =>
  !path.includes('\0') &&
  Buffer.byteLength(path) <= 1024 &&
  path
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) < 256);

function mustBeKey(path: string): string {
  if (!isKey(path)) throw new Error(`a path that leaves the storage: ${path}`);
  return path;
}

async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const patience = new AbortController();
  const tooLate = wait(answerWithin, undefined, { signal: patience.signal }).then(() => {
    throw new Error('the bucket does not answer');
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    patience.abort();
  }
}

/** Asks twice more where the store is busy or the line breaks: S3 asks its clients to. */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const pause of [100, 400]) {
    try {
      return await inTime(ask());
    } catch (error) {
      const status = statusOf(error);
      if (status > 0 && status < 500 && status !== 429) throw error;
      await wait(pause);
    }
  }
  return inTime(ask());
}

/** Files in a bucket of an S3-compatible store. It stays private: files are read through this process only. */
export function openBucketStorage(address: BucketAddress): Storage {
  const { endpoint, ...rest } = address;
  const client = new S3Client({ endPoint: endpoint, ...rest });

  async function* content(path: string, range?: { start: number; end: number }) {
    const asked = range && { offset: range.start, length: range.end - range.start + 1 };
    const { body } = await asking(() =>
      asked ? client.getPartialObject(path, asked) : client.getObject(path),
    );
    if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
  }

  const storage: Storage = {
    async stat(path) {
      if (!isKey(path)) return null;
      try {
        const { size, lastModified, etag } = await asking(() => client.statObject(path));
        return { size, type: contentType(path), modified: lastModified, version: etag };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    read: (path, range) => Readable.from(content(mustBeKey(path), range), { objectMode: false }),
    async write(path, written) {
      const key = mustBeKey(path);
      const metadata = { 'Content-Type': contentType(path) };
      if (written instanceof Readable) {
        const stream = Readable.toWeb(written) as ReadableStream<Uint8Array>;
        await client.putObject(key, stream as never, { metadata, partSize });
      } else {
        await asking(() => client.putObject(key, written as never, { metadata, partSize }));
      }
    },
    async remove(path) {
      await asking(() => client.deleteObject(mustBeKey(path)));
    },
    async *list(prefix) {
      for await (const { key } of client.listObjects({ prefix })) if (key !== marker) yield key;
    },
    async check() {
      if (!(await storage.stat(marker))) await storage.write(marker, Buffer.from('nibras'));
    },
  };
  return storage;
}
