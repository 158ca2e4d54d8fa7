import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { repoRoot } from '#platform/config/paths.ts';
import type { PageRequest } from './messages.ts';
import { openRendering, renderingLimits } from './page-renderer.ts';

const entry = join(repoRoot(), 'api/src/testing/sample-site.ts');
const visitor = new AsyncLocalStorage<string>();
const reports: Error[] = [];
let config = { name: 'نبراس' };
const never = Promise.withResolvers<{ signal: AbortSignal }>();

async function apiFetch(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === '/api/fails') throw new Error('انقطع');
  if (path === '/api/never') {
    const signal = init.signal as AbortSignal;
    never.resolve({ signal });
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('cancelled'))),
    );
  }
  const sent = new Request('http://localhost/', init);
  const text = `${visitor.getStore()} ${(await sent.formData()).get('text')}`;
  return new Response(text, { status: 202, headers: { 'X-Answer': 'yes' } });
}

const { render, close } = await openRendering({
  entry,
  config: () => config,
  apiFetch,
  report: (error) => reports.push(error),
});
afterAll(close);

const pageAt = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  method: 'GET',
  url: `http://localhost${path}`,
  headers: [],
  ...more,
});
const rendered = (path: string, more?: Partial<PageRequest>) =>
  render(pageAt(path, more), new AbortController().signal);
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = async (path: string) =>
  Buffer.from((await rendered(path)).body as Uint8Array).toString();

test('a page has its status, headers and body; HTML is a text', async () => {
  const page = await rendered('/name');
  expect(page.status).toBe(201);
  expect(Object.fromEntries(page.headers)).toMatchObject({ 'x-page': 'name' });
  expect(page.body).toEqual(bytes('نبراس'));
  const posted = await rendered('/posted', { method: 'POST', body: bytes('a=1') });
  expect(posted.body).toBe('POST a=1');
  expect((await rendered('/missing')).body).toBeNull();
});

test('the configuration is that of the moment', async () => {
  expect(await textOf('/name')).toBe('نبراس');
  config = { name: 'منارة' };
  expect(await textOf('/name')).toBe('منارة');
});

test('a call of a page is made in the context of its request, with form and answer whole', async () => {
  const texts = await Promise.all(
    ['سارة', 'عمر'].map((name) => visitor.run(name, () => textOf('/called'))),
  );
  expect(texts).toEqual(['202 yes سارة سلام', '202 yes عمر سلام']);
});

test('a call that fails fails in the page', async () => {
  expect(await textOf('/failed-call')).toBe('انقطع');
});

test('a visitor who leaves ends the page and its calls', async () => {
  const leaving = new AbortController();
  const page = render(pageAt('/waiting'), leaving.signal);
  const { signal } = await never.promise;
  leaving.abort();
  await expect(page).rejects.toThrow('aborted');
  expect(signal.aborted).toBe(true);
});

test('the event loop goes on while a page is rendered', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  expect(await textOf('/busy')).toBe('انتهى');
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(400);
});

test('errors of rendering are reported with their message and stack', async () => {
  await rendered('/reporting');
  expect(reports.map(({ message }) => message)).toEqual(['عطل']);
  expect(reports[0]?.stack).toContain('sample-site');
  await expect(rendered('/throwing')).rejects.toThrow('رُمي');
});

test('a thread that ends fails its pages, and the next page has another', async () => {
  await expect(rendered('/ending')).rejects.toThrow();
  expect(await textOf('/name')).toBe('منارة');
});

test('more pages than can wait are refused as unavailable', async () => {
  const { threads, together, waiting } = renderingLimits;
  const count = threads * together + waiting + 1;
  const pages = await Promise.allSettled(Array.from({ length: count }, () => rendered('/name')));
  const refused = pages.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'unavailable', retryAfter: 5 } }]);
});

test.each([
  ['a configuration that is not valid', entry, { name: '' }, 'no name'],
  ['a site that is missing', join(entry, '../no-site.ts'), { name: 'س' }, 'no-site'],
])('%s fails the start', async (_what, file, wrong, message) => {
  const opening = openRendering({
    entry: file,
    config: () => wrong,
    apiFetch,
    report: () => {},
  });
  await expect(opening).rejects.toThrow(message);
});
