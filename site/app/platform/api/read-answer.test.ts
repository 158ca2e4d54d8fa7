import { describe, expect, test, vi } from 'vitest';
import {
  ApiError,
  failureTexts,
  isFinal,
  isMissing,
  isUnreachable,
  isUnsupportedCall,
  mayPass,
  serverMessage,
} from './api-error.ts';
import { readAnswer, retryAfterSeconds } from './read-answer.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

async function failureOf(response: Response, schema?: Parameters<typeof readAnswer>[1]) {
  const error = await readAnswer(response, schema).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('reading an answer', () => {
  test('returns the data that the schema parsed', async () => {
    const schema = { safeParse: () => ({ success: true as const, data: 42 }) };
    expect(await readAnswer(json({ any: 1 }), schema)).toBe(42);
    expect(await readAnswer(new Response(null, { status: 204 }))).toBeNull();
  });

  test('addresses have the domains that people write; other texts stay', async () => {
    const body = {
      user: { email: 'salma@xn--mgbx4cd0ab.xn--wgbh1c', name: 'xn--mgbx4cd0ab' },
      people: [{ email: 'a@Mail.XN--WGBH1C' }, { email: 'b@example.com' }, null],
      text: 'اكتب إلى a@xn--wgbh1c',
    };
    expect(await readAnswer(json(body))).toEqual({
      user: { email: 'salma@مليسيا.مصر', name: 'xn--mgbx4cd0ab' },
      people: [{ email: 'a@mail.مصر' }, { email: 'b@example.com' }, null],
      text: 'اكتب إلى a@xn--wgbh1c',
    });
  });

  test('an address whose domain cannot be decoded stays as it is', async () => {
    const body = { email: 'a@xn--99999999999.com', other: 'b@xn--wgbh1c' };
    expect(await readAnswer(json(body))).toMatchObject({ email: 'a@xn--99999999999.com' });
  });

  test('a failure has message, field errors, title and the time to wait', async () => {
    const body = {
      message: 'كود خاطئ',
      title: 'خطأ',
      errors: { code: ['غير صحيح'], name: 'مطلوب' },
    };
    const error = await failureOf(json(body, 429, { 'Retry-After': '900' }));
    expect(error.toJSON()).toEqual({
      kind: 'http',
      status: 429,
      message: 'كود خاطئ',
      title: 'خطأ',
      errors: { code: ['غير صحيح'], name: ['مطلوب'] },
      retryAfter: 900,
    });
  });

  test('a failure without a message gets an Arabic one', async () => {
    expect((await failureOf(json({}, 404))).message).toContain('غير موجود');
    expect((await failureOf(json(null, 500))).message).toContain('خطأ في الخادم');
    expect((await failureOf(json({ message: '' }, 422))).message).toMatch(/[\u0600-\u06ff]/);
  });

  test('English texts are not passed on', async () => {
    const refusal = {
      message: 'Invalid.',
      title: 'Error',
      errors: { email: ['Taken.'], name: [] },
    };
    expect(await failureOf(json(refusal, 422))).toMatchObject({
      message: failureTexts.refused,
      title: null,
      errors: { email: [failureTexts.field], name: [] },
    });
    expect(await readAnswer(json({ message: 'Sent.', title: 'Done', id: 7 }))).toEqual({ id: 7 });
    const arabic = { message: 'تم الإرسال', title: 'تم' };
    expect(await readAnswer(json(arabic))).toEqual(arabic);
    expect(await readAnswer(json({ data: { message: 'token' }, message: { id: 1 } }))).toEqual({
      data: { message: 'token' },
      message: { id: 1 },
    });
  });

  test('serverMessage is null where the server sent no message', async () => {
    expect(serverMessage(await failureOf(json({ message: 'كود خاطئ' }, 422)))).toBe('كود خاطئ');
    expect(serverMessage(await failureOf(json({}, 422)))).toBeNull();
    expect(serverMessage(await failureOf(new Response('<html>', { status: 502 })))).toBeNull();
  });

  test('an HTML page is a not-json failure with the status of the response', async () => {
    const page = await failureOf(new Response('<!doctype html>'));
    expect(page).toMatchObject({ kind: 'not-json', status: 200 });
    const gateway = await failureOf(new Response('<html>', { status: 502 }));
    expect(gateway).toMatchObject({ kind: 'not-json', status: 502 });
    expect(gateway.message).toMatch(/[\u0600-\u06ff]/);
  });

  test('a body that the schema refuses is a failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const schema = { safeParse: () => ({ success: false as const, error: 'no' }) };
    expect(await failureOf(json({ data: 'x' }), schema)).toMatchObject({ kind: 'shape' });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test('Retry-After is read as seconds and as a date', () => {
    const now = Date.parse('2026-01-01T10:00:00Z');
    expect(retryAfterSeconds('60', now)).toBe(60);
    expect(retryAfterSeconds('Thu, 01 Jan 2026 10:01:30 GMT', now)).toBe(90);
    expect(retryAfterSeconds('soon', now)).toBeNull();
    expect(retryAfterSeconds(null, now)).toBeNull();
  });
});

describe('kinds of failure', () => {
  const failed = (status: number) => new ApiError({ kind: 'http', status, message: 'x' });
  const offline = new ApiError({ kind: 'network', message: 'x' });

  test('only failures that may be temporary are retried', () => {
    expect([400, 401, 404, 422, 429].map((status) => isFinal(failed(status)))).not.toContain(false);
    expect([408, 500, 502, 503].map((status) => isFinal(failed(status)))).not.toContain(true);
    expect(isFinal(offline)).toBe(false);
    expect(isFinal(new Error('a bug'))).toBe(true);
  });

  test('what was sent is sent again unless the API itself has refused it', () => {
    expect([401, 408, 429, 500, 503].map((status) => mayPass(failed(status)))).not.toContain(false);
    expect([403, 404, 409, 422].map((status) => mayPass(failed(status)))).not.toContain(true);
    expect(mayPass(offline)).toBe(true);
    // A response whose head alone arrived before the line was cut, and the page of a hotel's network.
    expect(mayPass(new ApiError({ kind: 'shape', status: 200, message: 'x' }))).toBe(true);
    expect(mayPass(new ApiError({ kind: 'not-json', status: 200, message: 'x' }))).toBe(true);
    // A proxy that takes no such large body.
    expect(mayPass(new ApiError({ kind: 'not-json', status: 413, message: 'x' }))).toBe(false);
  });

  test('missing, unsupported and unreachable are distinct', () => {
    expect(isMissing(failed(404))).toBe(true);
    expect(isMissing(failed(403))).toBe(false);
    expect(isUnsupportedCall(failed(405))).toBe(true);
    expect(isUnsupportedCall(failed(400))).toBe(false);
    expect(isUnreachable(offline)).toBe(true);
    expect(isUnreachable(failed(503))).toBe(true);
    expect(isUnreachable(failed(401))).toBe(false);
  });
});
