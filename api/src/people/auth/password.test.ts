import { passwords, signIn } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makePerson, makeSession } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { attempts } from '#platform/database/schema/index.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { issueCodeAsOperator } from './issue-code-as-operator.ts';
import { hashing, hashPassword, passwordMatches } from './passwords.ts';
import { takeHash, takePasswordTry } from './throttle.ts';

const { call, db, passTime, platform } = await startTestApp();
afterEach(() => {
  vi.restoreAllMocks();
});

const password = 'كلمة مرور طويلة';
const passwordHash = await hashPassword(password);
const login = (email: string, attempt: string, remoteAddress = '10.0.0.1') =>
  call('POST /api/login', { body: { email, password: attempt }, remoteAddress });

/** Counts failed attempts as wrong passwords do, without the time of a hash. */
async function fail(email: string, times: number, networkAddress = '10.0.0.1') {
  for (let failed = 0; failed < times; failed += 1) {
    const attempt = { email, networkAddress, now: platform.now() };
    await db.transaction((tx) => takePasswordTry(tx, attempt));
  }
}

test('a password signs in without a code', async () => {
  const person = await makePerson(db, { passwordHash });
  const { status, body } = await login(person.email, password);
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { id: person.id }, data: { token: body.token } });
  expect(await call('GET /api/user', { token: body.token })).toMatchObject({ status: 200 });
});

test('wrong password, unknown address and account without password have equal responses, each after one hash', async () => {
  const person = await makePerson(db, { passwordHash });
  const withoutPassword = await makePerson(db);
  const emails = [person.email, 'nobody@example.org', withoutPassword.email];
  const answers: Awaited<ReturnType<typeof login>>[] = [];
  // Nearly all of the time is the hash, so that a response without it would tell by its time.
  const hash = vi.spyOn(hashing, 'run');
  for (const email of emails) {
    answers.push(await login(email, 'كلمة أخرى'));
    expect(hash).toHaveBeenCalledTimes(answers.length);
  }
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(answer.raw).toEqual(answers[0]?.raw);
  }
});

test('after five failures an account is locked for 15 minutes for that network address only', async () => {
  const person = await makePerson(db, { passwordHash });
  await fail(person.email, signIn.attempts);
  const locked = await login(person.email, password);
  expect(locked.status).toBe(429);
  const wait = Number(locked.headers['retry-after']);
  expect(wait).toBeLessThanOrEqual(900);
  expect(wait).toBeGreaterThan(840);
  expect(locked.body.message).toContain('15 دقيقة');
  expect((await login(person.email, password, '10.0.0.2')).status).toBe(200);
  // Real time passes too, because hashing takes long on a busy machine.
  passTime(signIn.lock - 60_000);
  expect((await login(person.email, password)).status).toBe(429);
  passTime(60_000);
  expect((await login(person.email, password)).status).toBe(200);
});

test('of concurrent attempts at most five are checked', async () => {
  const person = await makePerson(db, { passwordHash });
  const tries = Array.from({ length: 9 }, () => login(person.email, 'كلمة أخرى'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(signIn.attempts);
  // A processor that others use too takes seconds for a hash.
});

test('a correct password resets the failures', async () => {
  const person = await makePerson(db, { passwordHash });
  for (let round = 0; round < 2; round += 1) {
    await fail(person.email, signIn.attempts - 1);
    expect((await login(person.email, password)).status).toBe(200);
  }
});

test.each([
  ['an empty password', ''],
  ['an endless password', 'a'.repeat(201)],
])('%s is bad input', async (_case, attempt) => {
  expect((await login('a@example.org', attempt)).status).toBe(422);
});

test('each hash has its own salt and contains its parameters', async () => {
  const again = await hashPassword(password);
  expect(again).not.toBe(passwordHash);
  expect(again).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwordMatches(password, again)).toBe(true);
  expect(await passwordMatches(`${password} `, again)).toBe(false);
  expect(await passwordMatches(password, null)).toBe(false);
});

/** Fills the queue with tasks that do not end until the returned function is called. */
function fillQueue() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tasks: Promise<void>[] = [];
  const isFull = () => {
    try {
      hashing.refuseWhenFull();
      return false;
    } catch {
      return true;
    }
  };
  const most = passwords.hashesAtOnceAtMost + passwords.hashesWaiting;
  while (!isFull() && tasks.length <= most) tasks.push(hashing.run(() => promise));
  expect(tasks.length).toBeLessThanOrEqual(most);
  return async () => {
    resolve();
    await Promise.all(tasks);
  };
}

