import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../testing/test-app.ts';

/**
 * No response reveals whether an address has an account, nor does its duration: the same statements are sent to the
 * database either way. The statements are compared and not the time, which depends on the machine.
 */

const { call, db } = await startTestApp({ work: false, config: { trustProxy: true } });

const input = vi.spyOn(pg.Client.prototype, 'query');
const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

let network = 0;
/** Returns the response of a call and its database statements. */
async function observe(route: 'POST /api/login', body: object) {
  network += 1;
  input.mockClear();
  const { status, raw } = await call(route, {
    body,
    headers: { 'x-forwarded-for': `10.9.0.${network}` },
  });
  const statements = input.mock.calls
    .map(([query]) => textOf(query))
    // Without the queue's own statements.
    .filter((text) =>
      /^(begin|commit|insert into "|select "|select pg_advisory|delete from "|update ")/.test(text),
    );
  return { status, answer: raw.toString(), statements };
}

const known = await makePerson(db);
// The first call of a day reads the day's key.
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
    // Otherwise a second code would be refused for a minute.
    await db.execute('delete from codes');
  }
  const [one, other] = observed;
  expect(one?.status).toBeLessThan(430);
  expect(one?.statements.length).toBeGreaterThan(2);
  expect(other).toEqual(one);
});
