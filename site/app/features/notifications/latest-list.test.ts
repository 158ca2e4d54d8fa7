import { notices } from '@nibras/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { asRead, withNewest } from './latest-list.ts';

const notification = (id: number) => ({
  id,
  type: 'App\\Notifications\\DiscussionReplied',
  link: '/courses/2/lecture/31',
  text: 'رد أحدهم',
  created_at: '2026-01-01T10:00:00Z',
  read_at: null,
});
const listed = (...ids: number[]) => ids.map((id) => ({ ...notification(id), id: String(id) }));
const idsOf = (shown: { id: string }[] | undefined) => shown?.map(({ id }) => id);

describe('what the bell opens on', () => {
  it('has a notification that has just come first, and no more than it shows', () => {
    const shown = withNewest(listed(5, 4, 3, 2, 1), notification(6));
    expect(idsOf(shown)).toEqual(['6', '5', '4', '3', '2']);
    expect(shown).toHaveLength(notices.dropdownLength);
  });

  it('has one that was renewed only once', () => {
    expect(idsOf(withNewest(listed(5, 4), notification(4)))).toEqual(['4', '5']);
  });

  it('stays unfetched until it is opened', () => {
    expect(withNewest(undefined, notification(1))).toBeUndefined();
    expect(asRead(undefined)).toBeUndefined();
  });

  it('is read when it was opened; what was read before keeps its time', () => {
    const [one, other] =
      asRead([...listed(2).map((item) => ({ ...item, read_at: 'then' })), ...listed(1)]) ?? [];
    expect([one?.read_at, other?.read_at]).toEqual(['then', '2026-01-01T10:00:00Z']);
  });
});
