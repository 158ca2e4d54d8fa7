import { createHash, randomBytes } from 'node:crypto';
import { media as limits } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { courseStaff, media, settings, uploads } from '#platform/database/schema/index.ts';
import { pdf } from '../../../testing/sample-files.ts';
import {
  beginUpload,
  cancelUpload,
  sendAndCut,
  sendBytes,
  uploadOffset,
} from '../../../testing/send-upload.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { usedBytes } from '../quota.ts';
import { removeAbandonedUploads } from './remove-abandoned.ts';

const app = await startTestApp({ sockets: true });
const { db, platform, call } = app;
const teacher = await makeTeacher(db);
const stranger = await makeTeacher(db);
const senderOf = async (person: { id: number }) => ({
  address: app.address,
  token: await app.tokenOf(person),
});
const sender = await senderOf(teacher);
const megabyte = 1024 ** 2;

/** A document of some size that nothing compresses. */
const documentOf = (bytes: number) => Buffer.concat([pdf, randomBytes(bytes - pdf.length)]);
const idOf = (response: Response) => Number(response.headers.get('nibras-media'));
const pathOf = (response: Response) => response.headers.get('location') ?? '';
const offsetOf = (response: Response) => Number(response.headers.get('upload-offset'));
const ready = (id: number) =>
  expect.poll(async () => (await row(id))?.state, { timeout: 60_000 }).toBe('ready');
async function row(id: number) {
  const [found] = await db.select().from(media).where(eq(media.id, id));
  return found;
}
const filesBelow = async (prefix: string) => {
  const paths: string[] = [];
  for await (const path of platform.storage.list(prefix)) paths.push(path);
  return paths;
};

test('a file arrives whole over a line that is cut three times', async () => {
  const content = documentOf(5 * megabyte);
  const path = pathOf(await beginUpload(sender, { name: 'كتاب.pdf', bytes: content.length }));
  for (const cutAfter of [megabyte, 700_000, 1_500_000]) {
    const offset = offsetOf(await uploadOffset(sender, path));
    const rest = content.subarray(offset);
    await sendAndCut(sender, path, { offset, content: rest, cutAfter });
    // What arrived before the cut is kept, once the server has noticed it.
    await expect
      .poll(async () => offsetOf(await uploadOffset(sender, path)), { timeout: 60_000 })
      .toBeGreaterThan(offset);
  }
  const offset = offsetOf(await uploadOffset(sender, path));
  const last = await sendBytes(sender, path, offset, content.subarray(offset));
  expect(last.status).toBe(204);
  await ready(idOf(last));
  const stored = await row(idOf(last));
  expect(stored).toMatchObject({ name: 'كتاب.pdf', kind: 'document', bytes: content.length });
  expect(stored?.path).toMatch(/^private\/media\/[0-9a-f]{18}\/document\.pdf$/);
  expect(stored?.sha256).toEqual(createHash('sha256').update(content).digest());
});

test('who asks again after the last response was lost gets the same file', async () => {
  const path = pathOf(await beginUpload(sender, { name: 'a.pdf', bytes: pdf.length }));
  const last = await sendBytes(sender, path, 0, pdf);
  const again = await uploadOffset(sender, path);
  expect(again.status).toBe(200);
  expect(offsetOf(again)).toBe(pdf.length);
  expect(idOf(again)).toBe(idOf(last));
  await ready(idOf(last));
  // The parts are gone then, and the answer is the same.
  expect(idOf(await uploadOffset(sender, path))).toBe(idOf(last));
  expect(await filesBelow(`private/uploads/${path.split('/').pop()}`)).toEqual([]);
});

test('an unfinished upload is offered to its sender only, and goes on where it ended', async () => {
  const modified = 1_700_000_000_000;
  const content = documentOf(megabyte);
  const metadata = { name: 'later.pdf', bytes: content.length, modified };
  const path = pathOf(await beginUpload(sender, metadata));
  await sendBytes(sender, path, 0, content.subarray(0, 1000));
  const mine = await call('GET /api/studio/unfinished-uploads', { as: teacher });
  expect(mine.body.uploads[0]).toMatchObject({ ...metadata, received: 1000, replaces: null });
  const theirs = await call('GET /api/studio/unfinished-uploads', { as: stranger });
  expect(theirs.body.uploads).toEqual([]);
  expect((await sendBytes(sender, path, 1000, content.subarray(1000))).status).toBe(204);
});

