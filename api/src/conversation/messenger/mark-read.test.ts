import { describe, expect, test } from 'vitest';
import { makeConversation, makeMessage } from '#factories/conversations.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeChat } from './testing.ts';

const { call, db } = await startTestApp({ work: false });

const newChat = () => makeChat(db);

describe('reading', () => {
  test('marks up to the newest message, and the other participant sees it', async () => {
    const { student, teacher, id } = await newChat();
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

  test('up to a message leaves later ones unread, and never moves back', async () => {
    const { student, teacher, id } = await newChat();
    const shown = await makeMessage(db, { conversationId: id, personId: teacher.id });
    const newest = await makeMessage(db, { conversationId: id, personId: teacher.id });
    const read = async (last_read_message_id: number) => {
      const body = { last_read_message_id };
      return (await call(`PUT /api/conversations/${id}/read`, { as: student, body })).body;
    };
    const unread = async () =>
      (await call('GET /api/count-messages', { as: student })).body.data.messagesCount;
    expect((await read(0)).last_read_message_id).toBe(0);
    expect(await unread()).toBe(2);
    expect((await read(shown.id)).last_read_message_id).toBe(shown.id);
    expect(await unread()).toBe(1);
    expect((await read(newest.id + 1000)).last_read_message_id).toBe(newest.id);
    expect((await read(shown.id)).last_read_message_id).toBe(newest.id);
    const body = { last_read_message_id: -1 };
    const refused = await call(`PUT /api/conversations/${id}/read`, { as: student, body });
    expect(refused.status).toBe(422);
  });

  test('an empty conversation succeeds', async () => {
    const { student, id } = await newChat();
    const { body } = await call(`PUT /api/conversations/${id}/read`, { as: student });
    expect(body.last_read_message_id).toBe(0);
  });

  test('everything does not mark messages as read for others', async () => {
    const { student, teacher, id } = await newChat();
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
