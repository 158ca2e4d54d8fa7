import { push as limits } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { notify } from '#conversation/notifications/index.ts';
import { makeConversation, makeMessage } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { deviceTokens, participants } from '#platform/database/schema/index.ts';
import { isSignedFor, startPushService } from '../../testing/push-endpoint.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { queuePush } from './deliver-push.ts';
import { pushMessage } from './push-message.ts';

const { call, db, platform } = await startTestApp();
const service = await startPushService();
afterAll(() => service.stop());

const register = (as: { id: number }, subscription: object, device_name = 'Chromium') =>
  call('POST /api/device-tokens', {
    as,
    body: { token: JSON.stringify(subscription), device_name },
  });
const devicesOf = ({ id }: { id: number }) =>
  db.select().from(deviceTokens).where(eq(deviceTokens.personId, id));

// Concurrent tests wait for the job queue at the same time.

/** A conversation of two people, the second one with a subscribed browser. */
async function twoPeople() {
  const [writer, reader] = [await makePerson(db), await makePerson(db)];
  const browser = service.newBrowser();
  await register(reader, browser.subscription);
  return { writer, reader, browser, conversation: await makeConversation(db, [writer, reader]) };
}

async function write(conversation: { id: number }, { id }: { id: number }, body: string) {
  const values = { conversationId: conversation.id, personId: id, body };
  const message = await makeMessage(db, values);
  await db.transaction((tx) => pushMessage(platform, tx, message));
  return message;
}

test('a message reaches the reader’s browser, encrypted for it and signed by the server', async () => {
  const { writer, reader, browser, conversation } = await twoPeople();
  await write(conversation, writer, 'السلام عليكم،\nمتى تبدأ المحاضرة؟');
  const [push] = await browser.received(1);
  expect(push?.payload).toEqual({
    title: writer.name,
    body: 'السلام عليكم، متى تبدأ المحاضرة؟',
    link: `/chat?c=${conversation.id}`,
    tag: `conversation-${conversation.id}`,
    conversation_id: conversation.id,
  });
  const { body: key } = await call('GET /api/push-key', { as: reader });
  expect(isSignedFor(String(push?.headers.authorization), service.origin, key.data.key)).toBe(true);
  expect(push?.headers.ttl).toBe(String(limits.ttlSeconds));
});

test.concurrent('anyone who has read the message meanwhile is left in peace', async () => {
  const { writer, reader, browser, conversation } = await twoPeople();
  const seen = await write(conversation, writer, 'الأولى');
  await db
    .update(participants)
    .set({ lastReadMessageId: seen.id })
    .where(
      and(eq(participants.conversationId, conversation.id), eq(participants.personId, reader.id)),
    );
  await write(conversation, writer, 'الثانية');
  const received = await browser.received(1);
  expect(received.map(({ payload }) => payload.body)).toEqual(['الثانية']);
});

test.concurrent('a new question reaches the teacher’s browser, and leads to its lecture', async () => {
  const teacher = await makePerson(db, { role: 'teacher' });
  const browser = service.newBrowser();
  await register(teacher, browser.subscription);
  const data = { personName: 'هند', courseName: 'بايثون', courseId: 3, lectureId: 7 };
  await db.transaction((tx) =>
    notify(platform, tx, [
      { personId: teacher.id, type: 'App\\Notifications\\DiscussionStarted', data },
      // A reply is pushed as a message.
      { personId: teacher.id, type: 'App\\Notifications\\DiscussionReplied', data },
    ]),
  );
  const received = await browser.received(1);
  expect(received.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({
      title: 'استفسار جديد',
      body: 'استفسار جديد من هند في كورس «بايثون».',
      link: '/courses/3/lecture/7',
    }),
  ]);
});

test.concurrent('the writer’s own browsers get no push message', async () => {
  const { writer, browser, conversation } = await twoPeople();
  const own = service.newBrowser();
  await register(writer, own.subscription);
  await write(conversation, writer, 'إلى غيري');
  await browser.received(1);
  expect(own.calls()).toBe(0);
});

