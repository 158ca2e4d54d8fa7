import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { startTestApp } from '../../testing/test-app.ts';

const bucketServer = await startBucketServer();
const stores = [
  { place: 'in a folder', app: await startTestApp() },
  {
    place: 'in a bucket',
    app: await startTestApp({ config: { storageUrl: bucketServer.url }, work: false }),
  },
];
afterAll(() => bucketServer.stop());

describe.each(stores)('files $place', ({ app }) => {
  const { call } = app;
  const { storage } = app.platform;

  beforeAll(async () => {
    await storage.write('videos/lesson.mp4', Buffer.from('0123456789'));
    await storage.write('resources/ملخص.pdf', Buffer.from('%PDF-'));
    await storage.write('resources/page.html', Buffer.from('<script>alert(1)</script>'));
    await storage.write('resources/empty.pdf', Buffer.alloc(0));
    await storage.write('private/videos/secret.mp4', Buffer.from('secret'));
    await storage.write('people/broken.png', Buffer.from('no picture at all'));
    const picture = sharp({
      create: { width: 900, height: 600, channels: 3, background: '#F5AF19' },
    });
    await storage.write('courses/cover.png', await picture.png().toBuffer());
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    call(`GET /storage/${path}`, { headers });

  describe('a public file', () => {
    test('is sent whole with the headers for caches and players', async () => {
      const { status, headers, body } = await get('videos/lesson.mp4');
      expect(status).toBe(200);
      expect(body).toBe('0123456789');
      expect(headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': '10',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.etag).toMatch(/^".+"$/);
    });

    test('that a browser would execute is a sandboxed download', async () => {
      const { headers } = await get('resources/page.html');
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      expect(headers['content-security-policy']).toContain('sandbox');
    });

    test('may have an Arabic name', async () => {
      const { status, headers } = await get(`resources/${encodeURIComponent('ملخص')}.pdf`);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toBe(
        `inline; filename*=UTF-8''${encodeURIComponent('ملخص.pdf')}`,
      );
    });

    test('that is empty is sent without content', async () => {
      const { status, headers, body } = await get('resources/empty.pdf');
      expect({ status, length: headers['content-length'], body }).toEqual({
        status: 200,
        length: '0',
        body: '',
      });
    });

    test('is answered to HEAD without content', async () => {
      const response = await app.app.inject({ method: 'HEAD', url: '/storage/videos/lesson.mp4' });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-length']).toBe('10');
      expect(response.rawPayload).toHaveLength(0);
    });

    test('that the client has already is 304', async () => {
      const { headers } = await get('videos/lesson.mp4');
      const again = await get('videos/lesson.mp4', { 'if-none-match': String(headers.etag) });
      expect(again.status).toBe(304);
      expect(again.raw).toHaveLength(0);
    });
  });

  describe('a part of a file', () => {
    test.each([
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
    ])('%s is sent as 206', async (range, expected, contentRange) => {
      const { status, headers, body } = await get('videos/lesson.mp4', { range });
      expect(status).toBe(206);
      expect(body).toBe(expected);
      expect(headers['content-range']).toBe(contentRange);
      expect(headers['content-length']).toBe(String(expected.length));
    });

    test('beyond its end is refused with its size', async () => {
      const { status, headers } = await get('videos/lesson.mp4', { range: 'bytes=10-' });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe('bytes */10');
    });

    test('is sent only of the version in If-Range', async () => {
      const { headers } = await get('videos/lesson.mp4');
      const range = 'bytes=0-0';
      const same = await get('videos/lesson.mp4', { range, 'if-range': String(headers.etag) });
      expect(same.status).toBe(206);
      const other = await get('videos/lesson.mp4', { range, 'if-range': '"another"' });
      expect(other.status).toBe(200);
      expect(other.body).toBe('0123456789');
    });
  });

  describe('a picture', () => {
    const widthOf = async (path: string) => (await sharp((await get(path)).raw).metadata()).width;

    test.each([
      ['resized', 320, 320],
      ['rounded up to the next width', 300, 320],
      ['rounded up to the smallest width', 1, 96],
      ['left at its size for a larger width', 5000, 900],
    ])('is %s', async (_what, input, width) => {
      const { status, headers } = await get(`courses/cover.png?w=${input}`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/webp');
      expect(await widthOf(`courses/cover.png?w=${input}`)).toBe(width);
    });

    test('is resized once for concurrent requests', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => get('courses/cover.png?w=160')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });

    test.each(['0', '-5', 'abc', '1.5', 'NaN', '', '1e400'])(
      'is sent unchanged for the width «%s»',
      async (width) => {
        const { status, headers } = await get(`courses/cover.png?w=${width}`);
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('image/png');
      },
    );

    test('is sent unchanged for two widths', async () => {
      const { headers } = await get('courses/cover.png?w=96&w=160');
      expect(headers['content-type']).toBe('image/png');
    });

    test('that cannot be decoded is sent unchanged', async () => {
      const { status, body } = await get('people/broken.png?w=96');
      expect(status).toBe(200);
      expect(body).toBe('no picture at all');
    });

    test('that was replaced is resized again', async () => {
      const picture = (width: number) =>
        sharp({ create: { width, height: 60, channels: 3, background: '#15183A' } })
          .png()
          .toBuffer();
      await storage.write('people/new.png', await picture(40));
      expect(await widthOf('people/new.png?w=96')).toBe(40);
      await storage.write('people/new.png', await picture(80));
      expect(await widthOf('people/new.png?w=96')).toBe(80);
    });

    test('a width has no effect on other files', async () => {
      const { status, body } = await get('videos/lesson.mp4?w=96');
      expect(status).toBe(200);
      expect(body).toBe('0123456789');
    });
  });

  describe('private files', () => {
    test.each([
      'private/videos/secret.mp4',
      'Private/videos/secret.mp4',
      'PRIVATE/videos/secret.mp4',
      'private%2fvideos%2fsecret.mp4',
      '%70rivate/videos/secret.mp4',
      './private/videos/secret.mp4',
      '%2e/private/videos/secret.mp4',
      'videos/..%2fprivate/videos/secret.mp4',
      'videos/%2e%2e%2fprivate/videos/secret.mp4',
      'videos%5c..%5cprivate/videos/secret.mp4',
      '/private/videos/secret.mp4',
      '%2fprivate/videos/secret.mp4',
      'private//videos/secret.mp4',
      'private/./videos/secret.mp4',
      'private/videos/secret.mp4%00.png',
      'private/videos/secret.mp4?w=96',
      'private/videos/secret.mp4?person=0&expires=99999999999&signature=AAAA',
      'private/videos/secret.mp4?person=0&person=1&expires=1&signature=a&signature=b',
      'private/no-such.mp4',
    ])('%s is 404', async (path) => {
      const { status, raw } = await get(path);
      expect(status).toBe(404);
      expect(raw.toString()).not.toContain('secret');
      expect(raw.toString()).toMatch(/[\u0621-\u064a]/);
    });

    test('resized pictures are served only under their original’s address', async () => {
      await get('courses/cover.png?w=96');
      for (const folder of ['made', 'MADE', '%6dade']) {
        expect((await get(`${folder}/anything-96.webp`)).status).toBe(404);
      }
    });
  });

  test.each([
    'no/such.png',
    'videos',
    'videos/',
    '',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    'videos/%00',
    'x'.repeat(400),
    `${'x/'.repeat(150)}x`,
  ])('%s is 404 in Arabic', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.message).toMatch(/[\u0621-\u064a]/);
  });

  test('a malformed address is refused with 400', async () => {
    const { status, body } = await get('%zz');
    expect(status).toBe(400);
    expect(body.message).toMatch(/[\u0621-\u064a]/);
  });

  describe('writing', () => {
    test('that fails leaves no file under the name', async () => {
      const broken = Readable.from(
        (function* () {
          yield Buffer.from('half');
          throw new Error('the connection was lost');
        })(),
      );
      await expect(storage.write('people/half.png', broken)).rejects.toThrow(
        'the connection was lost',
      );
      expect(await storage.stat('people/half.png')).toBeNull();
    });

    test.each(['../outside.txt', '/etc/outside.txt', 'a/../../outside.txt', 'a\0b', ''])(
      'cannot leave the storage: %s',
      async (path) => {
        await expect(storage.write(path, Buffer.from('x'))).rejects.toThrow('leaves the storage');
        expect(await storage.stat(path)).toBeNull();
      },
    );
  });
});
