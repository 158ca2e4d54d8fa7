import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notify } from '#conversation/notifications/index.ts';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeCourse } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { notifications } from '#platform/database/schema/index.ts';
import { openTabs } from '../../testing/tabs.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform, address, smtp, tokenOf } = await startTestApp({ sockets: true });
const tabs = openTabs(address);

const tab = async (person: { id: number }) => tabs.open(await tokenOf(person));

async function newChat() {
  const student = await makePerson(db);
  const teacher = await makeTeacher(db);
  const { id } = await makeConversation(db, [student, teacher]);
  return { student, teacher, id };
}
const send = (as: { id: number }, conversation_id: number, body: string, socket?: string) =>
  call('POST /api/messages', {
    as,
    body: { conversation_id, body },
    headers: socket ? { 'x-socket-id': socket } : {},
  });

/** Events reach a tab in order: once this one has arrived, so have all earlier ones. */
async function flushEvents(...all: Awaited<ReturnType<typeof tab>>[]) {
  for (const one of all) {
    platform.realtime.emit(people.get(one) ?? [], 'notifications-read', undefined);
    await one.waitFor('notifications-read');
  }
}
const people = new Map<Awaited<ReturnType<typeof tab>>, number[]>();
async function tabOf(person: { id: number }) {
  const opened = await tab(person);
  people.set(opened, [person.id]);
  return opened;
}

