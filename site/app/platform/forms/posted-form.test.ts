import { honeypotName } from '@nibras/contract/honeypot.ts';
import { expect, test, vi } from 'vitest';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import type { TextValues } from './draft.ts';
import { answerPost } from './posted-form.ts';

const fields = ['name', 'email'] as const;
const words = { message: 'تعذر الإرسال', advice: 'حاول مرة أخرى.' };

function post(send: (values: TextValues) => Promise<string>) {
  const body = new URLSearchParams({ name: 'منى', other: 'x' });
  const request = new Request('http://localhost/contact', { method: 'POST', body });
  return answerPost(request, { fields, send, words });
}

test('a sent form is empty and shows the success message', async () => {
  const { data, init } = await post(async ({ name, email }) => `أُرسل ${name}${email}`);
  expect(init).toBeNull();
  expect(data).toEqual({
    outcome: { kind: 'sent', message: 'أُرسل منى' },
    values: { name: '', email: '' },
    errors: {},
  });
});

test('a filled honeypot is sent with the form', async () => {
  const body = new URLSearchParams({ name: 'منى', [honeypotName]: 'x' });
  const request = new Request('http://localhost/contact', { method: 'POST', body });
  const send = vi.fn(async () => '');
  await answerPost(request, { fields, send, words });
  expect(send).toHaveBeenCalledWith(
    { name: 'منى', email: '', [honeypotName]: 'x' },
    expect.any(FormData),
  );
});

test('a refused form keeps its values and shows the errors of its fields', async () => {
  const { data, init } = await post(async () => {
    throw new ApiError({
      kind: 'http',
      status: 422,
      message: 'راجع الحقول.',
      errors: { email: ['هذا الحقل مطلوب.', 'شيء آخر'], stranger: ['لا'] },
    });
  });
  expect(init).toMatchObject({ status: 422 });
  expect(data).toEqual({
    outcome: { kind: 'failed', message: 'راجع الحقول.' },
    values: { name: 'منى', email: '' },
    errors: { email: 'هذا الحقل مطلوب.' },
  });
});

test.each([
  ['a network failure', new ApiError({ kind: 'network', message: failureTexts.network })],
  [
    'a server error without a message',
    new ApiError({ kind: 'http', status: 500, message: failureTexts.server }),
  ],
  ['an HTML page', new ApiError({ kind: 'not-json', message: failureTexts.notJson })],
  ['a bug of ours', new Error('boom')],
])('%s is shown with the form’s own texts', async (_case, error) => {
  const { data, init } = await post(() => Promise.reject(error));
  expect(init).toMatchObject({ status: 503 });
  expect(data.outcome).toEqual({ kind: 'failed', ...words });
});

test.each([
  ['JSON', '{"name":"x"}', 'application/json', 415],
  ['plain text', 'name=x', 'text/plain', 415],
  ['a body without a type', 'name=x', null, 415],
  ['a form without its boundary', 'name=x', 'multipart/form-data', 400],
  ['a broken form', '--x\r\nbroken', 'multipart/form-data; boundary=x', 400],
])('%s in place of a form is refused and not sent', async (_what, text, type, status) => {
  const body = new TextEncoder().encode(text);
  const headers = new Headers(type ? { 'content-type': type } : {});
  const request = new Request('http://localhost/contact', { method: 'POST', body, headers });
  const send = vi.fn(async () => '');
  const { data, init } = await answerPost(request, { fields, send, words });
  expect(init).toMatchObject({ status });
  expect(data.outcome).toMatchObject({ kind: 'failed', message: expect.stringMatching(/[ء-ي]/) });
  expect(data.values).toEqual({ name: '', email: '' });
  expect(send).not.toHaveBeenCalled();
});
