import { enrolments, listBounds } from '@nibras/contract/limits.ts';
import type { ListMeta } from '@nibras/contract/wire.ts';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { fill } from '../../bench/fill.ts';
import { declaredCalls, documentedName } from './declared-calls.ts';
import { exceptions } from './growth-exceptions.ts';
import { isMemberNow } from './platform/database/membership.ts';
import { allRows } from './testing/access/all-rows.ts';
import { callAt, filledCall } from './testing/access/row-call.ts';
import { makeWorld, type World } from './testing/access/world.ts';
import { countRowsRead, type Reading } from './testing/rows-read.ts';
import { startTestApp } from './testing/test-app.ts';

/*
 * No list and no detail reads many more rows than it shows, no matter how many there are. PostgreSQL counts the rows, so
 * that the result is the same on every machine. `GROWTH=whole` fills ten times as much.
 */

/** How many rows a statement may read for each that the answer shows. */
const factor = 20;
/** Of an answer that shows less: a session, its person and rights are read for it too. */
const leastShown = 10;

const isWhole = process.env.GROWTH === 'whole';
const times = isWhole ? 10 : 1;
const sizes = {
  courses: 10_000 * times,
  people: 10_000 * times,
  messages: 10_000 * times,
  orders: 10_000 * times,
  purchases: 10_000 * times,
  progress: 200_000 * times,
};

const { call, pool, platform } = await startTestApp({ work: false });
// PostgreSQL rightly reads a table whole while it is small. Here it shows the plan that it chooses for a large one.
const rowsReadBy = countRowsRead(pool, isWhole ? {} : { enable_seqscan: 'off' });
let world: World;

beforeAll(async () => {
  const fillPool = { db: platform.db, pool, close: async () => {} };
  await fill(fillPool, sizes);
  world = await makeWorld(platform);
  await pool.query('vacuum analyze');
}, 600_000);

/** The objects of an answer, or the lines of a file. */
function shownIn(value: unknown): number {
  if (typeof value === 'string') return value.split('\n').length;
  const objectsIn = (part: unknown): number => {
    if (typeof part !== 'object' || part === null) return 0;
    const own = Array.isArray(part) ? 0 : 1;
    return Object.values(part).reduce((sum: number, inner) => sum + objectsIn(inner), own);
  };
  return objectsIn(value);
}

/** What `countUpTo` reads of a list that goes on behind its bound, with what it joins to each row. */
const mostCounted = 2 * (listBounds.countedTo + 1);
const isCount = ({ text }: Reading) => text.includes(') counted_rows');

/** The statement that reads the most, the counts of bounded lists left out. */
const most = (readings: readonly Reading[]): Reading =>
  readings.reduce((one, other) => (other.rows > one.rows ? other : one), {
    text: '',
    rows: 0,
    tables: {},
  });

const addresses = [
  ...new Set(allRows.map(({ call: of }) => of).filter((of) => of.startsWith('GET /api/'))),
];

/** Ids of what was filled, which has as many rows beside it as there are. */
const filledPaths = { course: 77, category: 3, teacher: 5, student: 301, stranger: 302 };
const namesFilled = (address: string) =>
  Object.keys(filledPaths).some((name) => address.includes(`{${name}}`));

const isMember = new PgDialect().sqlToQuery(isMemberNow()).sql;

let network = 0;

/** Makes a call and says how much it read. */
async function readingOf(address: string, ids: World['paths'], caller: { id: number }) {
  network += 1;
  let shown = 0;
  const readings = await rowsReadBy(async () => {
    const { body } = await call(filledCall(address, { paths: ids }) as 'GET /api/x', {
      as: callAt(address)?.path.startsWith('/api/studio/') ? world.people.admin : caller,
      // The limits of a network address do not interfere.
      remoteAddress: `10.1.${network >> 8}.${network & 255}`,
    });
    shown = shownIn(body);
  });
  const counts = readings.filter(isCount);
  for (const { rows, text } of counts) expect(rows, text).toBeLessThanOrEqual(mostCounted);
  const { rows, tables, text } = most(readings.filter((one) => !isCount(one)));
  const said = `${JSON.stringify(tables)} of ${text.replace(/\s+/g, ' ')}`;
  return { rows, said, allowed: factor * Math.max(leastShown, shown) };
}

test.each(addresses)('%s reads about what it shows', async (address) => {
  const tried = [await readingOf(address, world.paths, world.people.joined)];
  if (namesFilled(address)) {
    const ids = { ...world.paths, ...filledPaths };
    tried.push(await readingOf(address, ids, { id: filledPaths.student }));
  }
  const exception = exceptions[address.slice('GET '.length)];
  for (const { rows, said, allowed } of tried) {
    expect(rows, said).toBeLessThanOrEqual(exception ? exception.rows * times : allowed);
  }
  if (exception?.ofToday) return;
  const isNeeded = tried.some(({ rows, allowed }) => rows > allowed);
  expect(isNeeded, 'the exception is needed').toBe(exception !== undefined);
});

test('a list is counted and paged up to a bound, and nothing is read behind it', async () => {
  const page = async (number: number) => {
    let body: { data: unknown[]; meta: ListMeta } | undefined;
    const readings = await rowsReadBy(async () => {
      const { admin } = world.people;
      const answer = await call(`GET /api/studio/enrolments?page=${number}`, { as: admin });
      body = answer.body.enrolments;
    });
    return { body, read: most(readings.filter((one) => !isCount(one))).rows };
  };
  const last = await page(Math.ceil(listBounds.countedTo / enrolments.perPage));
  expect(last.body?.data).toHaveLength(enrolments.perPage);
  expect(last.body?.meta).toMatchObject({ total: listBounds.countedTo, more: true });
  expect(last.body?.meta.last_page).toBe(last.body?.meta.current_page);
  expect(last.read).toBeLessThan(listBounds.countedTo + 2 * factor * enrolments.perPage);
  const behind = await page(4_000);
  expect(behind.body).toMatchObject({
    data: [],
    meta: { total: listBounds.countedTo, more: true },
  });
  expect(behind.read).toBeLessThan(leastShown);
});

test.each([
  ['the members of a course', `enrolments where course_id = 77 and ${isMember}`],
  ['the courses of a person', "course_staff where person_id = 5 and role = 'teacher'"],
])('%s are counted in an index alone', async (_, from) => {
  const { rows } = await pool.query(`explain (format json) select count(*) from ${from}`);
  expect(JSON.stringify(rows)).toContain('"Index Only Scan"');
});

test('every read is tried', () => {
  const tried = new Set(addresses.map((address) => callAt(address)));
  const untried = declaredCalls.filter((one) => one.method === 'GET' && !tried.has(one));
  expect(untried.map(documentedName)).toEqual([]);
});
