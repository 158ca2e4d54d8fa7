import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowserConfig, type SiteConfig } from '#platform/state/site-config.ts';
import { unreadMessagesQuery } from './unread.ts';

const answers = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

beforeEach(() => installBrowserConfig({ apiBaseUrl: '' } as SiteConfig));
afterEach(() => vi.unstubAllGlobals());

describe('the count of unread messages', () => {
  const count = () => new QueryClient().query(unreadMessagesQuery);

  it('is read from data.messagesCount', async () => {
    answers(200, '{"data":{"messagesCount":7}}');
    expect(await count()).toBe(7);
  });

  it.each([
    ['a failing call', 500, '{"message":"خطأ"}'],
    ['an answer that is not JSON', 200, '<html>'],
    ['an answer without a count', 200, '{"data":{}}'],
  ])('falls back to 0 on %s', async (_what, status, body) => {
    answers(status, body);
    expect(await count()).toBe(0);
  });

  it('falls back to 0 without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await count()).toBe(0);
  });
});
