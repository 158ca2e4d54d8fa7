import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorHandler } from './error-handler.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error(`what went wrong: ${code}`), { code, ...more });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

/** What a route that fails with this is answered. */
async function answerTo(error: Error) {
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
  ['cut off by an operator', coded('57P01')],
  ['starting up', coded('57P03')],
  ['a statement that took too long', coded('57014')],
  ['a lock that is not to be had', coded('55P03')],
  ['too many connections', coded('53300')],
  ['no answer', new Error('Query read timeout')],
  [
    'the same after it was lost',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
])('a database that is away is 503, with when to come back: %s', async (_what, error) => {
  const { statusCode, headers, json } = await answerTo(wrapped(error));
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(json().message).toMatch(/[\u0621-\u064a]/);
});

test.each([
  ['the disk', coded('ENOSPC')],
  ['a quota', coded('EDQUOT')],
  ['a limit for files', coded('EFBIG')],
  ['the disk of the database', wrapped(coded('53100'))],
])('no room is 507: %s', async (_what, error) => {
  const { statusCode, json } = await answerTo(error);
  expect(statusCode).toBe(507);
  expect(json().message).toMatch(/[\u0621-\u064a]/);
});

test('a file of ours that is missing is a fault of ours', async () => {
  const error = coded('ENOENT', { syscall: 'open' });
  expect((await answerTo(error)).statusCode).toBe(500);
});
