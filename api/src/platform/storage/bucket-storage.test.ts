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
  test('keeps what is written, and forgets what is removed', async () => {
    await storage.write('people/صورة.png', Buffer.from('picture'));
    expect(await storage.stat('people/صورة.png')).toMatchObject({ size: 7, type: 'image/png' });
    expect(await buffer(storage.read('people/صورة.png'))).toEqual(Buffer.from('picture'));
    await storage.remove('people/صورة.png');
    await storage.remove('people/صورة.png');
    expect(await storage.stat('people/صورة.png')).toBeNull();
  });

  test('names the files that begin alike', async () => {
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

  test('takes a stream of unknown length in parts, and gives any range of it back', async () => {
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

  test('whose large file is cut short in the middle keeps nothing of it', async () => {
    const half = Readable.from(
      (function* () {
        for (let part = 0; part < 10; part += 1) yield Buffer.alloc(megabyte);
        throw new Error('the line went dead');
      })(),
    );
    await expect(storage.write('videos/half.mp4', half)).rejects.toThrow('the line went dead');
    expect(await storage.stat('videos/half.mp4')).toBeNull();
  });

  test('that can be read and written is ready; a missing or foreign one is not', async () => {
    await storage.check();
    await storage.check();
    const missing = new URL(server.url);
    missing.pathname = '/no-such-bucket';
    await expect(openBucketStorage(readBucketAddress(missing.href)).check()).rejects.toThrow();
    const foreign = server.url.replace(':S3RVER@', ':guessed@');
    await expect(openBucketStorage(readBucketAddress(foreign)).check()).rejects.toThrow();
  });

  test('that is busy is asked again', async () => {
    let asked = 0;
    const busy = createServer((_request, response) => {
      asked += 1;
      response.writeHead(asked < 3 ? 503 : 404).end();
    }).listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
    const { stat } = openBucketStorage(readBucketAddress(`s3://k:s@h/files?endpoint=${endpoint}`));
    expect(await stat('a.png')).toBeNull();
    expect(asked).toBe(3);
    busy.close();
  });
});

describe('STORAGE_URL', () => {
  test('names everything about a bucket', () => {
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
  ])('%s is refused at the start, with a line that says why', (STORAGE_URL, why) => {
    expect(() => readConfig({ STORAGE_URL })).toThrow(why);
    expect(() => readConfig({ STORAGE_URL })).not.toThrow('hush');
  });
});
