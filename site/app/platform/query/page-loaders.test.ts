import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { unpackCache } from './dehydrated.ts';
import { definePage, serverLoader } from './page-loaders.ts';
import { hasJustFailed, retryDelay } from './query-client.ts';

const answering = <T>(key: string, answer: () => Promise<T>) =>
  queryOptions({ queryKey: [key], queryFn: answer });
const failing = (key: string, status: number) =>
  answering<{ name: string }>(key, () =>
    Promise.reject(new ApiError({ kind: 'http', status, message: `رد ${status}` })),
  );
const course = answering('course', () => Promise.resolve({ name: 'بايثون' }));

type Loaded = Awaited<ReturnType<ReturnType<typeof serverLoader>>>;

function load(
  main: typeof course,
  side = answering('side', () => Promise.resolve({ name: 'x' })),
  options: { emptyWhenBusy?: boolean } = {},
) {
  const page = definePage({
    queries: () => ({ main, side }),
    vital: ['main'],
    ...options,
    head: ({ main: found }) => ({ title: found?.name ?? 'كورس' }),
  });
  const request = new Request('http://site.test/courses/1');
  const args = { request, params: {}, url: new URL(request.url) };
  return serverLoader(page)(args as Parameters<ReturnType<typeof serverLoader>>[0]);
}

const statusOf = (loaded: Loaded) => loaded.init?.status;

test('a page whose queries succeed is a 200 with its own head', async () => {
  const loaded = await load(course);
  expect(statusOf(loaded)).toBe(200);
  expect(loaded.data.head).toEqual({ title: 'بايثون' });
});

test('a missing item is a 404, and a failing API a 503', async () => {
  expect(statusOf(await load(failing('course', 404)))).toBe(404);
  expect(statusOf(await load(failing('course', 500)))).toBe(503);
  expect(statusOf(await load(failing('course', 429)))).toBe(503);
});

test('a URL that the API refuses is a 400 if no other query failed', async () => {
  expect(statusOf(await load(failing('course', 422)))).toBe(400);
  expect(statusOf(await load(failing('course', 400)))).toBe(400);
  const page = definePage({
    queries: () => ({ main: failing('course', 422), side: failing('side', 500) }),
    head: () => ({ title: 'كورس' }),
  });
  const request = new Request('http://site.test/courses/1');
  const args = { request, params: {}, url: new URL(request.url) };
  const loaded = await serverLoader(page)(args as Parameters<ReturnType<typeof serverLoader>>[0]);
  expect(statusOf(loaded)).toBe(503);
});

test('with emptyWhenBusy a 429 is a 200, other failures keep their status', async () => {
  const ofList = async (status: number) =>
    statusOf(await load(failing('course', status), undefined, { emptyWhenBusy: true }));
  expect(await ofList(429)).toBe(200);
  expect(await ofList(500)).toBe(503);
  expect(await ofList(404)).toBe(404);
});

test('a failure of a query that is not vital leaves the page a 200', async () => {
  expect(statusOf(await load(course, failing('side', 500)))).toBe(200);
});

test('data and failures are sent to the browser as plain objects and restored there', async () => {
  const { data } = await load(course, failing('side', 404));
  const client = new QueryClient();
  unpackCache(client, structuredClone(data.cache ?? { queries: [], failed: {} }));
  expect(client.getQueryData(['course'])).toEqual({ name: 'بايثون' });
  const side = client.getQueryState(['side']);
  expect(side?.error).toBeInstanceOf(ApiError);
  expect(side?.error).toMatchObject({ status: 404, message: 'رد 404' });
  expect(side && hasJustFailed({ state: side } as Parameters<typeof hasJustFailed>[0])).toBe(true);
  client.clear();
});

test('delays double and stop at 30 seconds', () => {
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000]);
});

/** Opens an address of an item whose present slug is known; resolves to where it leads. */
async function leadsFrom(address: string, slug: string | undefined) {
  const page = definePage({ queries: () => ({ course }), head: () => ({ title: 'كورس' }) });
  const request = new Request(`http://site.test${address}`);
  const id = decodeURIComponent(address.split(/[/?]/)[2] ?? '');
  const args = { request, params: { id }, url: new URL(request.url) };
  const loader = serverLoader(page, { slug: () => slug });
  try {
    await loader(args as unknown as Parameters<typeof loader>[0]);
    return null;
  } catch (response) {
    return response as Response;
  }
}

test('a former slug leads to the present one for good, and is asked for again', async () => {
  const moved = await leadsFrom('/courses/old', 'دليل-بايثون');
  expect(moved?.status).toBe(301);
  const present = encodeURIComponent('دليل-بايثون');
  expect(moved?.headers.get('location')).toBe(`/courses/${present}`);
  expect(moved?.headers.get('cache-control')).toBe('no-cache');
  expect((await leadsFrom('/courses/old/', 'new'))?.headers.get('location')).toBe('/courses/new');
});

test.each([
  ['the present slug', `/courses/${encodeURIComponent('دليل')}`, 'دليل'],
  ['an id', '/courses/12', 'new'],
  ['an id in Arabic digits', '/courses/١٢', 'new'],
  ['a server without slugs, which repeats the id', '/courses/old', '12'],
  ['a missing item', '/courses/old', undefined],
])('%s leads nowhere else', async (_, address, slug) => {
  expect(await leadsFrom(address, slug)).toBeNull();
});
