import { expect, it } from 'vitest';
import { sharePage } from './share-page.ts';

const page = { title: 'بايثون', url: 'https://nibras.example/courses/1' };
const refused = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

it.each([
  [{ share: () => Promise.resolve() }, 'shared'],
  [{ share: refused('AbortError'), copy: () => Promise.resolve() }, 'given-up'],
  [{ share: refused('InvalidStateError'), copy: () => Promise.resolve() }, 'in-progress'],
  [{ share: refused('NotAllowedError'), copy: () => Promise.resolve() }, 'copied'],
  [{ copy: () => Promise.resolve() }, 'copied'],
  [{ copy: refused('NotAllowedError') }, 'failed'],
  [{}, 'failed'],
] as const)('case %#: %j ends as %s', async (sharing, outcome) => {
  expect(await sharePage(page, sharing)).toBe(outcome);
});

it('copies the address', async () => {
  const copied: string[] = [];
  await sharePage(page, { copy: async (text) => void copied.push(text) });
  expect(copied).toEqual([page.url]);
});