test.concurrent.each([404, 410])(
  'a subscription that no longer exists (%i) is deleted',
  async (status) => {
    const { writer, reader, browser, conversation } = await twoPeople();
    browser.answers(status);
    await write(conversation, writer, 'إلى متصفح أُغلق');
    await vi.waitFor(async () => expect(await devicesOf(reader)).toEqual([]), { timeout: 60_000 });
  },
);

test.concurrent('a push service that fails for now is tried again', async () => {
  const { reader, browser } = await twoPeople();
  browser.answers(503);
  const payload = { title: 'عنوان', body: 'نص', link: '/', tag: 'again' };
  await queuePush(platform, db, [reader.id], payload);
  await vi.waitFor(() => expect(browser.calls()).toBe(1), { timeout: 60_000 });
  browser.answers(201);
  const [push] = await browser.received(1);
  expect(push?.payload).toEqual(payload);
  expect(await devicesOf(reader)).toHaveLength(1);
});

test('a browser belongs to the person who signed in last, and is stored once', async () => {
  const [first, second] = [await makePerson(db), await makePerson(db)];
  const { subscription } = service.newBrowser();
  expect((await register(first, subscription)).status).toBe(200);
  expect((await register(first, subscription)).status).toBe(200);
  expect(await devicesOf(first)).toHaveLength(1);
  await register(second, subscription);
  expect(await devicesOf(first)).toEqual([]);
  expect(await devicesOf(second)).toHaveLength(1);
});

test('the oldest devices over the limit are deleted', async () => {
  const person = await makePerson(db);
  const browsers = Array.from({ length: limits.devicesPerPerson + 2 }, () => service.newBrowser());
  for (const { subscription } of browsers) await register(person, subscription);
  const stored = (await devicesOf(person)).map(({ endpoint }) => endpoint);
  const newest = browsers.slice(2).map(({ subscription }) => subscription.endpoint);
  expect(stored.sort()).toEqual(newest.sort());
});

test('a person can remove only their own browser', async () => {
  const [owner, stranger] = [await makePerson(db), await makePerson(db)];
  const { subscription } = service.newBrowser();
  await register(owner, subscription);
  const body = { token: JSON.stringify(subscription) };
  expect((await call('DELETE /api/device-tokens', { as: stranger, body })).status).toBe(200);
  expect(await devicesOf(owner)).toHaveLength(1);
  expect((await call('DELETE /api/device-tokens', { as: owner, body })).status).toBe(200);
  expect(await devicesOf(owner)).toEqual([]);
});

const keys = service.newBrowser().subscription.keys;
test.each<[what: string, token: unknown]>([
  ['missing', undefined],
  ['no JSON', 'abc'],
  ['JSON of something else', '{"a":1}'],
  ['without keys', JSON.stringify({ endpoint: 'https://push.example.org/1' })],
  ['an address of another kind', JSON.stringify({ endpoint: 'ftp://example.org/1', keys })],
  ['a private network', JSON.stringify({ endpoint: 'https://10.0.0.8/1', keys })],
  ['a cloud’s own data', JSON.stringify({ endpoint: 'https://169.254.169.254/latest', keys })],
  ['a private network over IPv6', JSON.stringify({ endpoint: 'https://[fd00::1]/1', keys })],
  ['IPv4 inside IPv6', JSON.stringify({ endpoint: 'https://[::ffff:10.0.0.8]/1', keys })],
  ['plain http elsewhere', JSON.stringify({ endpoint: 'http://push.example.org/1', keys })],
  ['a password in it', JSON.stringify({ endpoint: 'https://a:b@push.example.org/1', keys })],
])('a token that is no push subscription is refused: %s', async (_what, token) => {
  const person = await makePerson(db);
  const refused = await call('POST /api/device-tokens', { as: person, body: { token } });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ token: [expect.stringMatching(/\p{Script=Arabic}/u)] });
  expect(await devicesOf(person)).toEqual([]);
});

test.each(['GET /api/push-key', 'POST /api/device-tokens', 'DELETE /api/device-tokens'] as const)(
  '%s needs a sign-in',
  async (route) => {
    const body = route.startsWith('GET') ? undefined : { token: 'x' };
    expect((await call(route, { body })).status).toBe(401);
  },
);