describe('while too many passwords are hashed', () => {
  test('a sign-in with a password is refused at once and counts as no attempt', async () => {
    const route = 'POST /api/login';
    const person = await makePerson(db, { passwordHash });
    const remoteAddress = newNetwork();
    const body = { name: 'سارة', email: person.email, password };
    const drainQueue = fillQueue();
    try {
      const started = performance.now();
      const tries = Array.from({ length: signIn.attempts + 1 }, () =>
        call(route, { body, remoteAddress }),
      );
      for (const refused of await Promise.all(tries)) {
        expect(refused.status).toBe(503);
        expect(refused.headers['retry-after']).toBe('5');
        expect(refused.body.message).toContain('ادخل بكود');
      }
      // Refusals are slow: a flood would else keep the process busy with nothing but them.
      expect(performance.now() - started).toBeGreaterThan(500);
    } finally {
      await drainQueue();
    }
    expect((await call(route, { body, remoteAddress })).status).toBe(200);
  });

  test('a sign-in with a code still works', async () => {
    const drainQueue = fillQueue();
    try {
      const body = { email: `someone${unique()}@example.org` };
      const { status } = await call('POST /api/login', { body, remoteAddress: newNetwork() });
      expect(status).toBe(200);
    } finally {
      await drainQueue();
    }
  });
});

describe('nothing is hashed', () => {
  type Route = 'POST /api/login' | 'POST /api/register';
  const routes: Route[] = ['POST /api/login'];
  const newEmail = () => `someone${unique()}@example.org`;
  const ask = (route: Route, remoteAddress: string, email = newEmail()) =>
    call(route, { body: { name: 'سارة', email, password }, remoteAddress });

  test.each(routes)(
    'by %s over a network’s quota, and other networks have their own',
    async (route) => {
      const network = newNetwork();
      await db.transaction(async (tx) => {
        for (let taken = 0; taken < passwords.hashesPerNetworkAddress; taken += 1) {
          await takeHash(tx, network, platform.now());
        }
      });
      const run = vi.spyOn(hashing, 'run');
      const { status, headers, body } = await ask(route, network);
      expect(run).not.toHaveBeenCalled();
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(800);
      expect(body.message).toContain('شبكتك');
      await ask(route, newNetwork());
      passTime(passwords.hashesWithin);
      await ask(route, network);
      expect(run).toHaveBeenCalledTimes(2);
    },
  );

  test('for a password that is chosen beyond the quota of a network: with a code, and in the profile', async () => {
    const network = newNetwork();
    await db.transaction(async (tx) => {
      for (let taken = 0; taken < passwords.hashesPerNetworkAddress; taken += 1) {
        await takeHash(tx, network, platform.now());
      }
    });
    const person = await makePerson(db);
    const token = await makeSession(db, person, { provenAt: platform.now() });
    const email = newEmail();
    const { code } = await issueCodeAsOperator(platform, email);
    const choose = async (remoteAddress: string) => [
      await call('PUT /api/password', { token, body: { password }, remoteAddress }),
      await call('POST /api/login/verify', {
        body: { email, login_code: code, password },
        remoteAddress,
      }),
    ];
    const run = vi.spyOn(hashing, 'run');
    expect((await choose(network)).map(({ status }) => status)).toEqual([429, 429]);
    expect(run).not.toHaveBeenCalled();
    // The code is still good, and each of them costs a network one.
    const elsewhere = newNetwork();
    expect((await choose(elsewhere)).map(({ status }) => status)).toEqual([200, 200]);
    expect(run).toHaveBeenCalledTimes(2);
    const taken = await db.$count(attempts, eq(attempts.subject, networkOf(elsewhere)));
    expect(taken).toBe(2);
  });

  test('for an account that is locked after five failures', async () => {
    const [network, email] = [newNetwork(), newEmail()];
    await fail(email, signIn.attempts, network);
    const run = vi.spyOn(hashing, 'run');
    expect((await ask('POST /api/login', network, email)).status).toBe(429);
    expect(run).not.toHaveBeenCalled();
  });

  test('for a registration, whose password is sent again with the code', async () => {
    const run = vi.spyOn(hashing, 'run');
    expect((await ask('POST /api/register', newNetwork())).status).toBe(200);
    expect(run).not.toHaveBeenCalled();
  });
});
