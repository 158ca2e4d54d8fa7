import { messenger as limits } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makeConversation, makeDiscussion, makeMessage } from '#makers/conversations.ts';
import { makeCourse, makeLecture } from '#makers/courses.ts';
import { makePerson, makeTeacher } from '#makers/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform, pool, passTime } = await startTestApp({ work: false });

async function talk() {
  const student = await makePerson(db, { name: 'سلمى' });
  const teacher = await makeTeacher(db, { name: 'كريم', photoPath: 'people/k.webp' });
  const { id } = await makeConversation(db, [student, teacher]);
  return { student, teacher, id };
}
const send = (as: { id: number }, body: object) => call('POST /api/messages', { as, body });

describe('a message', () => {
  test.each(['body', 'message'])('comes as `%s` and is answered whole', async (field) => {
    const { student, id } = await talk();
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
  });

  test('makes its conversation the newest, and is read by who wrote it', async () => {
    const { student, teacher, id } = await talk();
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

  test('that is sent again under its name is the first one, also at the same moment', async () => {
    const { student, teacher, id } = await talk();
    const again = { conversation_id: id, body: 'مرة واحدة', client_key: 'same' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(student, again)));
    answers.push(await send(student, again));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    const seen = await call(`GET /api/messages?conversation_id=${id}`, { as: teacher });
    expect(seen.body).toHaveLength(1);
    // The name is the sender's own: another person's message under it is another message.
    expect((await send(teacher, again)).body.message.id).not.toBe(answers[0]?.body.message.id);
  });

  test.each([
    ['nothing', {}],
    ['blanks', { body: ' \n\t ' }],
    ['marks that nobody sees', { body: '\u200b\u200f\u2066\u202e' }],
  ])('of %s is refused', async (_what, content) => {
    const { student, id } = await talk();
    const { status, body } = await send(student, { conversation_id: id, ...content });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ message: ['اكتب نص الرسالة أو أرفق ملفًا.'] });
  });

  test('of 10,000 characters is refused with what to do about it', async () => {
    const { student, teacher, id } = await talk();
    for (const field of ['body', 'message']) {
      const { status, body } = await send(student, {
        conversation_id: id,
        [field]: 'س'.repeat(10_000),
      });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        [field]: ['الرسالة أطول من 4000 حرف. اختصرها أو أرسلها على أكثر من رسالة.'],
      });
    }
    const longest = 'س'.repeat(limits.textMaxLength);
    expect((await send(teacher, { conversation_id: id, body: longest })).body.message.body).toBe(
      longest,
    );
  });

  test('keeps its lines and the blanks that code begins with, and loses marks that turn text around', async () => {
    const { student, id } = await talk();
    const body = '\n  const a = 1;\r\n\tb();\u0007  \u202egpj.exe\u202c  \n';
    const answer = await send(student, { conversation_id: id, body });
    expect(answer.body.message.body).toBe('  const a = 1;\n\tb();  gpj.exe');
  });

  test('in a conversation of others is 404, as in one that does not exist', async () => {
    const { id } = await talk();
    const stranger = await makePerson(db);
    for (const conversation_id of [id, 2_000_000_000]) {
      const { status, body } = await send(stranger, { conversation_id, body: 'مرحبًا' });
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'لم يتم العثور على هذه المحادثة.' });
    }
    expect(
      (await pool.query('select from messages where conversation_id = $1', [id])).rowCount,
    ).toBe(0);
  });

  test.each([{}, { conversation_id: 'x' }, { conversation_id: 0 }])(
    'without a conversation is refused by field: %o',
    async (given) => {
      const { student } = await talk();
      const { status, body } = await send(student, { ...given, body: 'مرحبًا' });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['conversation_id']);
    },
  );

  test('one too many in a minute is told to wait, and others are not', async () => {
    const { student, teacher, id } = await talk();
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

  test('on a question leaves one unread notice, however many there are', async () => {
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
    const notices = async () =>
      (await call('GET /api/notifications', { as: student })).body.notifications.data;
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      type: 'App\\Notifications\\DiscussionReplied',
      link: `/courses/${question.courseId}/lecture/${question.lectureId}`,
      text: expect.stringMatching(/^رد .+ على نقاش في كورس «.+»\.$/),
      read_at: null,
    });
    // One that was read stays, and the next reply is news again.
    await call('PUT /api/notifications/read_at', { as: student });
    await reply();
    expect(await notices()).toHaveLength(2);
    const own = await call('GET /api/notifications/count', { as: { id: teacher } });
    expect(own.body).toEqual({ data: 0 });
  });

  test('outside of a question leaves no notice', async () => {
    const { student, teacher, id } = await talk();
    await send(student, { conversation_id: id, body: 'مرحبًا' });
    expect((await call('GET /api/notifications/count', { as: teacher })).body).toEqual({ data: 0 });
  });
});

