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
const enter = (email: string, given: string, remoteAddress: string) =>
  call('POST /api/login', { body: { email, password: given }, remoteAddress });

/** The sign-in events that were logged meanwhile, without time and level. */
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

/** What a network is called in the log today. */
async function nameOf(network: string, by: Call = call) {
  const [event] = await eventsOf(() => ask(newEmail(), network, by));
  return event?.from;
}

describe('what is logged of signing in', () => {
  test('by a code: that it was sent, that one was wrong, and who came in', async () => {
    const { id: person, email } = await makePerson(db);
    const network = newNetwork();
    const events = await eventsOf(async () => {
      await ask(email, network);
      await ask(email, network);
      await verify(email, 'abcdef', network);
      await verify(email, (await smtp.codeTo(email)) === '000000' ? '000001' : '000000', network);
      await verify(email, await smtp.codeTo(email), network);
    });
    const from = await nameOf(network);
    expect(events).toEqual([
      { event: 'code-sent', by: 'code', from },
      { event: 'refused', by: 'code', reason: 'code-too-soon', from },
      { event: 'refused', by: 'code', reason: 'wrong-code', person, from },
      { event: 'signed-in', by: 'code', person, from },
    ]);
  });

  test('by a password: why it was refused, of whom, and who came in', async () => {
    const { id: person, email } = await makePerson(db, {
      passwordHash: await hashPassword(password),
    });
    const network = newNetwork();
    const events = await eventsOf(async () => {
      await enter(email, password, network);
      for (let tried = 0; tried <= signIn.attempts; tried += 1) {
        await enter(email, 'كلمة أخرى', network);
      }
      await enter(newEmail(), 'كلمة أخرى', network);
    });
    const from = await nameOf(network);
    const wrong = { event: 'refused', by: 'password', reason: 'wrong-credentials', from };
    expect(events).toEqual([
      { event: 'signed-in', by: 'password', person, from },
      ...Array.from({ length: signIn.attempts }, () => ({ ...wrong, person })),
      { ...wrong, reason: 'too-many-attempts', person },
      wrong,
    ]);
  });
});

describe('the name of a network', () => {
  test('is the same in every process of a day, and another for another network', async () => {
    const network = newNetwork();
    const name = await nameOf(network);
    expect(await nameOf(network)).toBe(name);
    expect(await nameOf(network, other.call)).toBe(name);
    expect(await nameOf(newNetwork())).not.toBe(name);
  });

  test('is another on the next day, when nobody has the key of this one any more', async () => {
    const network = newNetwork();
    const name = await nameOf(network);
    const keys = async () => JSON.stringify(await db.select().from(settings));
    const today = await keys();
    const key = /"day":\d+,"key":"([^"]+)"|"key":"([^"]+)","day"/.exec(today);
    passTime(day);
    expect(await nameOf(network)).not.toBe(name);
    const kept = key?.[1] ?? key?.[2];
    expect(kept).toBeTruthy();
    expect(await keys()).not.toContain(kept);
    passTime(-day);
  });

  test('tells nothing of it: no address of a network stands in the log', async () => {
    const network = '203.0.113.77';
    await nameOf(network);
    await nameOf('2001:db8:77:1::1');
    const all = logged.join('');
    expect(all).not.toContain(network);
    expect(all).not.toContain('2001:db8:77');
    const byItsLastingKey = platform.secrets.sign('log-network', network).toString('base64url');
    expect(all).not.toContain(byItsLastingKey.slice(0, 8));
  });
});
