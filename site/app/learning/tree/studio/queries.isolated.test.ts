import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchTreeNow, treeKey, treeQuery } from './queries.ts';

beforeEach(() => {
  answers.length = 0;
});

const answers: ((tree: string) => void)[] = [];
vi.mock('#platform/api/make-call.ts', () => ({
  makeCall: () => new Promise((resolve) => answers.push(resolve)),
}));

test('the tree of now is not the answer to a request from before', async () => {
  const client = new QueryClient();
  const before = client.fetchQuery(treeQuery(1)).catch(() => 'cancelled');
  const now = fetchTreeNow(client, 1);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before the save');
  answers[1]?.('after the save');
  expect(await now).toBe('after the save');
  await before;
});

test('who waits for a request from before gets the tree of now too', async () => {
  const client = new QueryClient();
  client.setQueryData(treeKey(1), 'at first');
  const before = client.fetchQuery(treeQuery(1));
  const now = fetchTreeNow(client, 1);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before the save');
  answers[1]?.('after the save');
  expect(await Promise.all([before, now])).toEqual(['after the save', 'after the save']);
});