test('bytes that do not begin where the upload ends are refused', async () => {
  const path = pathOf(await beginUpload(sender, { name: 'a.pdf', bytes: 2000 }));
  await sendBytes(sender, path, 0, Buffer.alloc(1000));
  for (const offset of [0, 999, 1500]) {
    const refused = await sendBytes(sender, path, offset, Buffer.alloc(10));
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toMatch(/نافذة أخرى/);
  }
  expect(offsetOf(await uploadOffset(sender, path))).toBe(1000);
  const tooMuch = await sendBytes(sender, path, 1000, Buffer.alloc(1001));
  expect(tooMuch.status).toBe(413);
});

test('two senders of one upload do not mix their bytes', async () => {
  const content = documentOf(2 * megabyte);
  const path = pathOf(await beginUpload(sender, { name: 'a.pdf', bytes: content.length }));
  const other = documentOf(content.length);
  const answers = await Promise.all([
    sendBytes(sender, path, 0, content),
    sendBytes(sender, path, 0, other),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const [first] = answers.filter(({ status }) => status === 204);
  const id = idOf(first ?? new Response());
  await ready(id);
  const hashes = [content, other].map((one) => createHash('sha256').update(one).digest('hex'));
  expect(hashes).toContain((await row(id))?.sha256?.toString('hex'));
});

describe('access', () => {
  test('an upload of another person is not found', async () => {
    const path = pathOf(await beginUpload(sender, { name: 'a.pdf', bytes: 100 }));
    const foreign = await senderOf(stranger);
    expect((await uploadOffset(foreign, path)).status).toBe(404);
    expect((await sendBytes(foreign, path, 0, Buffer.alloc(10))).status).toBe(404);
    expect((await cancelUpload(foreign, path)).status).toBe(404);
    expect(offsetOf(await uploadOffset(sender, path))).toBe(0);
  });

  test.each([
    ['a student', async () => makePerson(db), 403],
    ['an editor', async () => makePerson(db, { role: 'editor' }), 201],
    ['an admin', async () => makeAdmin(db), 201],
    [
      'an assistant of a course',
      async () => {
        const person = await makePerson(db);
        const course = await makeCourse(db);
        await db
          .insert(courseStaff)
          .values({ courseId: course.id, personId: person.id, role: 'assistant' });
        return person;
      },
      201,
    ],
  ] as const)('%s', async (_who, make, status) => {
    const answer = await beginUpload(await senderOf(await make()), { name: 'a.pdf', bytes: 100 });
    expect(answer.status).toBe(status);
  });

  test('without a sign-in there is no upload', async () => {
    const answer = await beginUpload(
      { address: app.address, token: 'none' },
      { name: 'a', bytes: 1 },
    );
    expect(answer.status).toBe(401);
  });
});

describe('limits', () => {
  test('a file above the installation’s limit is refused before it is sent', async () => {
    await db.insert(settings).values({ name: 'media-file-max', value: 3 * megabyte });
    const answer = await beginUpload(sender, { name: 'a.pdf', bytes: 3 * megabyte + 1 });
    await db.delete(settings).where(eq(settings.name, 'media-file-max'));
    expect(answer.status).toBe(413);
    expect((await answer.json()).message).toBe('حجم الملف أكبر من الحد المسموح به (3 ميجابايت).');
  });

  test('unfinished uploads count against the space of the installation', async () => {
    const { body } = await call('GET /api/studio/media-quota', { as: teacher });
    expect(body).toMatchObject({ max: limits.quota, file_max: limits.fileMaxBytes });
    await db.insert(settings).values({ name: 'media-quota', value: body.used + 1000 });
    const first = await beginUpload(sender, { name: 'a.pdf', bytes: 900 });
    const second = await beginUpload(sender, { name: 'b.pdf', bytes: 200 });
    await cancelUpload(sender, pathOf(first));
    const third = await beginUpload(sender, { name: 'c.pdf', bytes: 200 });
    await db.delete(settings).where(eq(settings.name, 'media-quota'));
    expect([first.status, second.status, third.status]).toEqual([201, 413, 201]);
  });

  test('files that were announced and not sent keep no colleague out', async () => {
    const { body } = await call('GET /api/studio/media-quota', { as: teacher });
    const space = 40 * megabyte;
    await db.insert(settings).values({ name: 'media-quota', value: body.used + space });
    const colleague = await senderOf(await makeTeacher(db));
    const greedy = await senderOf(await makeTeacher(db));
    const begin = (from: typeof sender, bytes: number) =>
      beginUpload(from, { name: 'a.pdf', bytes });
    const statuses = [];
    for (let at = 0; at < 17; at += 1) {
      statuses.push((await begin(greedy, space / 10)).status);
    }
    const theirs = await begin(colleague, space / 2);
    await db.delete(settings).where(eq(settings.name, 'media-quota'));
    expect(statuses[0]).toBe(201);
    expect(statuses.at(-1)).not.toBe(201);
    expect(theirs.status).toBe(201);
  });

  test('one person announces no more than a share of the space, but always one file', async () => {
    const { body } = await call('GET /api/studio/media-quota', { as: teacher });
    const max = body.used + 80 * megabyte;
    await db.insert(settings).values({ name: 'media-quota', value: max });
    const [one, other] = [
      await senderOf(await makeTeacher(db)),
      await senderOf(await makeTeacher(db)),
    ];
    const share = Math.floor(max * limits.unfinishedShare);
    const statuses = [];
    for (const [from, bytes] of [
      [one, share - 1000],
      [one, 1001],
      [one, 1000],
      [other, share + megabyte],
    ] as const) {
      statuses.push((await beginUpload(from, { name: 'a.pdf', bytes })).status);
    }
    await db.delete(settings).where(eq(settings.name, 'media-quota'));
    expect(statuses).toEqual([201, 429, 201, 201]);
  });

  test('however many send at once, what is stored never passes the space', async () => {
    const piece = megabyte / 4;
    const paths: string[] = [];
    const senders: (typeof sender)[] = [];
    for (let at = 0; at < 6; at += 1) {
      const from = await senderOf(await makeTeacher(db));
      senders.push(from);
      paths.push(pathOf(await beginUpload(from, { name: 'a.pdf', bytes: 2 * piece })));
    }
    const used = await usedBytes(db);
    const max = used + 3.5 * piece;
    await db.insert(settings).values({ name: 'media-quota', value: max });
    const answers = await Promise.all(
      senders.map((from, at) => sendBytes(from, paths[at] ?? '', 0, Buffer.alloc(piece))),
    );
    const after = await usedBytes(db);
    await db.delete(settings).where(eq(settings.name, 'media-quota'));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 413, 413, 413]);
    expect(after).toBe(used + 3 * piece);
    const refused = answers.findIndex(({ status }) => status === 413);
    expect(await answers[refused]?.text()).toMatch(/لا تتسع مساحة الملفات/);
    expect(await filesBelow(`private/uploads/${paths[refused]?.split('/').pop()}`)).toEqual([]);
    // With space again it goes on where it ended.
    const from = senders[refused] ?? sender;
    const again = await sendBytes(from, paths[refused] ?? '', 0, Buffer.alloc(piece));
    expect(again.status).toBe(204);
  });

  test('a picture that grows by being encoded does not pass the space', async () => {
    const from = await senderOf(await makeTeacher(db));
    const content = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#000',
        noise: {
          type: 'gaussian',
          mean: 120,
          sigma: 60,
        },
      },
    })
      .webp({ quality: 1 })
      .toBuffer();
    const path = pathOf(await beginUpload(from, { name: 'a.webp', bytes: content.length }));
    const used = await usedBytes(db);
    const max = used + content.length;
    await db.insert(settings).values({ name: 'media-quota', value: max });
    const id = idOf(await sendBytes(from, path, 0, content));
    await expect.poll(async () => (await row(id))?.state, { timeout: 60_000 }).toBe('failed');
    await db.delete(settings).where(eq(settings.name, 'media-quota'));
    expect((await row(id))?.failure).toMatch(/^لا تتسع مساحة الملفات/);
    expect(await filesBelow((await row(id))?.path ?? '')).toEqual([]);
  });

  test('one person has a number of unfinished uploads', async () => {
    const person = await makeTeacher(db);
    await db.insert(uploads).values(
      Array.from({ length: limits.unfinishedPerPerson }, (_, place) => ({
        id: `full-${place}`,
        personId: person.id,
        name: 'a',
        bytes: 1,
      })),
    );
    const answer = await beginUpload(await senderOf(person), { name: 'a.pdf', bytes: 100 });
    expect(answer.status).toBe(429);
  });

  test('an empty file and one without a name are refused', async () => {
    expect((await beginUpload(sender, { name: 'a.pdf', bytes: 0 })).status).toBe(422);
    expect((await beginUpload(sender, { name: '', bytes: 10 })).status).toBe(422);
  });
});

