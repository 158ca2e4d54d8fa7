import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { photos } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { people } from '#platform/database/schema/index.ts';
import { bmp, heic } from '../../testing/sample-files.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform } = await startTestApp();
const { storage } = platform;

type Person = { id: number };

/** Each person has their own network address, so that the limit per address is not reached. */
const addressOf = ({ id }: Person) => `10.1.${id >> 8}.${id & 255}`;

function send(as: Person | undefined, content: Uint8Array<ArrayBuffer> | string, name = 'me.jpg') {
  const form = new FormData();
  if (typeof content === 'string') form.set('profile_photo_path', content);
  else form.set('profile_photo_path', new Blob([content], { type: 'image/jpeg' }), name);
  return call('POST /api/update-photo-profile', {
    as,
    body: form,
    ...(as && { remoteAddress: addressOf(as) }),
  });
}
async function pathOf({ id }: Person) {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  return row?.photoPath ?? null;
}
const bytes = (encoded: Buffer) => new Uint8Array(encoded);
const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#4c5fd5' } });

test.each([
  [heic, /HEIC.*لقطة شاشة/],
  [bmp, /BMP.*JPG أو PNG/],
])('a picture that is not decoded here is told how to send it', async (content, text) => {
  const person = await makePerson(db);
  const { status, body } = await send(person, bytes(content));
  expect([status, body.message]).toEqual([422, expect.stringMatching(text)]);
});

test.each([
  ['jpeg', () => picture().jpeg()],
  ['png', () => picture().png()],
  ['webp', () => picture(80, 90).webp()],
  ['avif', () => picture(64, 64).avif({ effort: 0 })],
])('a %s becomes a square WebP under a random name', async (_kind, make) => {
  const person = await makePerson(db);
  const answer = await send(person, bytes(await make().toBuffer()));
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'تم تحديث الصورة بنجاح', user: { id: person.id } },
  });
  const path = answer.body.user.profile_photo_url;
  expect(path).toMatch(/^people\/[0-9a-f-]{36}\.webp$/);
  expect(answer.body.user.profile_photo_path).toBe(path);
  const served = await call(`GET /storage/${path}`);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(await sharp(served.raw).metadata()).toMatchObject({
    format: 'webp',
    width: photos.sidePx,
    height: photos.sidePx,
  });
});

