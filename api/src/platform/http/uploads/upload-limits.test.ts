import { once } from 'node:events';
import { connect } from 'node:net';
import type { ErrorAnswer } from '@nibras/contract/errors.ts';
import { uploads as limits, messenger, photos } from '@nibras/contract/limits.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { pdf, picture } from '../../../testing/sample-files.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { createUploadLimits } from './upload-limits.ts';

const { call, db, pool, platform, passTime, tokenOf, address } = await startTestApp({
  work: false,
  sockets: true,
});
const slow = { timeout: 60_000 };
const megabyte = 1024 * 1024;

async function startConversation() {
  const [one, other] = [await makePerson(db), await makePerson(db)];
  const { id } = await makeConversation(db, [one, other]);
  return { one, other, id };
}

const usedBy = async ({ id }: { id: number }) => {
  const { rows } = await pool.query('select bytes::int from upload_quotas where person_id = $1', [
    id,
  ]);
  return rows[0]?.bytes ?? 0;
};
const use = ({ id }: { id: number }, bytes: number, now = platform.now()) =>
  pool.query(
    `insert into upload_quotas values ($1, $2, $3)
     on conflict (person_id) do update set since = $2, bytes = $3`,
    [id, now, bytes],
  );

/** Sends a form with `Content-Length`, as browsers do. */
async function upload(as: { id: number }, conversation: number, content: Buffer) {
  const body = new FormData();
  body.set('conversation_id', String(conversation));
  body.set('attachment', new Blob([new Uint8Array(content)]), 'a.pdf');
  const answer = await fetch(`${address}/api/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(as)}` },
    body,
  });
  const { status, headers } = answer;
  return { status, headers, body: (await answer.json()) as ErrorAnswer };
}
const file = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);