describe('a message', () => {
  test('reaches every tab of the other person once, and the other tabs of the sender', async () => {
    const { student, teacher, id } = await newChat();
    const stranger = await tabOf(await makePerson(db));
    const [theirs, theirsToo] = [await tabOf(teacher), await tabOf(teacher)];
    const [mine, mineToo] = [await tabOf(student), await tabOf(student)];
    const { body } = await send(student, id, 'السلام عليكم', mine.socket.id);
    await flushEvents(theirs, theirsToo, mine, mineToo, stranger);
    for (const one of [theirs, theirsToo]) {
      expect(one.all('new-message')).toEqual([
        { event: 'new-message', payload: { message: body.message, user: body.message.user } },
      ]);
      expect(one.all('message-sent')).toEqual([]);
    }
    expect(mineToo.all('message-sent').map(({ payload }) => payload.message)).toEqual([
      body.message,
    ]);
    for (const one of [mine, mineToo]) expect(one.all('new-message')).toEqual([]);
    expect(mine.all('message-sent')).toEqual([]);
    expect(stranger.received.map(({ event }) => event)).toEqual(['notifications-read']);
  });

  test('is broadcast after it is saved, and not again when it is sent again', async () => {
    const { student, teacher, id } = await newChat();
    const theirs = await tabOf(teacher);
    const again = { conversation_id: id, body: 'مرة', client_key: 'k' };
    const found = theirs
      .waitFor('new-message')
      .then(({ message }) =>
        call(`GET /api/conversations/${id}/messages?after=${message.id - 1}`, { as: teacher }),
      );
    for (let tries = 0; tries < 3; tries += 1) {
      await call('POST /api/messages', { as: student, body: again });
    }
    expect((await found).body.messages.data).toHaveLength(1);
    await flushEvents(theirs);
    expect(theirs.all('new-message')).toHaveLength(1);
  });

  test('is broadcast in order when many are sent at once', async () => {
    const { student, teacher, id } = await newChat();
    const theirs = await tabOf(teacher);
    const texts = Array.from({ length: 30 }, (_, number) => `رسالة ${number}`);
    await Promise.all(texts.map((text) => send(student, id, text)));
    await flushEvents(theirs);
    const ids = theirs.all('new-message').map(({ payload }) => payload.message.id);
    expect(ids).toHaveLength(texts.length);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('that a disconnected tab missed can be fetched in order, without duplicates', async () => {
    const { student, teacher, id } = await newChat();
    const theirs = await tabOf(teacher);
    const { message: known } = (await send(student, id, 'قبل')).body;
    await theirs.waitFor('new-message');
    const back = new Promise<void>((resolve) => theirs.socket.once('connect', () => resolve()));
    theirs.socket.io.engine.close();
    const missed = [await send(student, id, 'أولى'), await send(student, id, 'ثانية')];
    await back;
    const { body } = await call(`GET /api/conversations/${id}/messages?after=${known.id}`, {
      as: teacher,
    });
    await send(student, id, 'بعد');
    await flushEvents(theirs);
    const caughtUp = new Map(
      [
        ...body.messages.data,
        ...theirs.all('new-message').map(({ payload }) => payload.message),
      ].map((message) => [message.id, message.body]),
    );
    const inOrder = [...caughtUp].toSorted(([a], [b]) => a - b).map(([, text]) => text);
    expect(inOrder).toEqual(['قبل', 'أولى', 'ثانية', 'بعد']);
    expect(body.messages.data.map((one: { id: number }) => one.id)).toEqual(
      missed.map((answer) => answer.body.message.id),
    );
  });

  test('on a question also sends its notification with the unread count', async () => {
    const question = await makeDiscussion(db);
    const mine = await tabOf({ id: question.personId });
    const { participants } = (
      await call('GET /api/conversations', { as: { id: question.personId } })
    ).body.data[0];
    const teacher = participants.find((one: { id: number }) => one.id !== question.personId);
    await send(teacher, question.conversationId, 'جواب');
    expect(await mine.waitFor('notification')).toEqual({
      notification: expect.objectContaining({ type: 'App\\Notifications\\DiscussionReplied' }),
      unread: 1,
    });
  });
});

test('a reply to a person who views the conversation is stored as a read notification', async () => {
  const question = await makeDiscussion(db);
  const student = { id: question.personId };
  const mine = await tabOf(student);
  mine.socket.emit('active-conversation', { conversation_id: question.conversationId });
  const viewers = () => platform.realtime.peopleViewing(question.conversationId);
  await expect.poll(viewers, { timeout: 60_000 }).toEqual(new Set([student.id]));
  const { data } = (await call('GET /api/conversations', { as: student })).body;
  const teacher = data[0].participants.find((one: { id: number }) => one.id !== student.id);
  await send(teacher, question.conversationId, 'جواب');
  await flushEvents(mine);
  expect(mine.all('new-message')).toHaveLength(1);
  expect(mine.all('notification')).toEqual([]);
  expect((await call('GET /api/notifications/count', { as: student })).body).toEqual({ data: 0 });
  const { notifications: list } = (await call('GET /api/notifications', { as: student })).body;
  expect(list.data).toMatchObject([{ read_at: expect.any(String) }]);
});

describe('reading', () => {
  test('is broadcast to the person’s other tabs and to the other participants', async () => {
    const { student, teacher, id } = await newChat();
    const { id: newest } = await makeMessage(db, { conversationId: id, personId: teacher.id });
    const [mine, mineToo, theirs] = [
      await tabOf(student),
      await tabOf(student),
      await tabOf(teacher),
    ];
    const read = () =>
      call(`PUT /api/conversations/${id}/read`, {
        as: student,
        headers: { 'x-socket-id': mine.socket.id },
      });
    await read();
    await read();
    await flushEvents(mine, mineToo, theirs);
    const payload = { conversation_id: id, user_id: student.id, last_read_message_id: newest };
    for (const one of [mineToo, theirs]) {
      expect(one.all('messages-read')).toEqual([{ event: 'messages-read', payload }]);
    }
    expect(mine.all('messages-read')).toEqual([]);
  });

  test('everything is broadcast too', async () => {
    const { student, teacher, id } = await newChat();
    await makeMessage(db, { conversationId: id, personId: teacher.id });
    const [mine, theirs] = [await tabOf(student), await tabOf(teacher)];
    await call('PUT /api/messages/mark-all-read', { as: student });
    await flushEvents(mine, theirs);
    expect(mine.all('all-messages-read')).toHaveLength(1);
    expect(theirs.all('messages-read')).toHaveLength(1);
  });
});

describe('typing', () => {
  test('is broadcast to the other participants only', async () => {
    const { student, teacher, id } = await newChat();
    const otherChat = await newChat();
    const [mine, mineToo, theirs, stranger] = [
      await tabOf(student),
      await tabOf(student),
      await tabOf(teacher),
      await tabOf(otherChat.student),
    ];
    // A stranger's event reaches nobody.
    stranger.socket.emit('typing', { conversation_id: id });
    mine.socket.emit('typing', { conversation_id: id });
    expect(await theirs.waitFor('typing')).toEqual({
      conversation_id: id,
      user_id: student.id,
      name: student.name,
    });
    await flushEvents(theirs, mine, mineToo, stranger);
    expect(theirs.all('typing')).toHaveLength(1);
    for (const one of [mine, mineToo, stranger]) expect(one.all('typing')).toEqual([]);
  });

  test.each([undefined, null, 'x', {}, { conversation_id: 'x' }, { conversation_id: -1 }])(
    'with the payload %o is ignored',
    async (payload) => {
      const { student, teacher, id } = await newChat();
      const [mine, theirs] = [await tabOf(student), await tabOf(teacher)];
      mine.socket.emit('typing', payload);
      mine.socket.emit('constructor', { conversation_id: id });
      mine.socket.emit('typing', { conversation_id: id });
      await theirs.waitFor('typing');
      expect(theirs.all('typing')).toHaveLength(1);
    },
  );
});

test('a tab’s active conversation is known until it changes or the tab closes', async () => {
  const { student, teacher, id } = await newChat();
  const [mine, theirs] = [await tabOf(student), await tabOf(teacher)];
  const viewers = () => platform.realtime.peopleViewing(id);
  /** Events of one tab are handled in order. */
  const show = async (conversation_id: number | null) => {
    mine.socket.emit('active-conversation', { conversation_id });
    const before = theirs.all('typing').length;
    mine.socket.emit('typing', { conversation_id: id });
    await theirs.waitFor('typing', before + 1);
  };
  expect(await viewers()).toEqual(new Set());
  await show(id);
  expect(await viewers()).toEqual(new Set([student.id]));
  await show(null);
  expect(await viewers()).toEqual(new Set());
  await show(id);
  mine.socket.disconnect();
  await expect.poll(viewers, { timeout: 60_000 }).toEqual(new Set());
});

describe('a notification', () => {
  test('of a finished enrolment reaches the student and the teacher', async () => {
    const teacher = await makeTeacher(db);
    const course = await makeCourse(db, { teacherId: teacher.id });
    const student = await makePerson(db);
    const [mine, theirs] = [await tabOf(student), await tabOf(teacher)];
    await call('POST /api/enroll', { as: student, body: { courseId: course.id } });
    const code = await smtp.codeTo(student.email);
    await call(`PUT /api/enroll/${course.id}`, { as: student, body: { code } });
    const payload = (type: string) => ({
      notification: expect.objectContaining({ type: `App\\Notifications\\${type}` }),
      unread: 1,
    });
    expect(await mine.waitFor('notification')).toEqual(payload('EnrolmentCompleted'));
    expect(await theirs.waitFor('notification')).toEqual(payload('StudentEnrolled'));
  });

  test('of a rolled-back transaction is never sent', async () => {
    const student = await makePerson(db);
    const mine = await tabOf(student);
    const rolledBack = db.transaction(async (tx) => {
      await notify(platform, tx, [
        { personId: student.id, type: 'App\\Notifications\\EnrolmentCompleted', data: {} },
      ]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await flushEvents(mine);
    expect(mine.all('notification')).toEqual([]);
  });

  test('is not sent before its transaction commits', async () => {
    const student = await makePerson(db);
    const mine = await tabOf(student);
    await db.transaction(async (tx) => {
      await tx.transaction((inner) =>
        notify(platform, inner, [
          { personId: student.id, type: 'App\\Notifications\\EnrolmentCompleted', data: {} },
        ]),
      );
      await flushEvents(mine);
      expect(mine.all('notification')).toEqual([]);
    });
    await mine.waitFor('notification');
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, student.id));
    expect(rows).toHaveLength(1);
  });

  test('that is read is broadcast to the person’s other tabs', async () => {
    const student = await makePerson(db);
    const [mine, mineToo] = [await tab(student), await tab(student)];
    await call('PUT /api/notifications/read_at', {
      as: student,
      headers: { 'x-socket-id': mine.socket.id },
    });
    await mineToo.waitFor('notifications-read');
    platform.realtime.emit([student.id], 'all-messages-read', undefined);
    await mine.waitFor('all-messages-read');
    expect(mine.all('notifications-read')).toEqual([]);
  });
});