test('metadata is removed, and the picture is rotated upright', async () => {
  const person = await makePerson(db);
  const left = await picture(100, 100).png().toBuffer();
  const sideways = await sharp({
    create: { width: 200, height: 100, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Camera of Salma' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await send(person, bytes(sideways));
  const stored = await buffer(storage.read(body.user.profile_photo_url));
  const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
  expect(stored.includes('Camera of Salma')).toBe(false);
  // Rotated by 90° clockwise, the blue half is on top.
  const pixel = async (top: number) =>
    [
      ...(await sharp(stored).extract({ left: 256, top, width: 1, height: 1 }).raw().toBuffer()),
    ].map((part) => Math.round(part / 85));
  expect(await pixel(20)).toEqual([1, 1, 3]);
  expect(await pixel(490)).toEqual([3, 3, 3]);
});

test('the old photo is removed, but not a file with another name', async () => {
  const person = await makePerson(db, { photoPath: 'people/shared.webp' });
  const file = bytes(await picture().jpeg().toBuffer());
  await storage.write('people/shared.webp', Buffer.from(file));
  const first = (await send(person, file)).body.user.profile_photo_url;
  const second = (await send(person, file)).body.user.profile_photo_url;
  expect(second).not.toBe(first);
  await vi.waitFor(async () => expect(await storage.stat(first)).toBeNull(), { timeout: 60_000 });
  expect(await storage.stat(second)).not.toBeNull();
  expect(await storage.stat('people/shared.webp')).not.toBeNull();
});

test('of two concurrent photos one is stored, and no file is left behind', async () => {
  const person = await makePerson(db);
  const file = bytes(await picture().jpeg().toBuffer());
  const answers = await Promise.all([send(person, file), send(person, file)]);
  const paths = answers.map(({ body }) => body.user.profile_photo_url);
  const shown = await pathOf(person);
  const other = paths.find((path) => path !== shown);
  expect(paths).toContain(shown);
  await vi.waitFor(async () => expect(await storage.stat(other)).toBeNull(), { timeout: 60_000 });
  expect(await storage.stat(String(shown))).not.toBeNull();
});

/** A PNG of a few hundred bytes that decodes to `side` × `side` pixels. */
function bomb(side: number) {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let value = n;
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const crc = (data: Buffer) => {
    let value = 0xffffffff;
    for (const byte of data) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
    return (value ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), 4 + body.length);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(64 * 1024));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return bytes(Buffer.concat([signature, ...parts]));
}

const textBytes = (text: string) => new TextEncoder().encode(text);

test.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>]>([
  ['a page named as a picture', async () => textBytes('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing with scripts',
    async () =>
      textBytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
  ],
  ['a GIF', async () => bytes(await picture().gif().toBuffer())],
  ['a TIFF', async () => bytes(await picture().tiff().toBuffer())],
  [
    'the first bytes of a picture and nothing more',
    async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
  ],
  [
    'a truncated JPEG',
    async () => bytes((await picture(1200, 900).jpeg().toBuffer()).subarray(0, 6000)),
  ],
  [
    'a truncated PNG',
    async () => {
      const noise = sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      });
      return bytes((await noise.png().toBuffer()).subarray(0, 20_000));
    },
  ],
  ['a small file of enormous dimensions', async () => bomb(60_000)],
  ['an empty file', async () => new Uint8Array(0)],
  ['a text instead of a file', async () => 'me.jpg'],
])('%s is refused with the reason, and the photo does not change', async (_what, make) => {
  const person = await makePerson(db, { photoPath: 'people/before.webp' });
  const answer = await send(person, await make());
  expect(answer.status).toBe(422);
  expect(answer.body.errors.profile_photo_path).toEqual([
    expect.stringMatching(/\p{Script=Arabic}/u),
  ]);
  expect(await pathOf(person)).toBe('people/before.webp');
});

test('above 5 MB, and above the limit of all calls, is 413', async () => {
  const person = await makePerson(db);
  const large = new Uint8Array(photos.maxBytes + 1).fill(65);
  const refused = await send(person, large);
  expect(refused.status).toBe(413);
  expect(refused.body.message).toContain('5 ميجابايت');
  const enormous = await send(person, new Uint8Array(11 * 1024 * 1024));
  expect(enormous.status).toBe(413);
  expect(enormous.body.message).toMatch(/\p{Script=Arabic}/u);
  expect(await pathOf(person)).toBeNull();
});

test('a picture of nearly 5 MB is accepted', async () => {
  const person = await makePerson(db);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const encoded = await sharp({
    create: { width: 1150, height: 1150, channels: 3, background: '#000', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(encoded.length).toBeGreaterThan(3.5 * 1024 * 1024);
  expect((await send(person, bytes(encoded))).status).toBe(200);
});

test('a truncated upload leaves no file behind', async () => {
  const person = await makePerson(db);
  const answer = await call('POST /api/update-photo-profile', {
    as: person,
    remoteAddress: addressOf(person),
    payload:
      '--x\r\nContent-Disposition: form-data; name="profile_photo_path"; filename="a.jpg"\r\n\r\nabc',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await pathOf(person)).toBeNull();
});

test('too many from one network address: 429', async () => {
  const person = await makePerson(db);
  const file = new Uint8Array([1]);
  for (let sent = 0; sent < photos.changesPerMinutePerNetworkAddress; sent += 1) {
    expect((await send(person, file)).status).toBe(422);
  }
  expect((await send(person, file)).status).toBe(429);
});

test('requires a sign-in, and nobody can change another person’s photo', async () => {
  const [person, other] = [await makePerson(db), await makePerson(db)];
  const file = bytes(await picture().jpeg().toBuffer());
  expect((await send(undefined, file)).status).toBe(401);
  await send(person, file);
  expect(await pathOf(other)).toBeNull();
});
