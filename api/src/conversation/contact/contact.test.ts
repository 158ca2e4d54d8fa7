import { honeypotName } from '@nibras/contract/honeypot.ts';
import { contact as rules } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { contactMessages, mails, siteSettings } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, expectErrors, passTime, platform, settings, smtp } = await startTestApp();
const provider = platform.settings().contact.email;
const hour = 60 * 60 * 1000;

// Each test starts with the full quota.
afterEach(() => passTime(hour));

const newMessage = (fields: object = {}) => ({
  name: 'سامي',
  email: `sami${unique()}@example.org`,
  subject: 'فكرة تطبيق',
  message: 'السلام عليكم\r\nعندي فكرة <b>تطبيق</b>.',
  ...fields,
});

const storedFrom = async (email: string) => {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
  return row;
};

test.each(['visitor', 'signed in'])(
  'a message is stored, forwarded and acknowledged (%s)',
  async (who) => {
    const message = newMessage();
    const before = smtp.mails.filter(({ recipients }) => recipients.includes(provider)).length;
    const as = who === 'visitor' ? undefined : await makePerson(db);
    const { status, body } = await call('POST /api/contact', { body: message, as });
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.stringContaining('سنرد عليك قريبًا') });
    expect(await storedFrom(message.email)).toMatchObject({
      name: message.name,
      subject: message.subject,
      message: 'السلام عليكم\nعندي فكرة <b>تطبيق</b>.',
    });

    const forwarded = await smtp.mailTo(provider, before + 1);
    expect(forwarded.replyTo?.[0]?.address).toBe(message.email);
    expect(forwarded.subject).toBe('رسالة من سامي: فكرة تطبيق');
    expect(forwarded.html).toContain('&lt;b&gt;تطبيق&lt;/b&gt;');

    const receipt = await smtp.mailTo(message.email);
    expect(receipt.subject).toBe('وصلتنا رسالتك');
    expect(receipt.text).not.toContain('تطبيق');
  },
);

test('without an address of the provider a message goes to the admins, and its receipt offers no reply', async () => {
  const admins = [await makeAdmin(db), await makeAdmin(db)];
  const suspended = await makeAdmin(db, { suspendedAt: new Date(), suspendedReason: 'x' });
  await db.update(siteSettings).set({ email: '' });
  await settings.reload();
  onTestFinished(async () => {
    await db.update(siteSettings).set({ email: provider });
    await settings.reload();
  });
  const message = newMessage();
  await call('POST /api/contact', { body: message });
  for (const { email } of admins) {
    expect((await smtp.mailTo(email)).replyTo?.[0]?.address).toBe(message.email);
  }
  const receipt = await smtp.mailTo(message.email);
  expect(receipt.replyTo ?? []).toEqual([]);
  expect(receipt.text).not.toContain('فردّ على هذه الرسالة');
  const sent = await db.$count(mails, eq(mails.recipient, suspended.email));
  expect(sent).toBe(0);
});

const letters = (length: number) => 'س'.repeat(length);

test.each<[field: string, what: string, value: unknown]>([
  ['name', 'empty', ''],
  ['name', 'missing', undefined],
  ['name', 'two lines', 'a\nb'],
  ['name', 'too long', letters(101)],
  ['email', 'empty', ''],
  ['email', 'missing', undefined],
  ['email', 'a word', 'sami'],
  ['email', 'two lines', 'sami@example.org\nBcc: x@example.org'],
  ['subject', 'empty', ''],
  ['subject', 'missing', undefined],
  ['subject', 'a control character', 'a\u0085b'],
  ['subject', 'too long', letters(rules.subjectMaxLength + 1)],
  ['message', 'empty', ''],
  ['message', 'missing', undefined],
  ['message', 'an object', { text: 'a' }],
  ['message', 'too long', letters(rules.messageMaxLength + 1)],
])('%s: %s is reported for the field, and nothing is stored', async (field, _what, value) => {
  const before = await db.$count(contactMessages);
  const body = newMessage({ [field]: value });
  const refused = await call('POST /api/contact', { body });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    [field]: [expect.stringMatching(/\p{Script=Arabic}/u)],
  });
  expect(await db.$count(contactMessages)).toBe(before);
});

test('a robot that fills the honeypot gets the usual response, and nothing is stored', async () => {
  const message = newMessage({ [honeypotName]: 'x' });
  expect((await call('POST /api/contact', { body: message })).status).toBe(200);
  expect(await storedFrom(message.email)).toBeUndefined();
});

test('messages per network address and hour are limited', async () => {
  const send = () => call('POST /api/contact', { body: newMessage(), remoteAddress: '192.0.2.1' });
  for (let sent = 0; sent < rules.perHourPerNetworkAddress; sent++) {
    expect((await send()).status).toBe(200);
  }
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  passTime(hour);
  expect((await send()).status).toBe(200);
});

test('a message that cannot be forwarded is an error and is not stored', async () => {
  expectErrors();
  const failing = vi.spyOn(platform.mailer, 'send').mockRejectedValue(new Error('queue away'));
  const message = newMessage();
  const failed = await call('POST /api/contact', { body: message });
  failing.mockRestore();
  expect(failed.status).toBe(500);
  expect(await storedFrom(message.email)).toBeUndefined();
});
