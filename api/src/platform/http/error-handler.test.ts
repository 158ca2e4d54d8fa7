import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorHandler } from './error-handler.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error(`what went wrong: ${code}`), { code, ...more });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

/** The response of a route that throws this error. */
async function responseTo(error: Error) {
  const app = Fastify();
  app.setErrorHandler(errorHandler);
  app.get('/', () => {
    throw error;
  });
  const response = await app.inject('/');
  await app.close();
  return response;
}

test.each([
  ['no connection', coded('ECONNREFUSED', { syscall: 'connect' })],
  ['no socket', coded('ENOENT', { syscall: 'connect' })],
  ['terminated by an operator', coded('57P01')],
  ['starting up', coded('57P03')],
  ['a statement that took too long', coded('57014')],
  ['a lock that is not available', coded('55P03')],
  ['too many connections', coded('53300')],
  ['no response', new Error('Query read timeout')],
  [
    'a query after the connection was lost',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
])('an unavailable database is 503 with Retry-After: %s', async (_what, error) => {
  const { statusCode, headers, json } = await responseTo(wrapped(error));
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(json().message).toMatch(/[\u0621-\u064a]/);
});

test.each([
  ['the disk', coded('ENOSPC')],
  ['a quota', coded('EDQUOT')],
  ['a file size limit', coded('EFBIG')],
  ["the database's disk", wrapped(coded('53100'))],
])('a full disk is 507: %s', async (_what, error) => {
  const { statusCode, json } = await responseTo(error);
  expect(statusCode).toBe(507);
  expect(json().message).toMatch(/[\u0621-\u064a]/);
});

test.each([
  ['a zero byte in a text', wrapped(coded('22021'))],
  ['a zero byte in JSON', wrapped(coded('22P05'))],
  [
    'half a character in JSON',
    wrapped(Object.assign(new Error('invalid input syntax for type json'), { code: '22P02' })),
  ],
])('a text that cannot be stored is a wrong request: %s', async (_what, error) => {
  const { statusCode, json } = await responseTo(error);
  expect(statusCode).toBe(400);
  expect(json().message).toMatch(/[\u0621-\u064a]/);
});

test.each([
  ['another wrong value', wrapped(coded('22P02'))],
  ['an object that is no error', { status_code: 404 } as unknown as Error],
])('%s is an error of the server', async (_what, error) => {
  expect((await responseTo(error)).statusCode).toBe(500);
});

test('a missing file of the server is an internal error', async () => {
  const error = coded('ENOENT', { syscall: 'open' });
  expect((await responseTo(error)).statusCode).toBe(500);
});
