import { honeypotName } from '@nibras/contract/honeypot.ts';
import { receipts, orders as rules } from '@nibras/contract/limits.ts';
import { desc, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { makeService } from '#factories/publishing.ts';
import { unique } from '#factories/unique.ts';
import { orders } from '#platform/database/schema/index.ts';
import { localFetch } from '../../app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, call, db, passTime, platform, smtp } = await startTestApp();
const provider = platform.settings().contact.email;
const hour = 60 * 60 * 1000;

// Each test starts with the full quota.
afterEach(() => passTime(hour));

const newOrder = (fields: object = {}) => ({
  name: 'منى عبد الله',
  phone: '+20 100 123 4567',
  email: `person${unique()}@example.org`,
  country: 'مصر',
  Job_title: 'مديرة مشروع',
  description: 'نحتاج متجرًا إلكترونيًا.\nبلغتين.',
  ...fields,
});

const storedOrder = async (email: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.email, email));
  return row;
};
const countOrders = () => db.$count(orders);
/** The mail to the provider about this person's order. */
async function providerMail(email: string) {
  const toProvider = () => smtp.mails.filter(({ recipients }) => recipients.includes(provider));
  for (;;) {
    const mail = toProvider().find(({ replyTo }) => replyTo?.[0]?.address === email);
    if (mail) return mail;
    await smtp.mailTo(provider, toProvider().length + 1);
  }
}

