import { messenger as limits } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { deviceTokens } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeChat } from './testing.ts';

const { call, db, pool, passTime } = await startTestApp({ work: false });

const newChat = () => makeChat(db);
const send = (as: { id: number }, body: object) => call('POST /api/messages', { as, body });

describe('a message', () => {
  test.each(['body', 'message'])(
    'is accepted in the field `%s` and returned completely',
    async (field) => {
      const { student, id } = await newChat();
      const { status, body } = await send(student, {
        conversation_id: id,
        type: 'text',
        [field]: 'السلام عليكم',
        client_key: 'k1',
      });
      expect(status).toBe(200);
      expect(body.message).toMatchObject({
        conversation_id: id,
        user_id: student.id,
        body: 'السلام عليكم',
        file_url: null,
        client_key: 'k1',
        user: { id: student.id, name: 'سلمى', profile_photo_url: null },
      });
      expect(body.message.created_date.replaceAll('\u200f', '')).toMatch(
        /^\d\d\/\d\d\/\d{4}، \d\d:\d\d [مص]$/,
      );
    },
  );

  test('makes its conversation the newest, and counts as read by its sender', async () => {
    const { student, teacher, id } = await newChat();
    await makeMessage(db, { conversationId: id, personId: teacher.id });
    passTime(60_000);
    const { body } = await send(student, { conversation_id: id, body: 'شكرًا' });
    const list = await call('GET /api/conversations', { as: student });
    expect(list.body.data[0]).toMatchObject({
      id,
      new_messages: 0,
      updated_at: body.message.created_at,
      last_message: { body: 'شكرًا' },
    });
  });

  test('is queued for push only if another participant is subscribed', async () => {
    const { student, teacher, id } = await newChat();
    const queued = async () => {
      const { rows } = await pool.query("select data from pgboss.job where name = 'push-message'");
      return rows.map(({ data }) => data.messageId);
    };
    const subscribe = ({ id: personId }: { id: number }) =>
      db.insert(deviceTokens).values({
        personId,
        endpoint: `https://push.example.org/${personId}`,
        subscription: '{}',
        deviceName: 'Chromium',
      });
    await subscribe(student);
    const silent = await send(student, { conversation_id: id, body: 'لا متصفح عنده' });
    await subscribe(teacher);
    const pushed = await send(student, { conversation_id: id, body: 'عنده متصفح' });
    expect(await queued()).not.toContain(silent.body.message.id);
    expect(await queued()).toContain(pushed.body.message.id);
  });

  test('that is sent again does not change its conversation', async () => {
    const { student, id } = await newChat();
    const again = { conversation_id: id, body: 'مرة', client_key: 'once' };
    await send(student, again);
    const newest = async () =>
      (await pool.query('select updated_at from conversations where id = $1', [id])).rows;
    const before = await newest();
    passTime(60_000);
    await send(student, again);
    expect(await newest()).toEqual(before);
  });

  test('that is sent again with its client key returns the first one, also concurrently', async () => {
    const { student, teacher, id } = await newChat();
    const again = { conversation_id: id, body: 'مرة واحدة', client_key: 'same' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(student, again)));
    answers.push(await send(student, again));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    const seen = await call(`GET /api/messages?conversation_id=${id}`, { as: teacher });
    expect(seen.body).toHaveLength(1);
    // Client keys are per sender: another person's message with the same key is a new message.
    expect((await send(teacher, again)).body.message.id).not.toBe(answers[0]?.body.message.id);
  });

  test.each([
    ['nothing', {}],
    ['blanks', { body: ' \n\t ' }],
    ['invisible characters', { body: '\u200b\u200f\u2066\u202e' }],
  ])('of %s is refused', async (_what, content) => {
    const { student, id } = await newChat();
    const { status, body } = await send(student, { conversation_id: id, ...content });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ message: ['اكتب نص الرسالة أو أرفق ملفًا.'] });
  });

  test('of 10,000 characters is refused with advice', async () => {
    const { student, teacher, id } = await newChat();
    for (const field of ['body', 'message']) {
      const { status, body } = await send(student, {
        conversation_id: id,
        [field]: 'س'.repeat(10_000),
      });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        [field]: ['الرسالة أطول من 4,000 حرف. اختصرها أو أرسلها على أكثر من رسالة.'],
      });
    }
    const longest = 'س'.repeat(limits.textMaxLength);
    expect((await send(teacher, { conversation_id: id, body: longest })).body.message.body).toBe(
      longest,
    );
  });

  test('keeps line breaks and indentation, and loses bidirectional control characters', async () => {
    const { student, id } = await newChat();
    const body = '\n  const a = 1;\r\n\tb();\u0007  \u202egpj.exe\u202c  \n';
    const answer = await send(student, { conversation_id: id, body });
    expect(answer.body.message.body).toBe('  const a = 1;\n\tb();  gpj.exe');
  });

  test('in a conversation of others is 404, as in one that does not exist', async () => {
    const { id } = await newChat();
    const stranger = await makePerson(db);
    for (const conversation_id of [id, 2_000_000_000]) {
      const { status, body } = await send(stranger, { conversation_id, body: 'مرحبًا' });
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'لم نجد هذه المحادثة.' });
    }
    expect(
      (await pool.query('select from messages where conversation_id = $1', [id])).rowCount,
    ).toBe(0);
  });

  test.each([{}, { conversation_id: 'x' }, { conversation_id: 0 }])(
    'without a valid conversation_id is refused: %o',
    async (fields) => {
      const { student } = await newChat();
      const { status, body } = await send(student, { ...fields, body: 'مرحبًا' });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['conversation_id']);
    },
  );

  test('over the limit per minute is refused for that person only', async () => {
    const { student, teacher, id } = await newChat();
    const statuses: number[] = [];
    for (let sent = 0; sent < limits.perMinutePerPerson; sent += 1) {
      statuses.push((await send(student, { conversation_id: id })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([422]));
    const { status, headers, body } = await send(student, { conversation_id: id, body: 'أ' });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.message).toBe('عدد الطلبات كبير. انتظر قليلًا ثم حاول مرة أخرى.');
    expect((await send(teacher, { conversation_id: id, body: 'أ' })).status).toBe(200);
  });

  test('on a question has one unread notification for all replies', async () => {
    const question = await makeDiscussion(db);
    const { rows } = await pool.query(
      'select person_id from participants where conversation_id = $1',
      [question.conversationId],
    );
    const teacher = rows.map((row) => row.person_id).find((id) => id !== question.personId);
    const student = { id: question.personId };
    const reply = () =>
      send({ id: teacher }, { conversation_id: question.conversationId, body: 'رد' });
    await reply();
    await reply();
    const notificationList = async () =>
      (await call('GET /api/notifications', { as: student })).body.notifications.data;
    const [notification, ...more] = await notificationList();
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      type: 'App\\Notifications\\DiscussionReplied',
      link: `/courses/${question.courseId}/lecture/${question.lectureId}`,
      text: expect.stringMatching(/^رد جديد من .+ في كورس «.+»\.$/),
      read_at: null,
    });
    // A read notification stays, and the next reply creates a new one.
    await call('PUT /api/notifications/read_at', { as: student });
    await reply();
    expect(await notificationList()).toHaveLength(2);
    const own = await call('GET /api/notifications/count', { as: { id: teacher } });
    expect(own.body).toEqual({ data: 0 });
  });

  test('outside of a question creates no notification', async () => {
    const { student, teacher, id } = await newChat();
    await send(student, { conversation_id: id, body: 'مرحبًا' });
    expect((await call('GET /api/notifications/count', { as: teacher })).body).toEqual({ data: 0 });
  });
});
