import { expect, it } from 'vitest';
import { sharePage } from './share-page.ts';

const page = { title: 'بايثون', url: 'https://nibras.example/courses/1' };
const rejectWith = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

it.each([
  [{ share: () => Promise.resolve() }, 'shared'],
  [{ share: rejectWith('AbortError'), copy: () => Promise.resolve() }, 'cancelled'],
  [{ share: rejectWith('InvalidStateError'), copy: () => Promise.resolve() }, 'in-progress'],
  [{ share: rejectWith('NotAllowedError'), copy: () => Promise.resolve() }, 'copied'],
  [{ copy: () => Promise.resolve() }, 'copied'],
  [{ copy: rejectWith('NotAllowedError') }, 'failed'],
  [{}, 'failed'],
] as const)('case %#: %j results in %s', async (sharing, outcome) => {
  expect(await sharePage(page, sharing)).toBe(outcome);
});

it('copies the URL', async () => {
  const copied: string[] = [];
  await sharePage(page, { copy: async (text) => void copied.push(text) });
  expect(copied).toEqual([page.url]);
});