describe('metadata', () => {
  const begin = (metadata: string) =>
    fetch(new URL('/api/studio/uploads', app.address), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${sender.token}`,
        'Tus-Resumable': '1.0.0',
        'Upload-Length': '100',
        'Upload-Metadata': metadata,
      },
    });
  const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes as string).toString('base64');
  const name = `filename ${base64('a.pdf')}`;

  test.each([
    ['a zero byte in the name', `filename ${base64('a\0b.pdf')}`],
    ['a zero byte in another value', `${name},filetype ${base64('a\0b')}`],
    ['a zero byte in an unknown value', `${name},other ${base64('\0')}`],
    ['a line break', `filename ${base64('a\nb.pdf')}`],
    ['an escape sign', `filename ${base64('a\u001b[31mb.pdf')}`],
    ['a control sign of the second block', `filename ${base64('a\u0085b.pdf')}`],
    ['a lone surrogate', `filename ${base64(Uint8Array.of(0x61, 0xed, 0xa0, 0x80))}`],
    ['bytes that are no UTF-8', `filename ${base64(Uint8Array.of(0xff, 0xfe, 0x61))}`],
    ['a text cut inside a letter', `filename ${base64(Uint8Array.of(0x61, 0xd9))}`],
    ['what is no base64', 'filename a.pdf'],
    ['base64 without its padding', 'filename YQ'],
    ['base64 with bits left over', 'filename YR=='],
    ['a value in two words', `filename ${base64('a')} ${base64('b')}`],
    ['a key twice', `${name},${name}`],
    ['an empty key', `${name},`],
    ['a key that is no ASCII', `${name},é ${base64('a')}`],
    ['a key named __proto__ with a zero byte', `${name},__proto__ ${base64('\0')}`],
  ])('with %s is 400', async (_what, metadata) => {
    const answer = await begin(metadata);
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toMatch(/[\u0621-\u064a]/);
  });

  test.each(['كتاب الجبر ١.pdf', 'a b.pdf', '📚.pdf', '\u200fكتاب.pdf', 'a,b;c.pdf'])(
    'with the name %j is taken',
    async (filename) => {
      const answer = await begin(`filename ${base64(filename)},is_public,filetype `);
      expect(answer.status).toBe(201);
    },
  );
});

test.each([
  ['a length that comes later', { 'Upload-Defer-Length': '1' }],
  ['a part of several', { 'Upload-Length': '10', 'Upload-Concat': 'partial' }],
])('%s, which tus has as an extension, is 400', async (_what, headers) => {
  const answer = await fetch(new URL('/api/studio/uploads', app.address), {
    method: 'POST',
    headers: { Authorization: `Bearer ${sender.token}`, 'Tus-Resumable': '1.0.0', ...headers },
  });
  expect(answer.status).toBe(400);
});

test('a cancelled upload leaves nothing behind', async () => {
  const path = pathOf(await beginUpload(sender, { name: 'a.pdf', bytes: 2000 }));
  await sendBytes(sender, path, 0, Buffer.alloc(1000));
  const id = path.split('/').pop();
  expect(await filesBelow(`private/uploads/${id}`)).toHaveLength(1);
  expect((await cancelUpload(sender, path)).status).toBe(204);
  expect(await filesBelow(`private/uploads/${id}`)).toEqual([]);
  expect((await uploadOffset(sender, path)).status).toBe(404);
});

test('an upload that received nothing for a day is removed, a younger one stays', async () => {
  const [old, young] = [
    pathOf(await beginUpload(sender, { name: 'old.pdf', bytes: 2000 })),
    pathOf(await beginUpload(sender, { name: 'young.pdf', bytes: 2000 })),
  ];
  await sendBytes(sender, old, 0, Buffer.alloc(1000));
  const age = (path: string, hours: number) =>
    db
      .update(uploads)
      .set({ updatedAt: sql`now() - make_interval(hours => ${hours})` as never })
      .where(eq(uploads.id, path.split('/').pop() ?? ''));
  await age(old, 25);
  await age(young, 23);
  await removeAbandonedUploads(platform);
  expect((await uploadOffset(sender, old)).status).toBe(404);
  expect(await filesBelow(`private/uploads/${old.split('/').pop()}`)).toEqual([]);
  expect((await uploadOffset(sender, young)).status).toBe(200);
});

test('parts of unfinished uploads are never served', async () => {
  const path = pathOf(await beginUpload(sender, { name: 'a.pdf', bytes: 2000 }));
  await sendBytes(sender, path, 0, Buffer.from('secret'));
  const [stored = ''] = await filesBelow(`private/uploads/${path.split('/').pop()}`);
  expect((await call(`GET /storage/${stored}`)).status).toBe(404);
});
