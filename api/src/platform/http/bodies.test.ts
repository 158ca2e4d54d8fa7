import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import type { ApiServer } from './api-server.ts';
import { acceptBodies } from './bodies.ts';
import { errorHandler } from './error-handler.ts';

const { call } = await startTestApp();

const boundary = 'xxboundaryxx';
const send = (type: string, payload: string) =>
  call('POST /api/login/verify', { payload, headers: { 'content-type': type } });
const form = (payload: string) => send(`multipart/form-data; boundary=${boundary}`, payload);

const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;
const whole = part('email', 'person@example.com') + part('login_code', '000000') + end;

describe('a form', () => {
  test('is parsed into its fields', async () => {
    const { status, body } = await form(whole);
    expect(status).toBe(422);
    expect(body).toEqual({ message: 'كود التحقق غير صحيح' });
  });

  test.each([
    ['that is cut off', whole.slice(0, -10)],
    ['without any part', '--'],
    ['that is not multipart', 'email=person@example.com'],
    ['without a closing boundary', part('email', 'a')],
    ['that ends inside a file', part('email', 'a', '; filename="a.txt"')],
    ['with endless headers', `--${boundary}\r\n${'X: y\r\n'.repeat(3000)}`],
    ['with the field name __proto__', part('__proto__', 'a') + end],
  ])('%s is 400', async (_what, payload) => {
    const { status, body } = await form(payload);
    expect(status).toBe(400);
    expect(body.message).toMatch(/[\u0621-\u064a]/);
  });

  test.each(['', '; boundary=', `; boundary=${'b'.repeat(300)}`])(
    'with the boundary «%s» is 400',
    async (parameter) => {
      expect((await send(`multipart/form-data${parameter}`, whole)).status).toBe(400);
    },
  );

  test('with a file that the route does not accept is refused with an error for its field', async () => {
    const file = part('photo', 'abc', '; filename="a.png"');
    const { status, body } = await form(file + whole);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ photo: ['هذا الحقل لا يقبل ملفًا.'] });
  });

  test.each([
    ['a field', part('email', 'a'.repeat(70_000)) + end],
    ['a file', part('email', 'a'.repeat(1_100_000), '; filename="a.png"') + end],
    ['many fields', Array.from({ length: 60 }, (_, at) => part(`f${at}`, 'a')).join('') + end],
  ])('with %s beyond the limits is 413', async (_what, payload) => {
    expect((await form(payload)).status).toBe(413);
  });
});

describe('a route that accepts a file', async () => {
  const app = Fastify() as unknown as ApiServer;
  app.setErrorHandler(errorHandler);
  await acceptBodies(app);
  app.post('/', { config: { file: { field: 'photo', maxBytes: 1024 * 1024 } } }, ({ body }) => {
    const { photo, name } = body as { photo?: unknown; name?: unknown };
    return { bytes: Buffer.isBuffer(photo) ? photo.length : null, name };
  });
  const upload = async (payload: string) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await app.inject({ method: 'POST', url: '/', payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const photo = (length: number) => part('photo', 'a'.repeat(length), '; filename="a.png"');

  test('receives its bytes together with the other fields', async () => {
    const { body } = await upload(photo(1024 * 1024) + part('name', 'منى') + end);
    expect(body).toEqual({ bytes: 1024 * 1024, name: 'منى' });
  });

  test.each([1024 * 1024 + 1, 3 * 1024 * 1024])('refuses %d bytes as too large', async (length) => {
    const { status, body } = await upload(photo(length) + end);
    expect(status).toBe(413);
    expect(body.errors).toEqual({ photo: [body.message] });
    expect(body.message).toBe('حجم الملف أكبر من 1 ميجابايت. اختر ملفًا أصغر.');
  });

  test('refuses a second file with an error for its field', async () => {
    const { status, body } = await upload(
      photo(10) + part('other', 'a', '; filename="b.png"') + end,
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['other']);
  });
});

test.each(['text/plain', 'text/csv', 'application/xml', 'application/octet-stream'])(
  'a body of the type %s is 415',
  async (type) => {
    const { status, body } = await send(type, 'email=person@example.com');
    expect(status).toBe(415);
    expect(body.message).toBe('نوع البيانات المرسلة غير مدعوم.');
  },
);

test('a body that is no object is refused without field errors', async () => {
  const { status, body } = await send('application/json', '"text"');
  expect(status).toBe(422);
  expect(body).toEqual({ message: 'بعض البيانات غير صحيحة. راجع الحقول ثم حاول مرة أخرى.' });
});

test.each([
  ['the name of a field', { email: 'a@example.org', 'x\0': 'y' }],
  ['a name inside a field', { email: 'a@example.org', password: { 'x\0': 'y' } }],
  ['what is nested too deeply to be checked', nested(100)],
  ['half a character in a name', { email: 'a@example.org', more: [{ '\ud83d': 1 }] }],
])('a zero byte in %s is refused', async (_what, body) => {
  const { status, body: answer } = await call('POST /api/login', { body });
  expect(status).toBe(422);
  expect(JSON.stringify(answer)).not.toMatch(/\\u0000|\\ud83d/);
});

/** A body with a list of so many levels around a zero byte. */
function nested(levels: number): object {
  let value: unknown = '\0';
  for (let level = 0; level < levels; level += 1) value = [value];
  return { email: 'a@example.org', password: 'long enough', more: value };
}

test.each([
  ['a zero byte', 'a\0b'],
  ['a lone surrogate', 'a\ud83d'],
])('%s is refused with an error for its field', async (_what, password) => {
  const { status, body } = await call('POST /api/login', {
    body: { email: 'person@example.com', password },
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ password: ['قيمة هذا الحقل غير صحيحة.'] });
});