function multipart(fields: Record<string, string | { file: string }>) {
  const boundary = 'xxboundaryxx';
  const parts = Object.entries(fields).map(([name, value]) => {
    const file = typeof value === 'object';
    const head = `Content-Disposition: form-data; name="${name}"${file ? '; filename="a.txt"\r\nContent-Type: text/plain' : ''}`;
    return `--${boundary}\r\n${head}\r\n\r\n${file ? value.file : value}\r\n`;
  });
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

test('an order is stored, sent to the provider and acknowledged', async () => {
  const service = await makeService(db);
  const order = newOrder({ service_id: String(service.id) });
  const { status, body } = await call('POST /api/orders', multipart(order));
  expect(status).toBe(200);
  expect(body).toEqual({ message: expect.stringContaining('قريبًا'), messages: body.message });
  expect(await storedOrder(order.email)).toMatchObject({
    serviceId: service.id,
    personId: null,
    name: order.name,
    jobTitle: order.Job_title,
    description: order.description,
  });

  const receipt = await smtp.mailTo(order.email);
  expect(receipt.subject).toMatch(/^وصلنا طلبك رقم \d+$/);
  expect(receipt.text).toContain(service.name);
  expect(receipt.replyTo?.[0]?.address).toBe(provider);

  const mail = await providerMail(order.email);
  expect(mail.recipients).toEqual([provider]);
  expect(mail.subject).toContain(service.name);
  for (const words of [order.name, order.phone, order.country, order.Job_title]) {
    expect(mail.text).toContain(words);
  }
  expect(mail.text?.replaceAll('\r', '')).toContain(order.description);
  expect(mail.html).toContain('href="tel:+201001234567"');
});

test('a receipt contains no typed text', async () => {
  const order = newOrder({ name: 'https://spam.example', description: 'اربح الآن spam.example' });
  await call('POST /api/orders', { body: order });
  const receipt = await smtp.mailTo(order.email);
  expect(`${receipt.subject}${receipt.text}${receipt.html}`).not.toContain('spam');
});

test.each(['as JSON', 'urlencoded'])(
  'without a service, %s, it is a general request',
  async (way) => {
    const order = newOrder({ service_id: '' });
    const form = {
      payload: new URLSearchParams(order as never).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    const { status } = await call(
      'POST /api/orders',
      way === 'urlencoded' ? form : { body: order },
    );
    expect(status).toBe(200);
    expect(await storedOrder(order.email)).toMatchObject({ serviceId: null });
    expect((await smtp.mailTo(order.email)).text).toContain('طلب عام');
  },
);

test('a page rendered in the API’s process can send the form like a browser', async () => {
  const order = newOrder();
  const form = new FormData();
  for (const [name, text] of Object.entries(order)) form.set(name, text);
  const answer = await localFetch(app)('/api/orders', { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  expect(await storedOrder(order.email)).toMatchObject({ name: order.name });
});

test('the order of a signed-in person is stored with the person; an invalid token counts as none', async () => {
  const person = await makePerson(db);
  const [own, dead] = [newOrder(), newOrder()];
  expect((await call('POST /api/orders', { body: own, as: person })).status).toBe(200);
  expect((await call('POST /api/orders', { body: dead, token: 'dead' })).status).toBe(200);
  expect(await storedOrder(own.email)).toMatchObject({ personId: person.id });
  expect(await storedOrder(dead.email)).toMatchObject({ personId: null });
});

test('a phone number is normalised to ASCII digits without direction marks', async () => {
  const order = newOrder({ phone: '\u202a+٢٠ ۱۰۰ 123-4567\u202c' });
  await call('POST /api/orders', { body: order });
  expect(await storedOrder(order.email)).toMatchObject({ phone: '+20 100 123-4567' });
});

const letters = (length: number) => 'س'.repeat(length);

test.each<[field: string, what: string, value: unknown]>([
  ['name', 'empty', ''],
  ['name', 'blank', '   '],
  ['name', 'missing', undefined],
  ['name', 'a number', 7],
  ['name', 'a list', ['a', 'b']],
  ['name', 'too long', letters(101)],
  ['name', 'two lines', 'سطر\r\nBcc: all@example.org'],
  ['phone', 'empty', ''],
  ['phone', 'missing', undefined],
  ['phone', 'words', 'اتصل بي'],
  ['phone', 'too few digits', '12345'],
  ['phone', 'too many digits', '1234567890123456'],
  ['phone', 'a second plus', '+20 100 123 +20'],
  ['phone', 'too long', '0'.repeat(60)],
  ['email', 'empty', ''],
  ['email', 'missing', undefined],
  ['email', 'a word', 'منى'],
  ['email', 'no full domain', 'a@b'],
  ['email', 'two addresses', 'a@example.org, b@example.org'],
  ['email', 'too long', `${'a'.repeat(250)}@example.org`],
  ['country', 'empty', ''],
  ['country', 'missing', undefined],
  ['country', 'a line separator', 'مصر\u2028العربية'],
  ['country', 'too long', letters(rules.countryMaxLength + 1)],
  ['Job_title', 'empty', ''],
  ['Job_title', 'missing', undefined],
  ['Job_title', 'a tab', 'a\tb'],
  ['Job_title', 'too long', letters(rules.jobTitleMaxLength + 1)],
  ['description', 'empty', ''],
  ['description', 'missing', undefined],
  ['description', 'blank', ' \n '],
  ['description', 'too long', letters(rules.descriptionMaxLength + 1)],
  ['service_id', 'a slug', 'logo-design'],
  ['service_id', 'zero', 0],
  ['service_id', 'a fraction', 1.5],
  ['service_id', 'unknown', 99_999_999],
  ['service_id', 'beyond every id', '99999999999999999999'],
  ['service_id', 'a list', [1, 2]],
])('%s: %s is reported for the field, and nothing is stored', async (field, _what, value) => {
  const before = await countOrders();
  const { status, body } = await call('POST /api/orders', { body: newOrder({ [field]: value }) });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: [expect.stringMatching(/\p{Script=Arabic}/u)] });
  expect(await countOrders()).toBe(before);
});

test('a file instead of a text is refused', async () => {
  const form = multipart({ ...newOrder(), description: { file: 'words' } });
  const { status, body } = await call('POST /api/orders', form);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(['description']);
});

test.each([
  ['no body at all', {}],
  ['a list', { payload: '[]', headers: { 'content-type': 'application/json' } }],
  ['null', { payload: 'null', headers: { 'content-type': 'application/json' } }],
])('%s is refused for each field', async (_case, request) => {
  const { status, body } = await call('POST /api/orders', request);
  expect(status).toBe(422);
  expect(body.message).toMatch(/\p{Script=Arabic}/u);
});

test('a malformed body is refused without a server error', async () => {
  const json = { 'content-type': 'application/json' };
  expect((await call('POST /api/orders', { payload: '{', headers: json })).status).toBe(400);
  const zero = await call('POST /api/orders', { body: newOrder({ description: 'a\0b' }) });
  expect(zero.status).toBe(422);
  const xml = { payload: '<a/>', headers: { 'content-type': 'text/xml' } };
  expect((await call('POST /api/orders', xml)).status).toBe(415);
  const large = newOrder({ description: 'س'.repeat(600_000) });
  expect((await call('POST /api/orders', { body: large })).status).toBe(413);
});

test('a robot that fills the honeypot gets the usual response, and nothing is stored or mailed', async () => {
  const order = newOrder({ [honeypotName]: 'https://spam.example' });
  const { status, body } = await call('POST /api/orders', { body: order });
  expect(status).toBe(200);
  expect(body.messages).toBe(body.message);
  expect(await storedOrder(order.email)).toBeUndefined();
  // A mail would have been queued with the order, so before this one.
  const after = newOrder({ [honeypotName]: '' });
  await call('POST /api/orders', { body: after });
  await smtp.mailTo(after.email);
  expect(smtp.mails.some(({ recipients }) => recipients.includes(order.email))).toBe(false);
});

test('orders per network address and hour are limited, and the response says how long to wait', async () => {
  const send = (remoteAddress: string) =>
    call('POST /api/orders', { body: newOrder(), remoteAddress });
  for (let sent = 0; sent < rules.perHourPerNetworkAddress; sent++) {
    expect((await send('2001:db8::1')).status).toBe(200);
  }
  const refused = await send('2001:db8::2');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect(refused.body.message).toContain('دقيقة');
  expect((await send('2001:db8:0:1::1')).status).toBe(200);
  passTime(hour);
  expect((await send('2001:db8::1')).status).toBe(200);
});

test('concurrent orders do not exceed the limit', async () => {
  const requests = Array.from({ length: rules.perHourPerNetworkAddress + 5 }, () =>
    call('POST /api/orders', { body: newOrder(), remoteAddress: '192.0.2.7' }),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(rules.perHourPerNetworkAddress);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('receipts per address are limited, while the orders are still accepted', async () => {
  const email = `victim${unique()}@example.org`;
  for (let sent = 0; sent <= receipts.perHourPerAddress; sent++) {
    const { status } = await call('POST /api/orders', { body: newOrder({ email }) });
    expect(status).toBe(200);
  }
  const last = newOrder();
  await call('POST /api/orders', { body: last });
  await smtp.mailTo(last.email);
  const numbers = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.email, email))
    .orderBy(desc(orders.id));
  expect(numbers).toHaveLength(receipts.perHourPerAddress + 1);
  const received = smtp.mails.filter(({ recipients }) => recipients.includes(email));
  expect(received.length).toBeLessThanOrEqual(receipts.perHourPerAddress);
});
