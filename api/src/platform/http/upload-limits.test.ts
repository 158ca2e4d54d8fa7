import { once } from 'node:events';
import { connect } from 'node:net';
import type { ErrorAnswer } from '@nibras/contract/errors.ts';
import { uploads as limits, messenger, photos } from '@nibras/contract/limits.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { pdf, picture } from '../../testing/sample-files.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createUploadLimits } from './upload-limits.ts';

const { call, db, pool, platform, passTime, tokenOf, address } = await startTestApp({
  work: false,
  sockets: true,
});
const patient = { timeout: 15_000 };
const megabyte = 1024 * 1024;

async function talk() {
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

/** As browsers send it, which say how long it is. */
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

describe('what a person may send in a day', () => {
  test('files of every kind count by their bytes, and what is no file does not', async () => {
    const { one, id } = await talk();
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

  test('a form that does not say its length counts as the largest file until it is read', async () => {
    const { one, id } = await talk();
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
    'a file of %d bytes that goes beyond it is refused whole, in Arabic, until the day is over',
    async (size) => {
      const { one, other, id } = await talk();
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
      // What is around the file in its form is counted until all of it is there.
      await use(one, limits.perDayPerPerson - size - 1_000);
      expect((await upload(one, id, file(size))).status).toBe(200);

      // By then the session is another one, too.
      passTime(limits.day + 1_000);
      await pool.query("update sessions set access_expires_at = now() + interval '3 days'");
      expect((await upload(one, id, file(size))).status).toBe(200);
      expect(await usedBy(one)).toBe(size);
      passTime(-limits.day - 1_000);
      // A clock that was put back locks nobody out.
      expect((await upload(one, id, file(size))).status).toBe(200);
      expect(await usedBy(one)).toBe(size);
    },
  );

  test('files that are sent at the same time cannot go beyond it together', async () => {
    const { one, id } = await talk();
    await use(one, limits.perDayPerPerson - 3 * megabyte);
    const sent = await Promise.all(
      Array.from({ length: limits.atOncePerPerson }, () => upload(one, id, file(megabyte))),
    );
    expect(sent.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
    expect(sent.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect(await usedBy(one)).toBeLessThanOrEqual(limits.perDayPerPerson);
  });
});

describe('files that are on their way', () => {
  const field = 'attachment';
  const bytes = messenger.attachmentMaxBytes;
  const reserveMany = (room: ReturnType<typeof createUploadLimits>, people: { id: number }[]) =>
    Promise.all(people.map(({ id }) => room.reserve({ personId: id, bytes, field })));

  test('are few for one person, and leave with their requests', async () => {
    const { one, other } = await talk();
    const room = createUploadLimits(platform);
    const held = await reserveMany(room, Array(limits.atOncePerPerson).fill(one));
    await expect(room.reserve({ personId: one.id, bytes, field })).rejects.toMatchObject({
      code: 'too-many-uploads',
      status: 429,
      retryAfter: 10,
    });
    await room.reserve({ personId: other.id, bytes, field });
    await held[0]?.settle(bytes);
    await room.reserve({ personId: one.id, bytes, field });
  });

  test('are bounded for the whole server, and what was not sent is given back', async () => {
    const people = await Promise.all(
      Array.from({ length: Math.floor(limits.unfinished / bytes) }, () => makePerson(db)),
    );
    const first = people[0] ?? (await makePerson(db));
    const room = createUploadLimits(platform);
    const held = await reserveMany(room, people);
    const { one } = await talk();
    await expect(room.reserve({ personId: one.id, bytes, field })).rejects.toMatchObject({
      code: 'uploads-busy',
      status: 503,
      retryAfter: 10,
    });
    // Refused, and so not counted.
    expect(await usedBy(one)).toBe(0);
    expect(await usedBy(first)).toBe(bytes);
    await held[0]?.settle(100);
    expect(await usedBy(first)).toBe(100);
    await room.reserve({ personId: one.id, bytes, field });
  });

  test('hold their room until the sender is gone', async () => {
    const { one, id } = await talk();
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
    await expect.poll(() => usedBy(one), patient).toBe(limits.atOncePerPerson * 2 * megabyte);
    const refused = await upload(one, id, file(megabyte));
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/انتظر حتى يكتمل رفعها/);
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(async () => (await upload(one, id, file(megabyte))).status, patient)
      .toBe(200);
    expect(await usedBy(one)).toBeLessThan(2 * megabyte);
  });

  test('of every route are smaller than the room for one', () => {
    for (const most of [messenger.attachmentMaxBytes, photos.maxBytes]) {
      expect(most * limits.atOncePerPerson).toBeLessThan(limits.unfinished);
      expect(most * limits.atOncePerPerson).toBeLessThan(limits.perDayPerPerson);
    }
  });
});
