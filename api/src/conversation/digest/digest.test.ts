import { digest as rules } from '@nibras/contract/limits.ts';
import { digestLinkConsent, digestLinkWording } from '@nibras/contract/people/consents/digest.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeConversation, makeMessage } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { deviceTokens, participants, people } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { digestQuery } from './link.ts';
import { sendDigests } from './send-digests.ts';

const { call, db, passTime, platform, smtp } = await startTestApp();

const mailsTo = (address: string) =>
  smtp.mails.filter(({ recipients }) => recipients.includes(address)).length;

/** Waits until a later mail arrives. The queue delivers in order, so all earlier mails have arrived then. */
async function waitForMails() {
  const witness = await makePerson(db);
  const { conversation, writer } = await conversationWith(witness);
  await write(conversation, writer);
  passTime(rules.afterUnreadFor);
  await sendDigests(platform);
  await smtp.mailTo(witness.email);
}

async function conversationWith(reader: { id: number }, name?: string) {
  const writer = await makePerson(db, name ? { name } : {});
  return { writer, conversation: await makeConversation(db, [reader, writer]) };
}

const write = ({ id }: { id: number }, writer: { id: number }, body = 'سرّ بيننا') =>
  makeMessage(db, {
    conversationId: id,
    personId: writer.id,
    body,
    createdAt: platform.now(),
  });

const sendDueDigests = () => {
  passTime(rules.afterUnreadFor);
  return sendDigests(platform);
};

beforeEach(() => sendDigests(platform));

test('one mail counts all unread messages and quotes none', async () => {
  const reader = await makePerson(db, { name: 'هند' });
  const first = await conversationWith(reader, 'كريم');
  const second = await conversationWith(reader, 'ليلى');
  await write(first.conversation, first.writer);
  await write(first.conversation, first.writer);
  await write(second.conversation, second.writer);
  await sendDueDigests();
  const mail = await smtp.mailTo(reader.email);
  expect(mail.subject).toBe('لديك 3 رسائل غير مقروءة في نبراس');
  expect(mail.text).toContain('وصلتك 3 رسائل من ليلى وكريم');
  expect(mail.text).toContain('/chat');
  expect(mail.html).not.toContain('سرّ بيننا');
  await sendDueDigests();
  await waitForMails();
  expect(mailsTo(reader.email)).toBe(1);
});

test.each([
  [1, 'وصلتك رسالة واحدة من كريم'],
  [2, 'وصلتك رسالتان من كريم'],
  [11, 'وصلتك 11 رسالة من كريم'],
])('the mail about %i messages says «%s»', async (count, text) => {
  const reader = await makePerson(db);
  const { conversation, writer } = await conversationWith(reader, 'كريم');
  for (let sent = 0; sent < count; sent += 1) await write(conversation, writer);
  await sendDueDigests();
  expect((await smtp.mailTo(reader.email)).text).toContain(text);
});

test('nobody is mailed within the first half hour', async () => {
  const reader = await makePerson(db);
  const { conversation, writer } = await conversationWith(reader);
  await waitForMails();
  await write(conversation, writer);
  passTime(rules.afterUnreadFor - 60_000);
  await sendDigests(platform);
  expect((await mailedMarks(reader))[0]?.mailed).toBe(0);
  passTime(60_000);
  await sendDigests(platform);
  await smtp.mailTo(reader.email);
});

const mailedMarks = ({ id }: { id: number }) =>
  db
    .select({ mailed: participants.mailedMessageId })
    .from(participants)
    .where(eq(participants.personId, id));

test.each<[why: string, prepare: (reader: { id: number }) => Promise<unknown>]>([
  [
    'has a browser that gets push messages',
    ({ id: personId }) =>
      db.insert(deviceTokens).values({
        personId,
        endpoint: `https://push.example.org/${personId}`,
        subscription: '{}',
        deviceName: '',
      }),
  ],
  [
    'turned these mails off',
    ({ id }) => db.update(people).set({ mailDigest: 'off' }).where(eq(people.id, id)),
  ],
  [
    'has read everything',
    ({ id }) =>
      db
        .update(participants)
        .set({ lastReadMessageId: 2_000_000_000 })
        .where(eq(participants.personId, id)),
  ],
])('a person who %s is not mailed', async (_why, prepare) => {
  const reader = await makePerson(db);
  const { conversation, writer } = await conversationWith(reader);
  await write(conversation, writer);
  await prepare(reader);
  await sendDueDigests();
  expect((await mailedMarks(reader))[0]?.mailed).toBe(0);
  await waitForMails();
  expect(mailsTo(reader.email)).toBe(0);
});

