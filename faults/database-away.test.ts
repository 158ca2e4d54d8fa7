import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeConversation } from '../api/src/factories/conversations.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { startMailServer } from '../api/src/testing/mail-server.ts';
import { newNetwork } from '../api/src/testing/new-network.ts';
import { arabic, call } from './support/calls.ts';
import { makeMembers } from './support/people.ts';
import { startPostgres } from './support/postgres.ts';
import { makeFolder, startProduct } from './support/product.ts';
import { openTab } from './support/sockets.ts';
import { whole } from './support/whole.ts';

/** How long a call may take while the database does not respond, in milliseconds. */
const patience = 30_000;

/** A server with a database that the test controls, and two people in a conversation. */
async function startConversation() {
  const [postgres, mail] = [await startPostgres(), await startMailServer()];
  onTestFinished(() => mail.stop());
  const product = await startProduct({
    dataDir: await makeFolder(),
    env: { DATABASE_URL: postgres.url, SMTP_URL: mail.url },
  });
  const database = openDatabase(postgres.url);
  const [one, other] = await makeMembers(database.db, 2);
  if (!one || !other) throw new Error('no member was made');
  const { id: conversation } = await makeConversation(database.db, [one, other]);
  await database.close();
  const { address } = product;
  const tab = await openTab(address, other.token);

  const say = (text: string) =>
    call(address, 'POST /api/messages', {
      token: one.token,
      body: { conversation_id: conversation, body: text, client_key: text },
    });
  let people = 0;
  /** Everything works: calls, pages, mails that jobs deliver after a notification, and sockets. */
  async function expectWorking() {
    const isReady = async () => {
      expect((await call(address, 'GET /readyz')).status).toBe(200);
    };
    await vi.waitFor(isReady, { timeout: 30_000, interval: 50 });
    expect((await call(address, 'GET /courses')).status).toBe(200);
    people += 1;
    const text = `رسالة رقم ${people}`;
    expect((await say(text)).status).toBe(200);
    await vi.waitFor(() => expect(tab.messages).toContain(text), { timeout: 60_000 });
    const email = `person${people}@example.org`;
    expect((await call(address, 'POST /api/login', { body: { email } })).status).toBe(200);
    expect(await mail.codeTo(email)).toMatch(/^\d{6}$/);
    expect(product.isRunning()).toBe(true);
  }
  return { postgres, product, address, tab, one, say, expectWorking };
}

/** What clients are answered while the database is down. */
async function expectUnavailable(address: string, token: string) {
  const answers = await Promise.all([
    call(address, 'GET /api/courses'),
    call(address, 'GET /api/user', { token }),
    call(address, 'POST /api/login', { body: { email: 'someone@example.org' } }),
  ]);
  for (const { status, headers, body, took } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toMatch(arabic);
    expect(took).toBeLessThan(patience);
  }
  const page = await call(address, 'GET /courses');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(page.body).toMatch(/<h1[^>]*>[^<]*[\u0621-\u064a]/);
  expect((await call(address, 'GET /healthz')).status).toBe(200);
  const ready = await call(address, 'GET /readyz');
  expect(ready).toMatchObject({ status: 503, body: { database: 'unreachable' } });
  expect(ready.took).toBeLessThan(patience);
}

describe('the database fails and comes back', () => {
  test('stopped at once: 503 with Retry-After in Arabic, and everything works again without a restart', async ({
    task,
  }) => {
    const rounds = whole ? 3 : 1;
    task.meta.rounds = rounds;
    const { postgres, address, one, expectWorking } = await startConversation();
    await expectWorking();
    for (let round = 0; round < rounds; round += 1) {
      await postgres.stopAtOnce();
      await expectUnavailable(address, one.token);
      await postgres.start();
      await expectWorking();
    }
  });

  if (!whole) return;

  test('connections are terminated in the middle of calls: no call hangs, and the next one is served', async ({
    task,
  }) => {
    const rounds = 20;
    task.meta.rounds = rounds;
    const { postgres, address, say, expectWorking } = await startConversation();
    const operator = new pg.Client({ connectionString: postgres.url });
    await operator.connect();
    onTestFinished(() => operator.end());
    const statuses = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      // Fewer messages than a person may send in a minute.
      const calls = Array.from({ length: 4 }, (_, place) => [
        say(`في الجولة ${round} من المكان ${place}`),
        call(address, 'GET /api/courses'),
        call(address, 'POST /api/login', {
          body: { email: `cut${round}-${place}@example.org` },
          network: newNetwork(),
        }),
      ]).flat();
      await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
        ['client backend'],
      );
      for (const { status } of await Promise.all(calls)) statuses.add(status);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expectWorking();
  });

  test('it hangs: every call ends in time, nothing piles up, and everything works once it responds', async () => {
    const { postgres, address, one, say, expectWorking } = await startConversation();
    await expectWorking();
    // Every connection begins a transaction that gets no response.
    const login = (person: string) =>
      call(address, 'POST /api/login', { body: { email: `${person}@example.org` } });
    expect(
      (await Promise.all(Array.from({ length: 20 }, (_, at) => login(`before${at}`)))).map(
        ({ status }) => status,
      ),
    ).toEqual(Array(20).fill(200));
    postgres.freeze();
    const crowd = await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => login(`frozen${at}`)),
      ...Array.from({ length: 180 }, () => call(address, 'GET /api/courses')),
    ]);
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...crowd.map(({ took }) => took))).toBeLessThan(patience);
    await expectUnavailable(address, one.token);
    postgres.thaw();
    await expectWorking();
    const operator = new pg.Client({ connectionString: postgres.url });
    await operator.connect();
    onTestFinished(() => operator.end());
    const { rows } = await operator.query(
      `select count(*)::int as connections from pg_stat_activity where application_name like 'nibras%'`,
    );
    expect(rows[0].connections).toBeLessThan(15);
    // A connection that did not respond is not used again: nobody would commit its open transaction.
    const openTransactions = async () =>
      (
        await operator.query(
          `select state, query from pg_stat_activity where application_name like 'nibras%' and state like 'idle in transaction%'`,
        )
      ).rows;
    await expect.poll(openTransactions, { timeout: 60_000, interval: 100 }).toEqual([]);
    const texts = Array.from({ length: 30 }, (_, number) => `بعد التوقف ${number}`);
    for (const text of texts) expect((await say(text)).status).toBe(200);
    const stored = await operator.query(
      'select count(*)::int as stored from messages where body = any($1)',
      [texts],
    );
    expect(stored.rows[0].stored).toBe(texts.length);
  });

  test('a table is locked: calls that need it are answered 503, and others are served', async () => {
    const { postgres, address, say, expectWorking } = await startConversation();
    const holder = new pg.Client({ connectionString: postgres.url });
    await holder.connect();
    await holder.query('begin; lock table messages');
    const said = await Promise.all([say('مقفل 1'), call(address, 'GET /api/courses')]);
    expect(said.map(({ status }) => status)).toEqual([503, 200]);
    expect(said[0].took).toBeLessThan(patience);
    await holder.end();
    await expectWorking();
  });
});
