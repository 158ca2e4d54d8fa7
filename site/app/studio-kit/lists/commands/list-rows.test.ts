import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeRows } from './list-rows.ts';

const list = ['studio', 'articles', { page: 1 }];
const other = ['studio', 'articles', { page: 1, state: 'draft' }];
const answer = {
  articles: {
    data: [
      { id: 2, state: 'draft' },
      { id: 1, state: 'draft' },
    ],
    meta: {},
  },
};

test('a changed row stays where it stands, and everything else in the studio is fetched again', () => {
  const client = new QueryClient();
  client.setQueryData(list, answer);
  client.setQueryData(other, answer);
  client.setQueryData(['courses'], {});
  changeRows(client, list, ({ id }) => (id === 1 ? { state: 'published' } : null));
  expect(client.getQueryData(list)).toEqual({
    articles: {
      data: [
        { id: 2, state: 'draft' },
        { id: 1, state: 'published' },
      ],
      meta: {},
    },
  });
  expect(client.getQueryData(other)).toEqual(answer);
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect([list, other, ['courses']].map(isStale)).toEqual([true, true, false]);
});

test('a list that is not fetched yet stays so', () => {
  const client = new QueryClient();
  changeRows(client, list, () => ({ state: 'published' }));
  expect(client.getQueryData(list)).toBeUndefined();
});
