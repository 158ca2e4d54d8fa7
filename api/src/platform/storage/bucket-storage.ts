import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import type { BucketAddress } from '../config/bucket-address.ts';
import { contentType } from './content-types.ts';
import { privateFolder, type Storage } from './storage.ts';

/** The size of a part of a large file in bytes; each part being uploaded is in memory. */
const partSize = 8 * 1024 * 1024;

/** The timeout of a request's first response bytes, in milliseconds. */
const responseTimeout = 10_000;

/** A file that is content once to check that the bucket is writable; private, so that it is not served. */
const marker = `${privateFolder}.content`;

const statusOf = (error: unknown) => (error instanceof S3Errors.ServerError ? error.statusCode : 0);

/** Applies the rules of file names here too, so that files can be copied between a bucket and a folder. */
const isKey = (path: string) =>
  !path.includes('\0') &&
  Buffer.byteLength(path) <= 1024 &&
  path
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) < 256);

function requireKey(path: string): string {
  if (!isKey(path)) throw new Error(`a path that leaves the storage: ${path}`);
  return path;
}

async function withTimeout<Result>(response: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const tooLate = wait(responseTimeout, undefined, { signal: timer.signal }).then(() => {
    throw new Error('the bucket does not answer');
  });
  try {
    return await Promise.race([response, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    timer.abort();
  }
}

/** Retries twice where the store is busy or the connection fails, as S3 requires of its clients. */
async function withRetries<Result>(request: () => Promise<Result>): Promise<Result> {
  for (const pause of [100, 400]) {
    try {
      return await withTimeout(request());
    } catch (error) {
      const status = statusOf(error);
      if (status > 0 && status < 500 && status !== 429) throw error;
      await wait(pause);
    }
  }
  return withTimeout(request());
}

/** Opens storage in a bucket of an S3-compatible store. The bucket is private: files are read through this process. */
export function openBucketStorage(address: BucketAddress): Storage {
  const { endpoint, ...rest } = address;
  const client = new S3Client({ endPoint: endpoint, ...rest });

  async function* content(path: string, range?: { start: number; end: number }) {
    const part = range && { offset: range.start, length: range.end - range.start + 1 };
    const { body } = await withRetries(() =>
      part ? client.getPartialObject(path, part) : client.getObject(path),
    );
    if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
  }

  const storage: Storage = {
    async stat(path) {
      if (!isKey(path)) return null;
      try {
        const { size, lastModified, etag } = await withRetries(() => client.statObject(path));
        return { size, type: contentType(path), modified: lastModified, version: etag };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    read: (path, range) => Readable.from(content(requireKey(path), range), { objectMode: false }),
    async write(path, content) {
      const key = requireKey(path);
      const metadata = { 'Content-Type': contentType(path) };
      if (content instanceof Readable) {
        const stream = Readable.toWeb(content) as ReadableStream<Uint8Array>;
        await client.putObject(key, stream as never, { metadata, partSize });
      } else {
        await withRetries(() => client.putObject(key, content as never, { metadata, partSize }));
      }
    },
    adopt: (path, file) => storage.write(path, createReadStream(file)),
    flush: async () => undefined,
    localPath: () => null,
    async remove(path) {
      await withRetries(() => client.deleteObject(requireKey(path)));
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
