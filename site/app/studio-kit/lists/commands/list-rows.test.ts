// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { changeRows, inOrderOf, inState } from './list-rows.ts';

afterEach(() => {
  document.body.replaceChildren();
});

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
  changeRows(client, { list, change: ({ id }) => (id === 1 ? { state: 'published' } : null) });
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
  changeRows(client, { list, change: () => ({ state: 'published' }) });
  expect(client.getQueryData(list)).toBeUndefined();
});

const drafts = [3, 2, 1].map((id) => ({ id, state: 'draft' }));
const filtered = { articles: { data: drafts, meta: { total: 41 } } };
const published = (id: number) => ({
  list,
  fits: inState('draft'),
  change: (row: { id: number }) => (row.id === id ? { state: 'published' } : null),
});

/** A list that a page shows, which the server answers anew. */
function shownList(answers: object[]) {
  const client = new QueryClient();
  client.setQueryData(list, filtered);
  const queryFn = vi.fn(() => Promise.resolve(answers.shift()));
  const observer = new QueryObserver(client, {
    queryKey: list,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = observer.subscribe(() => {});
  return { client, queryFn, stop };
}

const idsIn = (client: QueryClient) =>
  client.getQueryData<typeof filtered>(list)?.articles.data.map(({ id }) => id);

test('a row that its filter excludes leaves the list, which is counted without it', () => {
  const { client, queryFn, stop } = shownList([]);
  changeRows(client, published(2));
  expect(client.getQueryData(list)).toEqual({
    articles: { data: [drafts[0], drafts[2]], meta: { total: 40 } },
  });
  expect(queryFn).not.toHaveBeenCalled();
  stop();
});

test('a page without a row left is fetched again', async () => {
  const next = { articles: { data: [{ id: 9, state: 'draft' }], meta: { total: 38 } } };
  const { client, queryFn, stop } = shownList([next]);
  changeRows(client, { ...published(0), change: () => ({ state: 'published' }) });
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(idsIn(client)).toEqual([9]));
  stop();
});

test('an undone change fetches the list, with the row where it stood before', async () => {
  const first = { articles: { data: [drafts[1], drafts[0], drafts[2]], meta: { total: 41 } } };
  const { client, stop } = shownList([first]);
  const undone = changeRows(client, published(2));
  expect(idsIn(client)).toEqual([3, 1]);
  undone();
  await vi.waitFor(() => expect(idsIn(client)).toEqual([3, 2, 1]));
  stop();
});

test('rows that were not there before come first', () => {
  expect(inOrderOf([{ id: 3 }, { id: 2 }], [{ id: 2 }, { id: 7 }, { id: 3 }])).toEqual([
    { id: 7 },
    { id: 3 },
    { id: 2 },
  ]);
});

test.each([
  ['the next row', [1, 2, 3], 2, '3'],
  ['the row before the last', [1, 2, 3], 3, '2'],
  ['the heading of the page without another row', [1], 1, 'heading'],
])('the focus of a row that leaves goes to %s', async (_, rows, leaving, focused) => {
  const items = rows.map((id) => `<li><a href="/" id="${id}">اسم</a></li>`).join('');
  document.body.innerHTML = `<main><h1 id="heading">القائمة</h1><ul>${items}</ul></main>`;
  const link = document.getElementById(String(leaving)) as HTMLElement;
  link.focus();
  const client = new QueryClient();
  const data = rows.map((id) => ({ id, state: 'draft' }));
  client.setQueryData(list, { articles: { data, meta: { total: rows.length } } });
  changeRows(client, published(leaving));
  link.closest('li')?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(focused));
});