test('own messages cause no digest', async () => {
  const reader = await makePerson(db);
  const { conversation } = await conversationWith(reader);
  await write(conversation, reader);
  await sendDueDigests();
  await waitForMails();
  expect(mailsTo(reader.email)).toBe(0);
});

test('new messages after a digest are in the next one', async () => {
  const reader = await makePerson(db);
  const { conversation, writer } = await conversationWith(reader);
  await write(conversation, writer);
  await sendDueDigests();
  await smtp.mailTo(reader.email);
  await write(conversation, writer);
  await sendDueDigests();
  const second = await smtp.mailTo(reader.email, 2);
  expect(second.subject).toContain('لديك رسالة غير مقروءة');
});

test('the link in a digest turns digests off and on without a sign-in', async () => {
  const reader = await makePerson(db);
  const { conversation, writer } = await conversationWith(reader);
  await write(conversation, writer);
  await sendDueDigests();
  const mail = await smtp.mailTo(reader.email);
  const page = new URL(/https?:\S+\/mail-digest\?\S+/.exec(mail.text ?? '')?.[0] ?? '');
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  const button = new URL(String(headers['list-unsubscribe']).slice(1, -1));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(button.search).toBe(page.search);

  const off = await call(`POST ${button.pathname + button.search}` as 'POST /', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(off.body).toMatchObject({ data: { state: 'off' } });
  await write(conversation, writer);
  await sendDueDigests();
  await waitForMails();
  expect(mailsTo(reader.email)).toBe(1);

  const on = await call(`POST /api/mail-digest${page.search}&state=on`);
  expect(on.body).toMatchObject({ data: { state: 'on' } });
  await sendDigests(platform);
  await smtp.mailTo(reader.email, 2);

  expect(mail.text).toContain(digestLinkWording.on);
  const { body } = await call('GET /api/my-data/consents', { as: reader });
  expect(body.data).toMatchObject([
    { kind: 'digest', given: true, wording: digestLinkConsent(true) },
    { kind: 'digest', given: false, wording: digestLinkConsent(false) },
  ]);
});

test('the link in an old mail does nothing for a deleted account', async () => {
  const reader = await makePerson(db, { mailDigest: 'off', deletedAt: platform.now() });
  const link = `POST /api/mail-digest?${digestQuery(platform.secrets, reader.id)}` as const;
  expect((await call(`${link}&state=on`)).status).toBe(404);
  expect(await db.$count(people, and(eq(people.id, reader.id), eq(people.mailDigest, 'on')))).toBe(
    0,
  );
});

test('nobody can turn off another person’s digests', async () => {
  const [reader, stranger] = [await makePerson(db), await makePerson(db)];
  const { digestSignature } = await import('./link.ts');
  const signature = digestSignature(platform.secrets, stranger.id);
  for (const forged of [signature, '', 'x'.repeat(43)]) {
    const query = new URLSearchParams({ person: String(reader.id), signature: forged });
    const { status } = await call(`POST /api/mail-digest?${query}`);
    expect([404, 422]).toContain(status);
  }
  const { body } = await call('GET /api/digest-setting', { as: reader });
  expect(body).toEqual({ data: { state: 'on' } });
});

test('signed-in people read and change their own setting', async () => {
  const person = await makePerson(db);
  const changed = await call('PUT /api/digest-setting', { as: person, body: { state: 'off' } });
  expect(changed.body).toMatchObject({ data: { state: 'off' } });
  expect((await call('GET /api/digest-setting', { as: person })).body.data.state).toBe('off');
  const bad = await call('PUT /api/digest-setting', { as: person, body: { state: 'later' } });
  expect(bad.status).toBe(422);
  expect((await call('GET /api/digest-setting')).status).toBe(401);
  expect((await call('PUT /api/digest-setting', { body: { state: 'on' } })).status).toBe(401);
});
