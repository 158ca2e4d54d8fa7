import { notices } from '@nibras/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { asRead, withNewest } from './latest-list.ts';

const notification = (id: number) => ({
  id,
  type: 'App\\Notifications\\DiscussionReplied',
  link: '/courses/2/lecture/31',
  title: null,
  text: 'رد أحدهم',
  created_at: '2026-01-01T10:00:00Z',
  read_at: null,
});
const listed = (...ids: number[]) => ids.map((id) => ({ ...notification(id), id: String(id) }));
const idsOf = (shown: { id: string }[] | undefined) => shown?.map(({ id }) => id);

describe('the list of latest notifications', () => {
  it('puts a new notification first and keeps its length', () => {
    const shown = withNewest(listed(5, 4, 3, 2, 1), notification(6));
    expect(idsOf(shown)).toEqual(['6', '5', '4', '3', '2']);
    expect(shown).toHaveLength(notices.dropdownLength);
  });

  it('moves an updated notification to the top without a duplicate', () => {
    expect(idsOf(withNewest(listed(5, 4), notification(4)))).toEqual(['4', '5']);
  });

  it('stays undefined until it is fetched', () => {
    expect(withNewest(undefined, notification(1))).toBeUndefined();
    expect(asRead(undefined)).toBeUndefined();
  });

  it('marks all as read, and keeps an earlier read time', () => {
    const [one, other] =
      asRead([...listed(2).map((item) => ({ ...item, read_at: 'then' })), ...listed(1)]) ?? [];
    expect([one?.read_at, other?.read_at]).toEqual(['then', '2026-01-01T10:00:00Z']);
  });
});
