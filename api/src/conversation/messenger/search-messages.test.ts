import { messenger as limits } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeChat } from './testing.ts';

const { call, db, pool } = await startTestApp({ work: false });

type Person = { id: number };
const search = (as: Person, text: string, more: Record<string, string | number> = {}) => {
  const query = new URLSearchParams({ search: text });
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  return call(`GET /api/messages/search?${query}`, { as });
};
const bodiesOf = ({ body }: { body: { data: { body: string }[] } }) =>
  body.data.map((one) => one.body);

describe('the search in messages', () => {
  test('finds the words of one’s own conversations as the courses’ search does, newest first', async () => {
    const { student, teacher, id } = await makeChat(db);
    const say = (body: string) =>
      makeMessage(db, { conversationId: id, personId: teacher.id, body });
    const carefully = await say('المُصفوفاتُ في Node.js أسرعُ');
    await say('كلام آخر');
    await say('مصفوفات فقط');
    await say('في مصفوفه واحدة، nodejs');
    expect(bodiesOf(await search(student, 'مصفوف nodejs'))).toEqual([
      'في مصفوفه واحدة، nodejs',
      carefully.body,
    ]);
    // One wrong letter is found only where nothing matches exactly.
    expect(bodiesOf(await search(teacher, 'مصفوقات'))).toEqual(['مصفوفات فقط', carefully.body]);
    expect(bodiesOf(await search(teacher, 'غيرموجودة'))).toEqual([]);
    expect(bodiesOf(await search(teacher, '؟!'))).toEqual([]);
    expect(bodiesOf(await search(teacher, '  '))).toEqual([]);
  });

  test('finds the name of a file, and gives no address of it', async () => {
    const { student, id } = await makeChat(db);
    await makeMessage(db, {
      conversationId: id,
      personId: student.id,
      body: null,
      filePath: 'messages/a.pdf',
      fileName: 'ملخّص الدرس.pdf',
    });
    const { body } = await search(student, 'ملخص درس');
    expect(body.data).toMatchObject([{ file_name: 'ملخّص الدرس.pdf', file_url: null }]);
  });

  test('shows the participants, the lecture and the course of each result', async () => {
    const { student, teacher, id } = await makeChat(db);
    const course = await makeCourse(db, { name: 'بايثون', teacherId: teacher.id });
    const lecture = await makeLecture(db, { courseId: course.id, name: 'القوائم' });
    const { conversationId } = await makeDiscussion(db, {
      lectureId: lecture.id,
      personId: student.id,
    });
    for (const one of [id, conversationId]) {
      await makeMessage(db, { conversationId: one, personId: teacher.id, body: 'عبارة' });
    }
    const { body } = await search(student, 'عبارة');
    expect(body.data).toMatchObject([
      {
        conversation_id: conversationId,
        user: { id: teacher.id },
        conversation: {
          participants: [{ id: student.id }, { id: teacher.id, name: 'كريم' }],
          lecture: { id: lecture.id, name: 'القوائم' },
          course: { id: course.id, name: 'بايثون' },
        },
      },
      { conversation_id: id, conversation: { lecture: null, course: null } },
    ]);
  });

  test('of one conversation finds only its messages; of others it is 404', async () => {
    const { student, teacher, id } = await makeChat(db);
    const other = await makeConversation(db, [student, teacher]);
    const foreign = await makeChat(db);
    for (const conversationId of [id, other.id, foreign.id]) {
      await makeMessage(db, { conversationId, personId: teacher.id, body: `سرّ ${conversationId}` });
    }
    expect(bodiesOf(await search(student, 'سر'))).toEqual([`سرّ ${other.id}`, `سرّ ${id}`]);
    expect(bodiesOf(await search(student, 'سر', { conversation_id: id }))).toEqual([`سرّ ${id}`]);
    const stranger = await makePerson(db);
    for (const text of ['سر', '']) {
      expect((await search(stranger, text, { conversation_id: id })).status).toBe(404);
    }
    expect((await search(stranger, 'سر')).body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test('is paged', async () => {
    const { student, teacher, id } = await makeChat(db);
    const ids: number[] = [];
    for (let number = 0; number <= limits.searchResultsPerPage; number += 1) {
      const one = { conversationId: id, personId: teacher.id, body: `تكرار ${number}` };
      ids.unshift((await makeMessage(db, one)).id);
    }
    const first = await search(student, 'تكرار');
    expect(first.body.meta).toMatchObject({
      current_page: 1,
      last_page: 2,
      per_page: limits.searchResultsPerPage,
      total: ids.length,
    });
    const second = await search(student, 'تكرار', { page: 2 });
    const found = [...first.body.data, ...second.body.data].map((one: Person) => one.id);
    expect(found).toEqual(ids);
  });

  test.each<Record<string, string | number>>([
    { conversation_id: 'x' },
    { page: 0 },
    { search: 'ا'.repeat(101) },
  ])('with %j is refused', async (wrong) => {
    const student = await makePerson(db);
    expect((await search(student, 'كلمة', wrong)).status).toBe(422);
  });

  test('is named by the list of conversations, for clients that offer it', async () => {
    const student = await makePerson(db);
    const { body } = await call('GET /api/conversations', { as: student });
    const { status } = await call(`GET ${body.message_search_url}?search=كلمة` as 'GET /', {
      as: student,
    });
    expect(status).toBe(200);
  });
});

describe('among many messages', () => {
  test('a rare word is read from the index, and of a common one the newest are found', async () => {
    const { student, teacher, id } = await makeChat(db);
    // Words of random letters, so that the searched words are rare.
    await pool.query(
      `insert into messages (conversation_id, person_id, body)
        select $1, $2, 'شائعة ' || (
          select string_agg(translate(md5(n || ':' || w), '0123456789abcdef', 'ابتثجحخدذرزسشصضط'), ' ')
          from generate_series(1, 5) as w
        ) from generate_series(1, 4000) as n`,
      [id, teacher.id],
    );
    await pool.query('vacuum analyze messages');
    const { rows } = await pool.query(
      `explain select id from messages where search_text like '%زمرده%'
        and conversation_id in (select conversation_id from participants where person_id = $1)
        order by id desc limit 20`,
      [student.id],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('messages_search');
    expect(plan).not.toContain('Seq Scan on messages');

    const max = limits.searchResultsMax;
    const pages = max / limits.searchResultsPerPage;
    const last = await search(student, 'شائعه', { page: pages });
    expect(last.body.meta).toMatchObject({ total: max, last_page: pages });
    expect(last.body.data).toHaveLength(limits.searchResultsPerPage);
    const beyond = await search(student, 'شائعه', { page: pages + 1 });
    expect(beyond.body).toMatchObject({ data: [], meta: { total: max } });
  });
});