describe('the list of conversations', () => {
  test('shows the newest first, with whom, about what, and what is unread', async () => {
    const { student, teacher, id } = await talk();
    const course = await makeCourse(db, { name: 'بايثون', teacherId: teacher.id });
    const lecture = await makeLecture(db, { courseId: course.id, name: 'المتغيرات' });
    const question = await makeDiscussion(db, {
      lectureId: lecture.id,
      personId: student.id,
      description: 'ما الفرق؟',
    });
    for (const text of ['أولى', 'ثانية']) {
      await makeMessage(db, { conversationId: id, personId: teacher.id, body: text });
    }
    await makeMessage(db, { conversationId: id, personId: student.id, body: 'ثالثة' });
    const { status, body } = await call('GET /api/conversations', { as: student });
    expect(status).toBe(200);
    expect(body).toMatchObject({ current_page: 1, last_page: 1, next_page_url: null });
    expect(body.data.map((one: { id: number }) => one.id)).toEqual([id, question.conversationId]);
    expect(body.data[0]).toMatchObject({
      discussion: null,
      lecture: null,
      course: null,
      new_messages: 2,
      last_message: { body: 'ثالثة', user: { id: student.id } },
      participants: [
        { id: student.id, isOnline: false, last_seen_at: null, last_read_message_id: 0 },
        { id: teacher.id, name: 'كريم', profile_photo_url: 'people/k.webp' },
      ],
    });
    expect(body.data[1]).toMatchObject({
      discussion: { lecture_id: lecture.id, course_id: course.id, description: 'ما الفرق؟' },
      lecture: { id: lecture.id, name: 'المتغيرات' },
      course: { id: course.id, name: 'بايثون' },
      last_message: null,
      new_messages: 0,
    });
  });

  test('comes in pages, and `id` narrows it to one of the own', async () => {
    const [student, other] = [await makePerson(db), await makePerson(db)];
    const ids: number[] = [];
    for (let made = 0; made <= limits.conversationsPerPage; made += 1) {
      const updatedAt = new Date(Date.UTC(2026, 0, 1, 0, made));
      ids.push((await makeConversation(db, [student, other], { updatedAt })).id);
    }
    const first = await call('GET /api/conversations', { as: student });
    expect(first.body).toMatchObject({ last_page: 2, next_page_url: '/api/conversations?page=2' });
    const second = await call(`GET ${first.body.next_page_url}` as 'GET /', { as: student });
    const shown = [...first.body.data, ...second.body.data].map(({ id }) => id);
    expect(shown).toEqual(ids.toReversed());
    const one = await call(`GET /api/conversations?id=${ids[3]}`, { as: student });
    expect(one.body.data.map((row: { id: number }) => row.id)).toEqual([ids[3]]);
    const stranger = await makePerson(db);
    const none = await call(`GET /api/conversations?id=${ids[3]}`, { as: stranger });
    expect(none.body).toMatchObject({ data: [], last_page: 1 });
  });

  test('asks the same few questions for one conversation and for a full page', async () => {
    const [student, other] = [await makePerson(db), await makePerson(db)];
    let asked = 0;
    const query = pool.query.bind(pool);
    Object.assign(pool, {
      query: (...given: Parameters<typeof query>) => {
        asked += 1;
        return query(...given);
      },
    });
    const questions = async () => {
      asked = 0;
      await call('GET /api/conversations', { as: student });
      return asked;
    };
    await makeConversation(db, [student, other]);
    await questions();
    const forOne = await questions();
    for (let made = 0; made < limits.conversationsPerPage; made += 1) {
      const { id } = await makeConversation(db, [student, other]);
      await makeMessage(db, { conversationId: id, personId: other.id });
    }
    expect(await questions()).toBeLessThanOrEqual(forOne + 1);
    Object.assign(pool, { query });
  });

  test.each(['page=0', 'page=x', 'id=x'])('with %s is refused', async (query) => {
    const student = await makePerson(db);
    expect((await call(`GET /api/conversations?${query}`, { as: student })).status).toBe(422);
  });
});

