import { describe, expect, it } from 'vitest';
import { allRead, listedOnce, nextPage } from './notification-list.ts';
import { siteLink } from './site-link.ts';

const item = (id: string, read_at: string | null = null) => ({
  id,
  type: 'App\\Notifications\\DiscussionReplied',
  link: null,
  text: null,
  created_at: '2026-01-01T10:00:00Z',
  read_at,
});
const page = (...data: ReturnType<typeof item>[]) => ({ data, next_page_url: null });

describe('the next page', () => {
  it.each([
    [null, 1, undefined],
    ['', 3, undefined],
    ['/api/notifications?page=2', 1, 2],
    ['https://api.example.com/api/notifications?per_page=15&page=5', 4, 5],
    ['https://api.example.com/api/notifications?cursor=abc', 2, 3],
    ['/api/notifications?page=1', 2, 3],
  ])('of %j after page %d is %s', (address, current, next) => {
    expect(nextPage(address, current)).toBe(next);
  });
});

describe('the pages together', () => {
  it('show each notification once', () => {
    const listed = listedOnce([page(item('3'), item('2')), page(item('2'), item('1'))]);
    expect(listed.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('are read when the page was left, and what was read before keeps its time', () => {
    const pages = { pages: [page(item('2'), item('1', 'then'))], pageParams: [1] };
    const read = allRead(pages)?.pages[0]?.data.map(({ read_at }) => read_at);
    expect(read).toEqual(['2026-01-01T10:00:00Z', 'then']);
    expect(allRead(undefined)).toBeUndefined();
  });
});

describe('what a notification leads to', () => {
  it.each([
    ['/courses/3', '/courses/3'],
    ['//evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('%j: %j', (link, opens) => {
    expect(siteLink(link)).toBe(opens);
  });
});
