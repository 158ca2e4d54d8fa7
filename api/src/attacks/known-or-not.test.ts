import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../testing/test-app.ts';

/**
 * Whether an address belongs to anyone is told by no answer, and by no time that it takes: the same statements are
 * sent to the database either way. Their list is compared and not the clock, which tells more about the machine.
 */

const { call, db } = await startTestApp({ work: false, config: { trustProxy: true } });

const asked = vi.spyOn(pg.Client.prototype, 'query');
const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

let network = 0;
/** What one call answers, and what it asked of the database. */
async function observe(route: 'POST /api/login', body: object) {
  network += 1;
  asked.mockClear();
  const { status, raw } = await call(route, {
    body,
    headers: { 'x-forwarded-for': `10.9.0.${network}` },
  });
  const statements = asked.mock.calls
    .map(([query]) => textOf(query))
    // The queue looks after itself meanwhile.
    .filter((text) =>
      /^(begin|commit|insert into "|select "|select pg_advisory|delete from "|update ")/.test(text),
    );
  return { status, answer: raw.toString(), statements };
}

const known = await makePerson(db);
// The first call of a day reads that day's key for the log.
await call('POST /api/login', { body: { email: 'first@example.org' } });

test.each([
  ['/api/login', { email: '' }],
  ['/api/login', { email: '', name: 'سلمى' }],
  ['/api/login', { email: '', password: 'a wrong password' }],
  ['/api/register', { email: '', name: 'سلمى' }],
  ['/api/register', { email: '', name: 'سلمى', password: 'a long password' }],
  ['/api/login/verify', { email: '', login_code: '000000' }],
])('POST %s %j', async (path, body) => {
  const [somebody, nobody] = [known.email, `nobody${network}@example.org`];
  const observed = [];
  for (const email of [somebody, nobody]) {
    observed.push(await observe(`POST ${path}` as 'POST /api/login', { ...body, email }));
    // Codes are sent a minute apart.
    await db.execute('delete from codes');
  }
  const [one, other] = observed;
  expect(one?.status).toBeLessThan(430);
  expect(one?.statements.length).toBeGreaterThan(2);
  expect(other).toEqual(one);
});
