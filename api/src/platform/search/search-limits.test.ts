import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { foldedWords } from './search.ts';
import { openSearchDatabase, searchPool } from './search-database.ts';

const app = await startTestApp({ work: false });
const { call, db, pool, platform } = app;
const arabic = /[\u0621-\u064a]{2}/;
const lists = ['courses', 'article', 'service', 'project', 'courses/1', 'project/1'] as const;

/** Occupies connections of a pool until the end of the test. */
async function occupy(from: typeof pool, count: number) {
  const clients = await Promise.all(Array.from({ length: count }, () => from.connect()));
  onTestFinished(() => {
    for (const client of clients) client.release();
  });
}

describe('the words of a search', () => {
  test('a character that folds to many words yields each word once', async () => {
    expect(await foldedWords(db, 'ﷺ'.repeat(100))).toEqual(['صلي', 'الله', 'عليه', 'وسلمصلي', 'ع']);
  });

  test('they are cut off at the limits of length and number', async () => {
    const words = Array.from({ length: 30 }, (_, place) => `w${place}`);
    const first = words.slice(0, limits.distinctWords);
    expect(await foldedWords(db, words.join(' '))).toEqual(first);
    expect(await foldedWords(db, 'ﷻ'.repeat(100) + words.join(' '))).not.toContain('w0');
    const [long] = await foldedWords(db, 'ﬃ'.repeat(100));
    expect(long).toBe('ffi'.repeat(100).slice(0, limits.foldedMaxLength));
  });
});

describe('the connections of searches', () => {
  test('are few and have short timeouts', async () => {
    const { max } = platform.searches.pool.options;
    expect(max).toBe(searchPool.connections);
    expect(max).toBeLessThanOrEqual(2);
    const { rows } = await platform.searches.pool.query(
      `select current_setting('statement_timeout') as timeout,
         current_setting('max_parallel_workers_per_gather') as workers`,
    );
    expect(rows).toEqual([{ timeout: '3s', workers: '0' }]);
  });

  test('searches do not use the main pool', async () => {
    await occupy(pool, pool.options.max);
    for (const list of lists) {
      expect((await call(`GET /api/${list}?page=1&search=شيء`)).status, list).toBe(200);
    }
  });

  test('waiting searches delay no other call, and too many are refused in Arabic', async () => {
    await occupy(platform.searches.pool, searchPool.connections);
    const person = await makePerson(db);
    const waiting = Array.from({ length: searchPool.waiting }, () =>
      call('GET /api/courses?search=شيء', { remoteAddress: newNetwork() }),
    );
    await expect.poll(() => platform.searches.pool.waitingCount).toBe(searchPool.waiting);
    const refused = lists.map((list) => call(`GET /api/${list}?page=1&search=شيء`));
    for (const list of lists) {
      expect((await call(`GET /api/${list}?page=1&search=`)).status, list).toBe(200);
    }
    expect((await call('GET /api/user', { as: person })).status).toBe(200);
    for (const { status, body, headers } of await Promise.all(refused)) {
      expect(status).toBe(503);
      expect(body.message).toMatch(/البحث/);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    // Searches that waited in vain get the same error.
    for (const { status, body } of await Promise.all(waiting)) {
      expect(status).toBe(503);
      expect(body.message).toMatch(/البحث/);
    }
  });

  test('a search that takes too long is cancelled with advice', async () => {
    const quick = openSearchDatabase(app.databaseUrl, { statementTimeout: 50 });
    onTestFinished(() => quick.close());
    const search = quick.run((searched) => searched.execute(sql`select pg_sleep(30)`));
    await expect(search).rejects.toMatchObject({
      code: 'search-too-slow',
      status: 503,
      retryAfter: 5,
    });
    await expect(search.catch((error) => error.toAnswer().message)).resolves.toMatch(arabic);
    await expect(quick.run(async () => 'أخرى')).resolves.toBe('أخرى');
  });
});

describe('searches of one network', () => {
  test('share one limit for all lists; other networks and plain lists are not limited by it', async () => {
    const remoteAddress = '192.0.2.201';
    const limit = limits.perMinutePerNetworkAddress;
    const search = (list: string, from = remoteAddress) =>
      call(`GET /api/${list}?page=1&search=شيء`, { remoteAddress: from });
    for (let sent = 0; sent < limit; sent += 1) {
      const { status } = await search(lists[sent % lists.length] ?? '');
      if (status !== 200) expect(status, `search ${sent}`).toBe(200);
    }
    const began = performance.now();
    await Promise.all(
      lists.map(async (list) => {
        const { status, body, headers } = await search(list);
        expect(status, list).toBe(429);
        expect(body.message).toMatch(arabic);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect((await search(list, '192.0.2.202')).status).toBe(200);
        expect((await call(`GET /api/${list}?page=1`, { remoteAddress })).status).toBe(200);
      }),
    );
    // Otherwise a client that retries at once would keep the process busy with refusals.
    expect(performance.now() - began).toBeGreaterThan(600);
  });
});
