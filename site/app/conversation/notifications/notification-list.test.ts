import { describe, expect, it } from 'vitest';
import { allRead, nextPage, uniqueNotifications } from './notification-list.ts';
import { siteLink } from './site-link.ts';

const item = (id: string, read_at: string | null = null) => ({
  id,
  type: 'App\\Notifications\\DiscussionReplied',
  link: null,
  title: null,
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
  ])('from %j after page %d is %s', (url, current, next) => {
    expect(nextPage(url, current)).toBe(next);
  });
});

describe('the loaded pages', () => {
  it('list each notification once', () => {
    const listed = uniqueNotifications([page(item('3'), item('2')), page(item('2'), item('1'))]);
    expect(listed.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('are all marked as read, and keep earlier read times', () => {
    const pages = { pages: [page(item('2'), item('1', 'then'))], pageParams: [1] };
    const read = allRead(pages)?.pages[0]?.data.map(({ read_at }) => read_at);
    expect(read).toEqual(['2026-01-01T10:00:00Z', 'then']);
    expect(allRead(undefined)).toBeUndefined();
  });
});

describe('the link of a notification', () => {
  it.each([
    ['/courses/3', '/courses/3'],
    ['//evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('%j becomes %j', (link, path) => {
    expect(siteLink(link)).toBe(path);
  });
});
