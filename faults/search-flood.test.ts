import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { makeCategory } from '../api/src/factories/courses.ts';
import { makeTeacher } from '../api/src/factories/people.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { newNetwork } from '../api/src/testing/new-network.ts';
import { arabic, call } from './support/calls.ts';
import { type Member, makeMembers } from './support/people.ts';
import { makeFolder, type Product, startProduct } from './support/product.ts';

const rows = 30_000;
const rounds = 3;

/** Milliseconds. A quiet call may take one, and three times that is what any concurrent request costs. */
const leastQuiet = 5;
/** Calls for a median: as many as fit into `within` (milliseconds), but `least` to `most`. */
const measured = { least: 9, most: 40, within: 10_000 };

/** Inserts courses with many different words by one statement. */
async function fill(pool: pg.Pool, { teacher, category }: { teacher: number; category: number }) {
  await pool.query(
    `insert into courses (slug, name, description, teacher_id, category_id)
     select 'flood-' || n, 'دورة البرمجة رقم ' || n, 'شرح ' || translate(md5(n::text), '0123456789abcdef', 'ابتجدرسطعفقلمنهو'), $1, $2
     from generate_series(1, ${rows}) n`,
    [teacher, category],
  );
  await pool.query('vacuum analyze courses');
}

const letters = [...'ابتجدرسطعفقلمنهو'];
const randomWord = (length: number) =>
  Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join('');

/** Search texts. The second differs each time, so that no response comes from the cache. */
const attacks = {
  'a character that folds to 18 letters, 100 times': () => 'ﷺ'.repeat(100),
  'the most expensive search that is allowed': () =>
    Array.from({ length: 12 }, () => randomWord(7)).join(' '),
};

/** The networks of the callers: a limit by network does not help against many. */
const networks = { one: (): string => '192.0.2.9', many: newNetwork };

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of sequential signed-in calls, in milliseconds. */
async function signedInMedian({ address }: Product, { token }: Member): Promise<number> {
  const took: number[] = [];
  const until = performance.now() + measured.within;
  while (
    took.length < measured.most &&
    (took.length < measured.least || performance.now() < until)
  ) {
    const answer = await call(address, 'GET /api/user', { token });
    expect(answer.status).toBe(200);
    took.push(answer.took);
  }
  return median(took);
}

/** Searches without a pause, so many at a time, until `end` is called. */
function flood(
  { address }: Product,
  {
    atATime,
    text,
    network,
    statuses,
  }: {
    atATime: number;
    text: () => string;
    network: () => string;
    statuses: Map<number, number>;
  },
) {
  const wrong: string[] = [];
  let ending = false;
  const keepOn = async () => {
    while (!ending) {
      const search = encodeURIComponent(text());
      const { status, body, headers } = await call(address, `GET /api/courses?search=${search}`, {
        network: network(),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isPolite = arabic.test(body.message) && Number(headers.get('retry-after')) > 0;
      if (status !== 200 && !isPolite) wrong.push(`${status} ${JSON.stringify(body)}`);
    }
  };
  const running = Array.from({ length: atATime }, keepOn);
  return {
    async end() {
      ending = true;
      await Promise.all(running);
      return wrong;
    },
  };
}

describe('a flood of searches', () => {
  test('leaves signed-in calls fast: at most three times their quiet median', async ({ task }) => {
    const product = await startProduct({ dataDir: await makeFolder() });
    const database = openDatabase(await product.databaseUrl(), { statementTimeout: 120_000 });
    const [member] = await makeMembers(database.db, 1);
    if (!member) throw new Error('no member was made');
    const teacher = (await makeTeacher(database.db)).id;
    await fill(database.pool, { teacher, category: (await makeCategory(database.db)).id });
    await database.close();
    await signedInMedian(product, member);

    const slow: string[] = [];
    task.meta.rounds = 0;
    for (const [name, text] of Object.entries(attacks)) {
      for (const atATime of [16, 60]) {
        for (const [from, network] of Object.entries(networks)) {
          const quiets: number[] = [];
          const loads: number[] = [];
          const statuses = new Map<number, number>();
          // Alternating, so that other load on the machine affects both.
          for (let round = 0; round < rounds; round += 1) {
            quiets.push(await signedInMedian(product, member));
            const attack = flood(product, { atATime, text, network, statuses });
            await wait(500);
            loads.push(await signedInMedian(product, member));
            expect(await attack.end()).toEqual([]);
          }
          const [quiet, loaded] = [median(quiets), median(loads)];
          const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
          const figure = `${name}, ${atATime} at a time from ${from}: ${quiet.toFixed(1)} → ${loaded.toFixed(1)} ms (${answers})`;
          process.stdout.write(`${figure}\n`);
          if (loaded > 3 * Math.max(quiet, leastQuiet)) slow.push(figure);
          task.meta.rounds += 1;
        }
      }
    }
    expect(slow).toEqual([]);
  });
});
