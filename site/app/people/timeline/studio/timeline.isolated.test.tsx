// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import type { TimelineEvent } from '@nibras/contract/people/timeline/studio/shapes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';

const { makeCall } = vi.hoisted(() => ({ makeCall: vi.fn() }));
vi.mock('#platform/api/make-call.ts', () => ({ makeCall }));
vi.mock('#platform/state/site-config.ts', () => ({
  useSiteConfig: () => ({ timeZone: 'Africa/Cairo' }),
}));
const { Timeline } = await import('./timeline.tsx');

beforeEach(() => vi.resetAllMocks());

const roots: Root[] = [];
// What React has planned would otherwise run when the window is gone.
afterEach(async () => {
  for (const root of roots.splice(0)) flushSync(() => root.unmount());
  await setImmediate();
});

function draw(address = '/studio/people/7') {
  const container = document.createElement('div');
  const root = createRoot(container);
  roots.push(root);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Timeline personId={7} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return container;
}

const event = (id: string, values: Partial<TimelineEvent>): TimelineEvent => ({
  id,
  at: '2026-01-10T10:00:00Z',
  kind: 'quizzes',
  title: 'المحاولة 1 في اختبار «الأول»',
  text: '',
  course: null,
  by: null,
  money: null,
  outcome: null,
  path: null,
  ...values,
});

const linkTo = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll('a')]
    .find(({ textContent }) => textContent === name)
    ?.getAttribute('href');

test('says what happened by day, by whom and where it leads, and loads the next page', async () => {
  makeCall.mockResolvedValueOnce({
    events: [
      event('a', {
        path: '/studio/lectures/3/work/7',
        course: { id: 5, name: 'كورس الخط' },
        by: { id: 2, name: 'كريم' },
      }),
      event('b', { kind: 'notices', title: 'App\\Notifications\\EnrolmentCompleted' }),
    ],
    next: 'more',
    kinds: ['quizzes', 'notices'],
  });
  const container = draw();
  expect(container.querySelector('[role=status]')?.getAttribute('aria-label')).toBe(
    'جارٍ تحميل ما جرى',
  );
  await vi.waitFor(() => expect(container.querySelector('h3')).not.toBeNull());
  expect(container.querySelector('h3')?.textContent).toMatch(/السبت، 10 يناير/);
  expect(linkTo(container, 'المحاولة 1 في اختبار «الأول»')).toBe('/studio/lectures/3/work/7');
  expect(linkTo(container, 'كورس الخط')).toBe('/studio/courses/5');
  expect(container.textContent).toContain('من كريم');
  expect(container.textContent).toContain('اكتمل الاشتراك');
  expect(linkTo(container, 'الإشعارات')).toBe('/studio/people/7?kind=notices');
  makeCall.mockResolvedValueOnce({
    events: [event('c', { at: '2026-01-09T10:00:00Z' })],
    next: null,
    kinds: ['quizzes'],
  });
  [...container.querySelectorAll('button')]
    .find(({ textContent }) => textContent === 'تحميل المزيد')
    ?.click();
  await vi.waitFor(() => expect(container.querySelectorAll('h3')).toHaveLength(2));
  expect(makeCall.mock.lastCall?.[1].query).toEqual({ kind: undefined, after: 'more' });
  expect(container.textContent).not.toContain('تحميل المزيد');
});

test('the kind of the address is asked for, and one without events is said by its name', async () => {
  makeCall.mockResolvedValueOnce({ events: [], next: null, kinds: ['chats', 'quizzes'] });
  const container = draw('/studio/people/7?kind=chats');
  await vi.waitFor(() => expect(container.textContent).toContain('لا شيء بعد في «المحادثات».'));
  expect(makeCall.mock.lastCall?.[1].query.kind).toBe('chats');
  expect(container.querySelector('[aria-current=true]')?.textContent).toBe('المحادثات');
});

test('a failure says so and offers another try', async () => {
  makeCall.mockRejectedValueOnce(
    new ApiError({ kind: 'http', status: 500, message: 'حدث خطأ في الخادم' }),
  );
  const container = draw();
  await vi.waitFor(() => expect(container.textContent).toContain('تعذر تحميل ما جرى'));
  makeCall.mockResolvedValueOnce({ events: [event('a', {})], next: null, kinds: ['quizzes'] });
  [...container.querySelectorAll('button')].at(-1)?.click();
  await vi.waitFor(() => expect(container.querySelectorAll('h3')).toHaveLength(1));
});
