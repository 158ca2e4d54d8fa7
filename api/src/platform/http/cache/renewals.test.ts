import { expect, test, vi } from 'vitest';
import { Renewals } from './renewals.ts';

/** Renewals whose first page is being rendered until `release`. */
function openRenewals() {
  const rendered: string[] = [];
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const renewals = new Renewals(async (key) => {
    rendered.push(key);
    if (rendered.length === 1) await promise;
  });
  const add = (key: string, { ownPage = false, requests = 1 } = {}) =>
    renewals.add(key, { ownPage, requests });
  add('first');
  return { renewals, add, rendered, release };
}

test('the own page is rendered first, then the pages with most requests', async () => {
  const { add, rendered, release } = openRenewals();
  add('rare', { requests: 1 });
  add('popular', { requests: 50 });
  add('own', { ownPage: true });
  add('rare-and-own', { requests: 1 });
  add('rare-and-own', { ownPage: true });
  release();
  await vi.waitFor(() => expect(rendered).toHaveLength(5));
  expect(rendered).toEqual(['first', 'own', 'rare-and-own', 'popular', 'rare']);
});

test('a page that waits is rendered once, and one that is being rendered once more', async () => {
  const { renewals, add, rendered, release } = openRenewals();
  for (const key of ['first', 'first', 'second', 'second']) expect(add(key)).toBe(true);
  release();
  await renewals.settled(10_000);
  expect(rendered).toEqual(['first', 'first', 'second']);
});

test('a hundred pages wait at most, and an own page beside them', () => {
  const { add } = openRenewals();
  for (let page = 0; page < 100; page += 1) expect(add(`page-${page}`)).toBe(true);
  expect(add('one-more')).toBe(false);
  expect(add('own', { ownPage: true })).toBe(true);
});

test('waiting for pages ends after the given time', async () => {
  const { renewals, release } = openRenewals();
  const began = performance.now();
  await renewals.settled(50);
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  release();
});

test('after a stop only the page that is being rendered is finished', async () => {
  const { renewals, add, rendered, release } = openRenewals();
  add('waiting');
  const stopped = renewals.stop();
  release();
  await stopped;
  expect(rendered).toEqual(['first']);
  expect(add('later')).toBe(false);
});
