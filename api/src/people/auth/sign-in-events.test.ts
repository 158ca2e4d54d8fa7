import { signIn } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { settings } from '#platform/database/schema/index.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const logged: string[] = [];
const one = await startTestApp({ logged });
const { call, db, passTime, platform, smtp } = one;
const other = await startTestApp({ beside: one, work: false, logged });

const day = 24 * 60 * 60_000;
const password = 'كلمة مرور طويلة';
const newEmail = () => `someone${unique()}@example.org`;

type Call = typeof call;
const ask = (email: string, remoteAddress: string, by: Call = call) =>
  by('POST /api/login', { body: { email }, remoteAddress });
const verify = (email: string, login_code: string, remoteAddress: string) =>
  call('POST /api/login/verify', { body: { email, login_code }, remoteAddress });
const signInWithPassword = (email: string, attempt: string, remoteAddress: string) =>
  call('POST /api/login', { body: { email, password: attempt }, remoteAddress });

/** The sign-in events that are logged during the work, without time and level. */
async function eventsOf(work: () => Promise<unknown>) {
  const before = logged.length;
  await work();
  return logged
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'sign-in')
    .map(({ event, by, reason, person, from, requestId }) => {
      expect(from).toMatch(/^[\w-]{8}$/);
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      return { event, by, from, ...(reason && { reason }), ...(person && { person }) };
    });
}

/** A network's pseudonym in the log today. */
async function pseudonymOf(network: string, by: Call = call) {
  const [event] = await eventsOf(() => ask(newEmail(), network, by));
  return event?.from;
}

describe('the log of sign-ins', () => {
  test('with a code: that it was sent, that one was wrong, and who signed in', async () => {
    const { id: person, email } = await makePerson(db);
    const network = newNetwork();
    const events = await eventsOf(async () => {
      await ask(email, network);
      await ask(email, network);
      await verify(email, 'abcdef', network);
      await verify(email, (await smtp.codeTo(email)) === '000000' ? '000001' : '000000', network);
      await verify(email, await smtp.codeTo(email), network);
    });
    const from = await pseudonymOf(network);
    expect(events).toEqual([
      { event: 'code-sent', by: 'code', from },
      { event: 'refused', by: 'code', reason: 'code-too-soon', from },
      { event: 'refused', by: 'code', reason: 'wrong-code', person, from },
      { event: 'signed-in', by: 'code', person, from },
    ]);
  });

  test('with a password: why and for whom it was refused, and who signed in', async () => {
    const { id: person, email } = await makePerson(db, {
      passwordHash: await hashPassword(password),
    });
    const network = newNetwork();
    const events = await eventsOf(async () => {
      await signInWithPassword(email, password, network);
      for (let tried = 0; tried <= signIn.attempts; tried += 1) {
        await signInWithPassword(email, 'كلمة أخرى', network);
      }
      await signInWithPassword(newEmail(), 'كلمة أخرى', network);
    });
    const from = await pseudonymOf(network);
    const wrong = { event: 'refused', by: 'password', reason: 'wrong-credentials', from };
    expect(events).toEqual([
      { event: 'signed-in', by: 'password', person, from },
      ...Array.from({ length: signIn.attempts }, () => ({ ...wrong, person })),
      { ...wrong, reason: 'too-many-attempts', person },
      wrong,
    ]);
  });
});

describe('the pseudonym of a network', () => {
  test('is the same in every process on one day, and differs between networks', async () => {
    const network = newNetwork();
    const pseudonym = await pseudonymOf(network);
    expect(await pseudonymOf(network)).toBe(pseudonym);
    expect(await pseudonymOf(network, other.call)).toBe(pseudonym);
    expect(await pseudonymOf(newNetwork())).not.toBe(pseudonym);
  });

  test('changes on the next day, when the key of the day before is deleted', async () => {
    const network = newNetwork();
    const pseudonym = await pseudonymOf(network);
    const keys = async () => JSON.stringify(await db.select().from(settings));
    const today = await keys();
    const key = /"day":\d+,"key":"([^"]+)"|"key":"([^"]+)","day"/.exec(today);
    passTime(day);
    expect(await pseudonymOf(network)).not.toBe(pseudonym);
    const oldKey = key?.[1] ?? key?.[2];
    expect(oldKey).toBeTruthy();
    expect(await keys()).not.toContain(oldKey);
    passTime(-day);
  });

  test('does not reveal it: the log contains no network address', async () => {
    const network = '203.0.113.77';
    await pseudonymOf(network);
    await pseudonymOf('2001:db8:77:1::1');
    const all = logged.join('');
    expect(all).not.toContain(network);
    expect(all).not.toContain('2001:db8:77');
    const signedWithPermanentKey = platform.secrets
      .sign('log-network', network)
      .toString('base64url');
    expect(all).not.toContain(signedWithPermanentKey.slice(0, 8));
  });
});
