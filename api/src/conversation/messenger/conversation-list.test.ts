import { messenger as limits } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeChat } from './testing.ts';

const { call, db, platform, pool } = await startTestApp({ work: false });

const newChat = () => makeChat(db);

describe('the list of conversations', () => {
  test('shows the newest first, with participants, subject and unread count', async () => {
    const { student, teacher, id } = await newChat();
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
      discussion: {
        lecture_id: lecture.id,
        course_id: course.id,
        description: 'ما الفرق؟',
        user_id: student.id,
        created_at: question.createdAt.toISOString(),
      },
      lecture: { id: lecture.id, name: 'المتغيرات' },
      course: { id: course.id, name: 'بايثون' },
      last_message: null,
      new_messages: 0,
    });
  });

  test('is paged, and `id` narrows it to one of the person’s own conversations', async () => {
    const [student, other] = [await makePerson(db), await makePerson(db)];
    const ids: number[] = [];
    for (let number = 0; number <= limits.conversationsPerPage; number += 1) {
      const updatedAt = new Date(Date.UTC(2026, 0, 1, 0, number));
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

  test('runs as many queries for one conversation as for a full page', async () => {
    const [student, other] = [await makePerson(db), await makePerson(db)];
    let queryCount = 0;
    const query = pool.query.bind(pool);
    Object.assign(pool, {
      query: (...args: Parameters<typeof query>) => {
        queryCount += 1;
        return query(...args);
      },
    });
    const countQueries = async () => {
      queryCount = 0;
      await call('GET /api/conversations', { as: student });
      return queryCount;
    };
    await makeConversation(db, [student, other]);
    await countQueries();
    const queriesForOne = await countQueries();
    for (let number = 0; number < limits.conversationsPerPage; number += 1) {
      const { id } = await makeConversation(db, [student, other]);
      await makeMessage(db, { conversationId: id, personId: other.id });
    }
    expect(await countQueries()).toBeLessThanOrEqual(queriesForOne + 1);
    Object.assign(pool, { query });
  });

  test.each(['page=0', 'page=x', 'id=x'])('with %s is refused', async (query) => {
    const student = await makePerson(db);
    expect((await call(`GET /api/conversations?${query}`, { as: student })).status).toBe(422);
  });
});

test('the list shows who is online', async () => {
  const { student, teacher, id } = await newChat();
  const { rows } = await pool.query(
    'insert into online_processes values (gen_random_uuid(), now()) returning id',
  );
  await pool.query('insert into online_people values ($1, $2)', [rows[0].id, teacher.id]);
  const online = async () =>
    (await call(`GET /api/conversations?id=${id}`, { as: student })).body.data[0].participants[1]
      .isOnline;
  expect(await online()).toBe(true);
  expect(await platform.realtime.online([student.id, teacher.id])).toEqual(new Set([teacher.id]));
  // A killed process sends no heartbeat, so its people count as offline.
  await pool.query("update online_processes set beat_at = now() - interval '36 seconds'");
  expect(await online()).toBe(false);
  expect(await platform.realtime.online([teacher.id])).toEqual(new Set());
});
