import { messenger as limits } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makeMessage } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeChat } from './testing.ts';

const { call, db } = await startTestApp({ work: false });

const newChat = () => makeChat(db);

describe('the messages of a conversation', () => {
  async function longConversation(count: number) {
    const chat = await newChat();
    const ids: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const { id } = await makeMessage(db, {
        conversationId: chat.id,
        personId: number % 2 ? chat.teacher.id : chat.student.id,
      });
      ids.push(id);
    }
    return { ...chat, ids };
  }
  const idsOf = (answer: { body: { messages: { data: { id: number }[] } } }) =>
    answer.body.messages.data.map(({ id }) => id);

  test('are paged from the newest, and pages do not overlap while new messages arrive', async () => {
    const { student, teacher, id, ids } = await longConversation(2 * limits.messagesPerPage + 5);
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

  test('are paged by number too, for clients that know page numbers only', async () => {
    const { student, id, ids } = await longConversation(limits.messagesPerPage + 3);
    const second = await call(`GET /api/conversations/${id}/messages?page=2`, { as: student });
    expect(idsOf(second)).toEqual(ids.slice(0, 3));
    expect(second.body.messages.prev_page_url).toBeNull();
    const third = await call(`GET /api/conversations/${id}/messages?page=3`, { as: student });
    expect(third.body.messages).toMatchObject({ data: [], prev_page_url: null });
  });

  test('after a known one are in order, without duplicates or gaps', async () => {
    const { student, id, ids } = await longConversation(2 * limits.messagesPerPage + 1);
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
    const { teacher, id, ids } = await longConversation(limits.simpleMessages + 2);
    const { body } = await call(`GET /api/messages?conversation_id=${id}`, { as: teacher });
    expect(body.map((one: { id: number }) => one.id)).toEqual(ids.slice(2));
  });

  test('of others are 404', async () => {
    const { id } = await newChat();
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
    const { student, id } = await newChat();
    const { status } = await call(`GET /api/conversations/${id}/messages?${query}`, {
      as: student,
    });
    expect(status).toBe(422);
  });
});
