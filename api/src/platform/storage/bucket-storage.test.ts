import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { readBucketAddress } from '../config/bucket-address.ts';
import { readConfig } from '../config/config.ts';
import { openBucketStorage } from './bucket-storage.ts';

const server = await startBucketServer();
afterAll(() => server.stop());
const storage = openBucketStorage(readBucketAddress(server.url));
const megabyte = 1024 * 1024;

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a bucket', () => {
  test('stores and removes files', async () => {
    await storage.write('people/صورة.png', Buffer.from('picture'));
    expect(await storage.stat('people/صورة.png')).toMatchObject({ size: 7, type: 'image/png' });
    expect(await buffer(storage.read('people/صورة.png'))).toEqual(Buffer.from('picture'));
    await storage.remove('people/صورة.png');
    await storage.remove('people/صورة.png');
    expect(await storage.stat('people/صورة.png')).toBeNull();
  });

  test('lists the files with a prefix', async () => {
    const lenient = await startBucketServer({ anySignature: true });
    const { list, write } = openBucketStorage(readBucketAddress(lenient.url));
    const below = async (prefix: string) => {
      const paths: string[] = [];
      for await (const path of list(prefix)) paths.push(path);
      return paths.sort();
    };
    await write('people/1/a.png', Buffer.from('a'));
    await write('people/2/ب.png', Buffer.from('b'));
    await write('covers/c.png', Buffer.from('c'));
    expect(await below('people/')).toEqual(['people/1/a.png', 'people/2/ب.png']);
    expect(await below('')).toContain('covers/c.png');
    await lenient.stop();
  });

  test('stores a stream of unknown length in parts and reads any range of it', async () => {
    const block = Buffer.alloc(megabyte, 'نبراس');
    const blocks = Array.from({ length: 21 }, (_one, index) => {
      const numbered = Buffer.from(block);
      numbered.writeUInt32BE(index);
      return numbered;
    });
    await storage.write('videos/long.mp4', Readable.from(blocks));
    const whole = Buffer.concat(blocks);
    expect((await storage.stat('videos/long.mp4'))?.size).toBe(whole.length);
    expect(digest(await buffer(storage.read('videos/long.mp4')))).toBe(digest(whole));
    const [start, end] = [8 * megabyte - 3, 8 * megabyte + 2];
    expect(await buffer(storage.read('videos/long.mp4', { start, end }))).toEqual(
      whole.subarray(start, end + 1),
    );
  });

  test('stores nothing of a large file whose stream fails', async () => {
    const half = Readable.from(
      (function* () {
        for (let part = 0; part < 10; part += 1) yield Buffer.alloc(megabyte);
        throw new Error('the connection was lost');
      })(),
    );
    await expect(storage.write('videos/half.mp4', half)).rejects.toThrow('the connection was lost');
    expect(await storage.stat('videos/half.mp4')).toBeNull();
  });

  test('is ready when it can be read and written; a missing or foreign one is not', async () => {
    await storage.check();
    await storage.check();
    const missing = new URL(server.url);
    missing.pathname = '/no-such-bucket';
    await expect(openBucketStorage(readBucketAddress(missing.href)).check()).rejects.toThrow();
    const foreign = server.url.replace(':S3RVER@', ':guessed@');
    await expect(openBucketStorage(readBucketAddress(foreign)).check()).rejects.toThrow();
  });

  test('is retried when it is busy', async () => {
    let input = 0;
    const busy = createServer((_request, response) => {
      input += 1;
      response.writeHead(input < 3 ? 503 : 404).end();
    }).listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
    const { stat } = openBucketStorage(readBucketAddress(`s3://k:s@h/files?endpoint=${endpoint}`));
    expect(await stat('a.png')).toBeNull();
    expect(input).toBe(3);
    busy.close();
  });
});

describe('STORAGE_URL', () => {
  test('contains all settings of a bucket', () => {
    expect(readBucketAddress('s3://KEY:a%2Fb%2Bc@s3.example.com/files?region=eu-west-1')).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'files',
      region: 'eu-west-1',
      pathStyle: true,
      accessKey: 'KEY',
      secretKey: 'a/b+c',
    });
    const local = 's3://KEY:SECRET@store/files?endpoint=http://127.0.0.1:9000/&style=host';
    expect(readBucketAddress(local)).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
      pathStyle: false,
    });
  });

  test.each([
    ['s3://host/files', 'key and secret'],
    ['s3://KEY:hush@host/', 'bucket'],
    ['s3://KEY:hush@host/files?regoin=x', 'no regoin'],
    ['s3://KEY:hush@host/files?endpoint=host:9000', 'endpoint must be'],
    ['s3://KEY:hush@host/files?style=odd', 'style must be'],
    ['s3://KEY:%zz@host/files', 'must be an address like'],
    ['https://host/files', 'must be an address that starts with s3://'],
  ])('%s is refused at the start with the reason', (STORAGE_URL, reason) => {
    expect(() => readConfig({ STORAGE_URL })).toThrow(reason);
    expect(() => readConfig({ STORAGE_URL })).not.toThrow('hush');
  });
});
