import { expect, test } from 'vitest';
import {
  hasOtherSorts,
  headsOf,
  isDown,
  type ListColumns,
  parseSort,
  sortParam,
  templateOf,
} from './columns.ts';

const price = { name: 'price', down: true, label: 'الأعلى سعرًا' } as const;
const columns: ListColumns = {
  list: 'courses',
  lead: '5rem',
  usual: 'changed',
  tracks: [
    {
      width: '1fr',
      columns: [
        { name: 'name', label: 'الاسم', always: true, sort: { name: 'name', label: 'الاسم' } },
        { name: 'price', label: 'السعر', sort: price },
      ],
    },
    { width: '13rem', columns: [{ name: 'state', label: 'الحالة' }] },
    {
      width: '9rem',
      columns: [
        { name: 'uses', label: 'الاستخدام' },
        { name: 'seen', label: 'آخر ظهور' },
      ],
    },
  ],
  end: '2.75rem',
};

test('a track is left out where none of its columns is shown', () => {
  expect(templateOf(columns, () => true)).toBe('5rem 1fr 13rem 9rem 2.75rem');
  expect(templateOf(columns, (name) => name !== 'state')).toBe('5rem 1fr 9rem 2.75rem');
  expect(templateOf(columns, (name) => name !== 'seen')).toBe('5rem 1fr 13rem 9rem 2.75rem');
});

test('each track has one head, and an order without a head is offered elsewhere', () => {
  const names = (shows: (name: string) => boolean) =>
    headsOf(columns, shows).map(({ name }) => name);
  expect(names(() => true)).toEqual(['name', 'state', 'uses']);
  expect(names((name) => name !== 'uses' && name !== 'state')).toEqual(['name', 'seen']);
  // The price stands below the name.
  expect(hasOtherSorts(columns, () => true)).toBe(true);
  const [first, ...others] = columns.tracks;
  const named = {
    ...columns,
    tracks: [{ width: '1fr', columns: first?.columns.slice(0, 1) ?? [] }],
  };
  expect(hasOtherSorts({ ...named, tracks: [...named.tracks, ...others] }, () => true)).toBe(false);
  const created = { name: 'created', label: 'الإنشاء', sort: { name: 'created', label: 'الأحدث' } };
  expect(hasOtherSorts({ ...named, more: [created] }, () => true)).toBe(true);
});

test('the order of an address is one of the list, and the usual one is not in it', () => {
  expect(parseSort(columns, '-price')).toEqual({ name: 'price', isTurned: true });
  expect(parseSort(columns, 'password')).toEqual({ name: 'changed', isTurned: false });
  expect(parseSort(columns, null)).toEqual({ name: 'changed', isTurned: false });
  expect(sortParam(columns, { name: 'price', isTurned: true })).toBe('-price');
  expect(sortParam(columns, { name: 'changed', isTurned: false })).toBeUndefined();
  const oldest = { ...columns, usual: '-changed' };
  expect(sortParam(oldest, { name: 'changed', isTurned: true })).toBeUndefined();
  expect(sortParam(oldest, { name: 'changed', isTurned: false })).toBe('changed');
});

test('an order that begins with the greatest goes up where it is turned round', () => {
  expect(isDown(price, { name: 'price', isTurned: false })).toBe(true);
  expect(isDown(price, { name: 'price', isTurned: true })).toBe(false);
});