describe('the daily upload quota of a person', () => {
  test('counts the bytes of files of every kind and nothing else', async () => {
    const { one, id } = await startConversation();
    expect((await upload(one, id, file(5_000))).status).toBe(200);
    expect(await usedBy(one)).toBe(5_000);
    expect((await upload(one, id, file(2 * megabyte))).status).toBe(200);
    expect(await usedBy(one)).toBe(5_000 + 2 * megabyte);
    const photo = await picture('png', 640);
    const body = new FormData();
    body.set('profile_photo_path', new Blob([new Uint8Array(photo)]), 'me.png');
    expect((await call('POST /api/update-photo-profile', { as: one, body })).status).toBe(200);
    expect(await usedBy(one)).toBe(5_000 + 2 * megabyte + photo.length);
    const text = new FormData();
    text.set('conversation_id', String(id));
    text.set('message', 'نص بلا ملف');
    expect((await call('POST /api/messages', { as: one, body: text })).status).toBe(200);
    expect(await usedBy(one)).toBe(5_000 + 2 * megabyte + photo.length);
  });

  test('counts a form without Content-Length as the largest file until it is read', async () => {
    const { one, id } = await startConversation();
    const body = new FormData();
    body.set('conversation_id', String(id));
    body.set('attachment', new Blob([new Uint8Array(file(5_000))]), 'a.pdf');
    await use(one, limits.perDayPerPerson - messenger.attachmentMaxBytes + 1);
    expect((await call('POST /api/messages', { as: one, body })).status).toBe(429);
    await use(one, limits.perDayPerPerson - messenger.attachmentMaxBytes);
    expect((await call('POST /api/messages', { as: one, body })).status).toBe(200);
    expect(await usedBy(one)).toBe(limits.perDayPerPerson - messenger.attachmentMaxBytes + 5_000);
  });

  test.each([5_000, 2 * megabyte])(
    'refuses a file of %d bytes beyond it, in Arabic, until the day is over',
    async (size) => {
      const { one, other, id } = await startConversation();
      await use(one, limits.perDayPerPerson - size + 1);
      const { status, body, headers } = await upload(one, id, file(size));
      expect(status).toBe(429);
      expect(body.message).toBe(
        'بلغت الحد اليومي لرفع الملفات (500 ميجابايت). حاول مرة أخرى بعد 24 ساعة.',
      );
      expect(body.errors).toEqual({ attachment: [body.message] });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
      expect((await upload(other, id, file(size))).status).toBe(200);
      const messages = await call(`GET /api/conversations/${id}/messages`, { as: one });
      expect(messages.body.messages.data).toHaveLength(1);
      // The form around the file is counted too until the upload is complete.
      await use(one, limits.perDayPerPerson - size - 1_000);
      expect((await upload(one, id, file(size))).status).toBe(200);

      // The access token would have expired by then.
      passTime(limits.day + 1_000);
      await pool.query("update sessions set access_expires_at = now() + interval '3 days'");
      expect((await upload(one, id, file(size))).status).toBe(200);
      expect(await usedBy(one)).toBe(size);
      passTime(-limits.day - 1_000);
      // A clock that was set back locks nobody out.
      expect((await upload(one, id, file(size))).status).toBe(200);
      expect(await usedBy(one)).toBe(size);
    },
  );

  test('cannot be exceeded by concurrent uploads', async () => {
    const { one, id } = await startConversation();
    await use(one, limits.perDayPerPerson - 3 * megabyte);
    const sent = await Promise.all(
      Array.from({ length: limits.atOncePerPerson }, () => upload(one, id, file(megabyte))),
    );
    expect(sent.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
    expect(sent.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect(await usedBy(one)).toBeLessThanOrEqual(limits.perDayPerPerson);
  });
});

describe('uploads in progress', () => {
  const field = 'attachment';
  const bytes = messenger.attachmentMaxBytes;
  const reserveMany = (
    uploadLimits: ReturnType<typeof createUploadLimits>,
    people: { id: number }[],
  ) => Promise.all(people.map(({ id }) => uploadLimits.reserve({ personId: id, bytes, field })));

  test('are limited for one person, and end with their requests', async () => {
    const { one, other } = await startConversation();
    const uploadLimits = createUploadLimits(platform);
    const reservations = await reserveMany(uploadLimits, Array(limits.atOncePerPerson).fill(one));
    await expect(uploadLimits.reserve({ personId: one.id, bytes, field })).rejects.toMatchObject({
      code: 'too-many-uploads',
      status: 429,
      retryAfter: 10,
    });
    await uploadLimits.reserve({ personId: other.id, bytes, field });
    await reservations[0]?.release(bytes);
    await uploadLimits.reserve({ personId: one.id, bytes, field });
  });

  test('are limited for the whole server, and unsent bytes are released', async () => {
    const people = await Promise.all(
      Array.from({ length: Math.floor(limits.unfinished / bytes) }, () => makePerson(db)),
    );
    const first = people[0] ?? (await makePerson(db));
    const uploadLimits = createUploadLimits(platform);
    const reservations = await reserveMany(uploadLimits, people);
    const { one } = await startConversation();
    await expect(uploadLimits.reserve({ personId: one.id, bytes, field })).rejects.toMatchObject({
      code: 'uploads-busy',
      status: 503,
      retryAfter: 10,
    });
    // A refused upload does not count.
    expect(await usedBy(one)).toBe(0);
    expect(await usedBy(first)).toBe(bytes);
    await reservations[0]?.release(100);
    expect(await usedBy(first)).toBe(100);
    await uploadLimits.reserve({ personId: one.id, bytes, field });
  });

  test('keep their reservation until the client disconnects', async () => {
    const { one, id } = await startConversation();
    const [, port] = /:(\d+)$/.exec(address) ?? [];
    const head = [
      'POST /api/messages HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${await tokenOf(one)}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${2 * megabyte}`,
      '',
      '--x',
      'Content-Disposition: form-data; name="attachment"; filename="a.pdf"',
      '',
      'x'.repeat(1_000),
    ].join('\r\n');
    const sockets = await Promise.all(
      Array.from({ length: limits.atOncePerPerson }, async () => {
        const socket = connect(Number(port), '127.0.0.1');
        onTestFinished(() => void socket.destroy());
        await once(socket, 'connect');
        socket.write(head);
        return socket;
      }),
    );
    await expect.poll(() => usedBy(one), slow).toBe(limits.atOncePerPerson * 2 * megabyte);
    const refused = await upload(one, id, file(megabyte));
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/انتظر حتى يكتمل رفعها/);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await upload(one, id, file(megabyte))).status, slow).toBe(200);
    expect(await usedBy(one)).toBeLessThan(2 * megabyte);
  });

  test('of every route fit the limits of one person', () => {
    for (const maxBytes of [messenger.attachmentMaxBytes, photos.maxBytes]) {
      expect(maxBytes * limits.atOncePerPerson).toBeLessThan(limits.unfinished);
      expect(maxBytes * limits.atOncePerPerson).toBeLessThan(limits.perDayPerPerson);
    }
  });
});
