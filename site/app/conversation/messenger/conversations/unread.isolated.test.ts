import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowserConfig, type SiteConfig } from '#platform/state/site-config.ts';
import { unreadMessagesQuery } from './unread.ts';

const respondWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

beforeEach(() => installBrowserConfig({ apiBaseUrl: '' } as SiteConfig));
afterEach(() => vi.unstubAllGlobals());

describe('the count of unread messages', () => {
  const count = () => new QueryClient().query(unreadMessagesQuery);

  it('is read from data.messagesCount', async () => {
    respondWith(200, '{"data":{"messagesCount":7}}');
    expect(await count()).toBe(7);
  });

  it.each([
    ['a failed request', 500, '{"message":"خطأ"}'],
    ['a response that is not JSON', 200, '<html>'],
    ['a response without a count', 200, '{"data":{}}'],
  ])('falls back to 0 on %s', async (_title, status, body) => {
    respondWith(status, body);
    expect(await count()).toBe(0);
  });

  it('falls back to 0 when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await count()).toBe(0);
  });
});
