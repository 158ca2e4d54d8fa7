import { expect, test } from 'vitest';
import { describeError, errorMessage, withoutSecrets } from './describe-error.ts';

test.each([
  [
    'Failed query: insert into "mails"\nparams: a@example.org,123456 هو كود',
    'Failed query: insert into "mails"',
  ],
  ['550 5.1.1 <leyla@example.org>: unknown', '550 5.1.1 <…@…>: unknown'],
  ['connect postgres://nibras:s3cret@db:5432/x', 'connect postgres://…@db:5432/x'],
  ['GET /storage/a?person=1&signature=abc_-123', 'GET /storage/a?person=1&signature=…'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  [`token ${'aB3-_'.repeat(9).slice(0, 43)} is dead`, 'token … is dead'],
  ['code 123456', 'code ••••••'],
])('%s', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
});

test('properties that libraries add to their errors are not logged', () => {
  const error = Object.assign(new Error('no'), {
    code: '23505',
    detail: 'Key (email)=(leyla@example.org) already exists.',
    request: { headers: { authorization: 'Bearer x' } },
    cause: new Error('params of leyla@example.org'),
  });
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('23505');
  expect(described).not.toMatch(/leyla|authorization/);
});

test('a thrown object that is no error is logged with its structure', () => {
  const thrown = { status_code: 404, body: 'leyla@example.org is not here', internal: { a: 1 } };
  expect(describeError(thrown)).toEqual({
    type: 'Object',
    message: 'no error, but an object',
    status_code: 404,
    properties: ['status_code', 'body', 'internal'],
  });
  const failed = new Error('the cause');
  expect(describeError({ message: 'code 123456', error: failed })).toMatchObject({
    message: 'code ••••••',
    cause: { message: 'the cause' },
  });
});

class Response404 {
  status = 404;
}

test.each([
  ['an object', {}],
  ['an object without a prototype', Object.create(null)],
  ['a list', [{}, {}]],
  ['an instance', new Response404()],
  ['a function', () => ({})],
  ['a map', new Map([['a', {}]])],
  ['a proxy that throws', new Proxy({}, { get: () => failing() })],
  ['an error with an object as its cause', new Error('a', { cause: { status: 500 } })],
  ['an aggregate of objects', new AggregateError([{}, { a: 1 }], 'many')],
  ['nothing', undefined],
  ['null', null],
  ['a symbol', Symbol('x')],
])('%s is described, and its text is not [object Object]', (_what, thrown) => {
  for (const text of [JSON.stringify(describeError(thrown)), errorMessage(thrown)]) {
    expect(text).not.toContain('[object');
    expect(text.length).toBeGreaterThan(3);
  }
});

function failing(): never {
  throw new Error('a getter');
}

test('a thrown value that is no error, and a circular cause, are described too', () => {
  expect(describeError('just words')).toEqual({ message: 'just words' });
  const circle = new Error('a');
  circle.cause = circle;
  expect(JSON.stringify(describeError(circle)).length).toBeLessThan(20_000);
});
