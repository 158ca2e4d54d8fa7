import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fetchTreeNow, treeQuery } from './queries.ts';

const answers: ((tree: string) => void)[] = [];
vi.mock('#platform/api/api-client.ts', () => ({
  apiGet: () => new Promise((resolve) => answers.push(resolve)),
  queryString: () => '',
}));

test('the tree of now is not the answer to a request from before', async () => {
  const client = new QueryClient();
  const before = client.fetchQuery(treeQuery(1)).catch(() => 'cancelled');
  const now = fetchTreeNow(client, 1);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('before the save');
  answers[1]?.('after the save');
  expect(await now).toBe('after the save');
  await before;
});
