import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { requestQueryClient } from './query-client.ts';

test('a first load on its way is made again by a change, so that it never shows what was before', async () => {
  const client = requestQueryClient();
  const answers: ((text: string) => void)[] = [];
  const query = {
    queryKey: ['list'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  };
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  const awaited = client.fetchQuery(query);
  const invalidated = client.invalidateQueries({ queryKey: ['list'] });
  expect(answers).toHaveLength(2);
  answers[0]?.('before');
  answers[1]?.('after');
  await invalidated;
  expect([await awaited, client.getQueryData(['list'])]).toEqual(['after', 'after']);
  stop();
});

test('a first load stays where the change asks for no new load', async () => {
  const client = requestQueryClient();
  let loads = 0;
  const query = { queryKey: ['one'], queryFn: () => Promise.resolve(++loads) };
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  await client.invalidateQueries({ queryKey: ['one'], refetchType: 'none' });
  expect([await client.fetchQuery(query), loads]).toEqual([1, 1]);
  stop();
});
