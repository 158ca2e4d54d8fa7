import { codeRequests, code as rules, signIn } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { newNetwork } from '../testing/new-network.ts';
import { startTestApp } from '../testing/test-app.ts';

/** What a stranger who knows an address can do by trying and requesting codes. */

const { call, db, passTime, smtp } = await startTestApp();

const ask = (email: string, remoteAddress: string) =>
  call('POST /api/login', { body: { email }, remoteAddress });
const verify = (email: string, login_code: string, remoteAddress: string) =>
  call('POST /api/login/verify', { body: { email, login_code }, remoteAddress });
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

async function tryWrongCodes(email: string, from: string, code = '000000') {
  for (let tried = 0; tried < signIn.attempts; tried += 1) await verify(email, wrong(code), from);
}

test('five wrong codes for people who never requested one lock nobody out', async () => {
  const stranger = newNetwork();
  const everyone = await Promise.all(Array.from({ length: 20 }, () => makePerson(db)));
  await Promise.all(everyone.map(({ email }) => tryWrongCodes(email, stranger)));
  const lockedOut: string[] = [];
  for (const { email } of everyone) {
    const own = newNetwork();
    const input = await ask(email, own);
    const answer =
      input.status === 200 ? await verify(email, await smtp.codeTo(email), own) : input;
    if (answer.status !== 200) lockedOut.push(email);
  }
  expect(lockedOut).toEqual([]);
});

describe('the owner of a valid code can sign in', () => {
  test('although strangers on other networks try codes until they are refused', async () => {
    const { email } = await makePerson(db);
    const own = newNetwork();
    await ask(email, own);
    const code = await smtp.codeTo(email);
    for (let strangers = 0; strangers < 3; strangers += 1) {
      await tryWrongCodes(email, newNetwork(), code);
    }
    expect((await verify(email, code, own)).status).toBe(200);
  });

  test('although wrong codes came from the same network before it was sent', async () => {
    const { email } = await makePerson(db);
    const shared = newNetwork();
    await tryWrongCodes(email, shared);
    expect((await verify(email, '000000', shared)).status).toBe(429);
    await ask(email, shared);
    expect((await verify(email, await smtp.codeTo(email), shared)).status).toBe(200);
  });

  test('although a stranger requested it', async () => {
    const { email } = await makePerson(db);
    await ask(email, newNetwork());
    expect((await verify(email, await smtp.codeTo(email), newNetwork())).status).toBe(200);
  });
});

test('a stranger who uses up the hourly codes does not block other networks', async () => {
  const { email } = await makePerson(db);
  const stranger = newNetwork();
  for (let input = 0; input < codeRequests.perHourPerAddress; input += 1) {
    expect((await ask(email, stranger)).status).toBe(200);
    passTime(rules.resendAfter);
  }
  expect((await ask(email, stranger)).status).toBe(429);
  const own = newNetwork();
  expect((await ask(email, own)).status).toBe(200);
  const code = await smtp.codeTo(email, codeRequests.perHourPerAddress + 1);
  expect((await verify(email, code, own)).status).toBe(200);
});

test('a code can be tried at most ten times, from any number of networks', async () => {
  const { email } = await makePerson(db);
  const own = newNetwork();
  await ask(email, own);
  const code = await smtp.codeTo(email);
  await tryWrongCodes(email, own, code);
  for (let strangers = 0; strangers < 5; strangers += 1) {
    await verify(email, wrong(code), newNetwork());
  }
  expect((await verify(email, code, newNetwork())).status).toBe(422);
  expect((await verify(email, code, own)).status).toBe(429);
});
