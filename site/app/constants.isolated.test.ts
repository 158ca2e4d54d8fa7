import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unreadMessagesQuery } from '#conversation/messenger/conversations/unread.ts';
import { simpleMessagesQuery } from '#conversation/messenger/simple/simple-chat.ts';
import { playChime } from '#conversation/messenger/sound.ts';
import {
  latestNotificationsQuery,
  unreadNotificationsQuery,
} from '#conversation/notifications/queries.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { provideRequestScope } from '#platform/api/transport.ts';
import { persistedStore, rehydratePersisted } from '#platform/browser/persisted-store.ts';
import { browserQueryClient, retryDelay } from '#platform/query/query-client.ts';

/** Constants of the specification that no rendered page shows, tested where they take effect. */

afterEach(() => vi.unstubAllGlobals());

describe('fetching', () => {
  const { queries } = browserQueryClient().getDefaultOptions();
  const offline = new ApiError({ kind: 'network', message: 'لا اتصال' });
  const retry = queries?.retry as (failures: number, error: Error) => boolean;

  test('a response is fresh for 5 minutes', () => {
    expect(queries?.staleTime).toBe(5 * 60_000);
  });

  test('a failed call is retried 3 times', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect([0, 1, 2, 3].map((failures) => retry(failures, offline))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('retry delays double up to 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('badges', () => {
  test.each([
    ['messages', unreadMessagesQuery],
    ['notifications', unreadNotificationsQuery],
  ])('unread %s are refetched every 30 seconds', (_, query) => {
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

test('the sound of a message stops after 1 second', () => {
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

test('the simple chat polls every 5 seconds', () => {
  expect(simpleMessagesQuery('1').refetchInterval).toBe(5000);
});

describe('timeouts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('rehydrating the persisted state times out after 5000 ms', async () => {
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
});
