import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { layout } from '@nibras/contract/limits.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { provideRequestScope } from '#platform/api/transport.ts';
import { persistedStore, rehydratePersisted } from '#platform/browser/persisted-store.ts';
import { RouteChanges } from '#platform/navigation/route-changes.tsx';
import { browserQueryClient, retryDelay } from '#platform/query/query-client.ts';
import { simpleMessagesQuery } from './features/messenger/simple-chat.ts';
import { playChime } from './features/messenger/sound.ts';
import { unreadMessagesQuery } from './features/messenger/unread.ts';
import {
  latestNotificationsQuery,
  unreadNotificationsQuery,
} from './features/notifications/queries.ts';

/** Constants of the specification that no rendered page shows: their figures, where they take effect. */

/** Effects run at once, and what was there before is another page: what follows from a change of page. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => void) => run(),
  useRef: () => ({ current: '/before' }),
  useState: (first: unknown) => [first, () => undefined],
}));
vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLocation: () => ({ pathname: '/courses', hash: '' }),
  useNavigationType: () => 'PUSH',
}));

afterEach(() => vi.unstubAllGlobals());

describe('fetching (document 1 §9)', () => {
  const { queries } = browserQueryClient().getDefaultOptions();
  const offline = new ApiError({ kind: 'network', message: 'لا اتصال' });
  const retry = queries?.retry as (failures: number, error: Error) => boolean;

  test('an answer is fresh for 5 minutes', () => {
    expect(queries?.staleTime).toBe(5 * 60_000);
  });

  test('a failed call is tried 3 times more', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect([0, 1, 2, 3].map((failures) => retry(failures, offline))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('with waits that double up to 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('badges (document 2 §§4, 9)', () => {
  test.each([
    ['messages', unreadMessagesQuery],
    ['notifications', unreadNotificationsQuery],
  ])('unread %s are counted every 30 seconds', (_, query) => {
    expect(query.refetchInterval).toBe(30_000);
  });

  test('the bell lists the first 5 notifications', async () => {
    const data = Array.from({ length: 15 }, (_, id) => ({
      id,
      type: 'X',
      created_at: '2026-01-01',
    }));
    provideRequestScope(() => ({
      apiFetch: async () => Response.json({ notifications: { data, next_page_url: null } }),
      signal: new AbortController().signal,
    }));
    const latest = await browserQueryClient().query(latestNotificationsQuery);
    expect(latest.map(({ id }) => Number(id))).toEqual([0, 1, 2, 3, 4]);
  });
});

test('the sound of a message is cut off after 1 second', () => {
  const stops: number[] = [];
  const gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  const node = { connect: () => node };
  playChime({
    currentTime: 40,
    createOscillator: () => ({
      ...node,
      frequency: {},
      start() {},
      stop: (at: number) => stops.push(at),
    }),
    createGain: () => ({ ...node, gain }),
  } as unknown as AudioContext);
  expect(stops.length).toBeGreaterThan(0);
  expect(Math.max(...stops)).toBe(41);
});

test('the simple chat asks every 5 seconds', () => {
  expect(simpleMessagesQuery('1').refetchInterval).toBe(5000);
});

describe('waits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('what is kept in the browser is waited for 5000 ms at most', async () => {
    vi.spyOn(persistedStore.persist, 'rehydrate').mockReturnValue(new Promise(() => undefined));
    let done = false;
    void rehydratePersisted().then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
  });

  test('a change of page scrolls to the top after 100 ms', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('window', { scrollTo });
    vi.stubGlobal('document', { title: 'الكورسات' });
    RouteChanges();
    await vi.advanceTimersByTimeAsync(99);
    expect(scrollTo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

describe('the style sheet', () => {
  test('tells a phone by the specification’s breakpoint', () => {
    const theme = createRequire(import.meta.url).resolve('tailwindcss/theme.css');
    const medium = /--breakpoint-md:\s*([\d.]+)rem/.exec(readFileSync(theme, 'utf8'))?.[1];
    expect(Number(medium) * 16).toBe(layout.mobileBreakpointPx);
    expect(layout.mobileBreakpointPx).toBe(768);
  });

  test.each(['app.css', 'tokens.css'])('%s leaves that breakpoint alone', (name) => {
    const css = readFileSync(new URL(`./ui/${name}`, import.meta.url), 'utf8');
    expect(css).not.toContain('--breakpoint-');
  });

  test('the bottom bar is a phone’s alone', () => {
    const bar = readFileSync(new URL('./shell/bottom-bar.tsx', import.meta.url), 'utf8');
    expect(bar).toContain('md:hidden');
  });
});
