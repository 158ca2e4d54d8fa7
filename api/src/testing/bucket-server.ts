/// <reference path="./s3rver.d.ts" />
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The credentials of the server, which checks every signature. */
const [key, secret] = ['S3RVER', 'S3RVER'];

/**
 * Starts an S3-compatible server on a free port of 127.0.0.1 with one bucket. `url` is a `STORAGE_URL`.
 * @param anySignature for listing files: the server expects a signature of `/bucket` where S3 and our client sign
 *   `/bucket/`
 */
export async function startBucketServer({ anySignature = false } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'nibras-bucket-'));
  const bucket = `files-${randomUUID().slice(0, 8)}`;
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: anySignature,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    bucket,
    url: `s3://${key}:${secret}@127.0.0.1/${bucket}?endpoint=${encodeURIComponent(endpoint)}`,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