describe('the messages of a conversation', () => {
  async function longTalk(count: number) {
    const made = await talk();
    const ids: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const { id } = await makeMessage(db, {
        conversationId: made.id,
        personId: number % 2 ? made.teacher.id : made.student.id,
      });
      ids.push(id);
    }
    return { ...made, ids };
  }
  const idsOf = (answer: { body: { messages: { data: { id: number }[] } } }) =>
    answer.body.messages.data.map(({ id }) => id);

  test('come as the newest page in order, and older pages stay apart while new ones arrive', async () => {
    const { student, teacher, id, ids } = await longTalk(2 * limits.messagesPerPage + 5);
    const pages: number[][] = [];
    let next: string | null = `/api/conversations/${id}/messages?page=1`;
    while (next) {
      const answer = await call(`GET ${next}` as 'GET /', { as: student });
      pages.unshift(idsOf(answer));
      expect(answer.body.messages.current_page).toBe(pages.length);
      next = answer.body.messages.prev_page_url;
      await makeMessage(db, { conversationId: id, personId: teacher.id });
    }
    expect(pages.map(({ length }) => length)).toEqual([
      5,
      limits.messagesPerPage,
      limits.messagesPerPage,
    ]);
    expect(pages.flat()).toEqual(ids);
  });

  test('come by number too, for who knows pages only', async () => {
    const { student, id, ids } = await longTalk(limits.messagesPerPage + 3);
    const second = await call(`GET /api/conversations/${id}/messages?page=2`, { as: student });
    expect(idsOf(second)).toEqual(ids.slice(0, 3));
    expect(second.body.messages.prev_page_url).toBeNull();
    const third = await call(`GET /api/conversations/${id}/messages?page=3`, { as: student });
    expect(third.body.messages).toMatchObject({ data: [], prev_page_url: null });
  });

  test('after a known one come in order, none twice and none left out', async () => {
    const { student, id, ids } = await longTalk(2 * limits.messagesPerPage + 1);
    const caughtUp: number[] = [];
    let next: string | null = `/api/conversations/${id}/messages?after=${ids[4]}`;
    while (next) {
      const answer = await call(`GET ${next}` as 'GET /', { as: student });
      caughtUp.push(...idsOf(answer));
      next = answer.body.messages.next_page_url;
    }
    expect(caughtUp).toEqual(ids.slice(5));
    const nothing = await call(`GET /api/conversations/${id}/messages?after=${ids.at(-1)}`, {
      as: student,
    });
    expect(nothing.body.messages).toMatchObject({ data: [], next_page_url: null });
    const all = await call(`GET /api/conversations/${id}/messages?after=0`, { as: student });
    expect(idsOf(all)).toEqual(ids.slice(0, limits.messagesPerPage));
  });

  test('are a bare list for the simple chat: the newest hundred, in order', async () => {
    const { teacher, id, ids } = await longTalk(limits.simpleMessages + 2);
    const { body } = await call(`GET /api/messages?conversation_id=${id}`, { as: teacher });
    expect(body.map((one: { id: number }) => one.id)).toEqual(ids.slice(2));
  });

  test('of others are 404', async () => {
    const { id } = await talk();
    const stranger = await makePerson(db);
    for (const path of [
      `GET /api/conversations/${id}/messages`,
      `GET /api/conversations/${id}/messages?after=0`,
      `GET /api/messages?conversation_id=${id}`,
      `PUT /api/conversations/${id}/read`,
      'GET /api/messages?conversation_id=2000000000',
    ] as const) {
      expect((await call(path, { as: stranger })).status, path).toBe(404);
    }
  });

  test.each(['before=x', 'after=-1', 'page=0'])('with %s are refused', async (query) => {
    const { student, id } = await talk();
    const { status } = await call(`GET /api/conversations/${id}/messages?${query}`, {
      as: student,
    });
    expect(status).toBe(422);
  });
});

describe('reading', () => {
  test('moves the mark to the newest message, and is seen by the other side', async () => {
    const { student, teacher, id } = await talk();
    await makeMessage(db, { conversationId: id, personId: teacher.id });
    const newest = await makeMessage(db, { conversationId: id, personId: teacher.id });
    const count = async () =>
      (await call('GET /api/count-messages', { as: student })).body.data.messagesCount;
    expect(await count()).toBe(2);
    const { status, body } = await call(`PUT /api/conversations/${id}/read`, { as: student });
    expect(status).toBe(200);
    expect(body.last_read_message_id).toBe(newest.id);
    expect(await count()).toBe(0);
    const seen = await call('GET /api/conversations', { as: teacher });
    expect(seen.body.data[0].participants[0]).toMatchObject({
      id: student.id,
      last_read_message_id: newest.id,
    });
    const again = await call(`PUT /api/conversations/${id}/read`, { as: student });
    expect(again.body.last_read_message_id).toBe(newest.id);
  });

  test('an empty conversation is no failure', async () => {
    const { student, id } = await talk();
    const { body } = await call(`PUT /api/conversations/${id}/read`, { as: student });
    expect(body.last_read_message_id).toBe(0);
  });

  test('everything leaves what others have not read unread', async () => {
    const { student, teacher, id } = await talk();
    const other = await makeConversation(db, [student, teacher]);
    for (const conversationId of [id, other.id]) {
      await makeMessage(db, { conversationId, personId: teacher.id });
      await makeMessage(db, { conversationId, personId: student.id });
    }
    await call('PUT /api/messages/mark-all-read', { as: student });
    const count = (as: { id: number }) => call('GET /api/count-messages', { as });
    expect((await count(student)).body.data.messagesCount).toBe(0);
    expect((await count(teacher)).body.data.messagesCount).toBe(2);
  });
});

test('last seen and online are told by the list', async () => {
  const { student, teacher, id } = await talk();
  const { rows } = await pool.query(
    'insert into online_processes values (gen_random_uuid(), now()) returning id',
  );
  await pool.query('insert into online_people values ($1, $2)', [rows[0].id, teacher.id]);
  const online = async () =>
    (await call(`GET /api/conversations?id=${id}`, { as: student })).body.data[0].participants[1]
      .isOnline;
  expect(await online()).toBe(true);
  expect(await platform.realtime.online([student.id, teacher.id])).toEqual(new Set([teacher.id]));
  // A process that was killed says nothing any more: its people do not count.
  await pool.query("update online_processes set beat_at = now() - interval '36 seconds'");
  expect(await online()).toBe(false);
  expect(await platform.realtime.online([teacher.id])).toEqual(new Set());
});
