import { afterEach, expect, test, vi } from 'vitest';
import { installBrowserConfig } from '#platform/state/site-config.ts';
import { apiGet, apiSend, queryString } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { bearer } from './bearer.ts';
import { isDeclined } from './toast-failure.ts';
import { provideRequestScope } from './transport.ts';

const askForProof = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../proof/ask-for-proof.tsx', () => ({ askForProof }));

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function answerWith(...responses: (Response | Error)[]) {
  const fetched = vi.fn((_url: string, _init: RequestInit) => {
    const next = responses.shift();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const headersOf = (fetched: ReturnType<typeof answerWith>) =>
  Object.fromEntries(new Headers(fetched.mock.calls[0]?.[1]?.headers));

installBrowserConfig({ apiBaseUrl: 'https://api.example' } as Parameters<
  typeof installBrowserConfig
>[0]);

afterEach(() => {
  vi.unstubAllGlobals();
  bearer.token = () => null;
  bearer.refused = () => {};
  provideRequestScope(() => undefined);
});

test('a call sends Accept for JSON and X-Requested-With', async () => {
  const fetched = answerWith(json({ ok: true }));
  await apiGet('/api/courses');
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.example/api/courses');
  expect(headersOf(fetched)).toEqual({
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  });
});

test('a signed-in call sends the token, and a body its content type', async () => {
  bearer.token = () => 'a1';
  const fetched = answerWith(json({}));
  await apiSend('POST', '/api/enroll', { json: { courseId: 1 } });
  expect(headersOf(fetched)).toMatchObject({
    authorization: 'Bearer a1',
    'content-type': 'application/json',
  });
  expect(fetched.mock.calls[0]?.[1].body).toBe('{"courseId":1}');
});

test('a 401 for the current token ends the session, a 401 for a replaced token does not', async () => {
  const refused = vi.fn();
  bearer.refused = refused;
  bearer.token = () => 'a1';
  answerWith(json({ message: 'انتهت صلاحية الجلسة' }, 401), json({}, 401), json({}, 401));
  await expect(apiGet('/api/user')).rejects.toMatchObject({ status: 401 });
  expect(refused).toHaveBeenCalledOnce();

  let reads = 0;
  bearer.token = () => `a${++reads}`;
  await expect(apiGet('/api/user')).rejects.toMatchObject({ status: 401 });
  const headers = { Authorization: 'Bearer r1' };
  await expect(apiSend('POST', '/api/refresh-token', { headers })).rejects.toBeInstanceOf(ApiError);
  expect(refused).toHaveBeenCalledOnce();
});

test('a call without an answer is a network failure in Arabic, an aborted call is not', async () => {
  answerWith(new TypeError('Failed to fetch'), new DOMException('', 'AbortError'));
  await expect(apiGet('/api/courses')).rejects.toMatchObject({
    kind: 'network',
    message: 'تعذر الاتصال بالخادم. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  });
  await expect(apiGet('/api/courses', { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
    DOMException,
  );
});

test('a schema may load while the call is pending', async () => {
  answerWith(json({ a: 1 }));
  const schema = () => Promise.resolve({ safeParse: () => ({ success: true as const, data: 2 }) });
  const answer: number = await apiGet('/api/courses', { schema });
  expect(answer).toBe(2);
});

test('during server rendering, calls go through the apiFetch of the request and without a token', async () => {
  bearer.token = () => 'a1';
  const apiFetch = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(json({})));
  provideRequestScope(() => ({ apiFetch, signal: new AbortController().signal }));
  await apiGet('/api/courses');
  expect(apiFetch.mock.calls[0]?.[0]).toBe('/api/courses');
  expect(new Headers(apiFetch.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
});

test('a query string leaves out empty values', () => {
  expect(queryString({ page: 2, search: '', category: null, x: undefined })).toBe('?page=2');
  expect(queryString({ search: 'لغة c' })).toBe('?search=%D9%84%D8%BA%D8%A9+c');
  expect(queryString({})).toBe('');
});

const proofNeeded = () => json({ message: 'أدخل الكود أولًا.', proof: ['code'] }, 403);

test('a call that needs a fresh proof is made again after it, with what it sent', async () => {
  askForProof.mockResolvedValueOnce(true);
  const fetched = answerWith(proofNeeded(), json({ ok: true }));
  await apiSend('PUT', '/api/studio/selling', { json: { name: 'نبراس' } });
  expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual([
    '{"name":"نبراس"}',
    '{"name":"نبراس"}',
  ]);
});

test('without the proof the refusal is thrown, and any other 403 asks for none', async () => {
  askForProof.mockClear();
  askForProof.mockResolvedValueOnce(false);
  answerWith(proofNeeded());
  const refusal = await apiSend('DELETE', '/api/sessions').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 403, message: 'أدخل الكود أولًا.' });
  expect(isDeclined(refusal)).toBe(true);
  expect(askForProof).toHaveBeenCalledOnce();
  answerWith(json({ message: 'لا تملك صلاحية تنفيذ هذا الإجراء.' }, 403));
  const other = await apiSend('DELETE', '/api/sessions').catch((error: unknown) => error);
  expect(other).toMatchObject({ status: 403 });
  expect(isDeclined(other)).toBe(false);
  expect(askForProof).toHaveBeenCalledOnce();
});
