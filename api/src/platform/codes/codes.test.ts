import { codeRequests, code as rules, signIn } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { unique } from '#factories/unique.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { codes } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { tryAgainText } from '../wait-text.ts';
import { checkCode } from './check-code.ts';
import { issueCode, replaceCode } from './issue-code.ts';
import type { CodePurpose } from './subjects.ts';
import { countTry } from './tries.ts';

const { db, passTime, platform } = await startTestApp({ work: false });
const { secrets } = platform;

const networks = new Map<string, string>();
/** Gives each subject its own network, so that only the tests of that limit reach it. */
function networkFor(subject: string): string {
  const network = networks.get(subject) ?? newNetwork();
  networks.set(subject, network);
  return network;
}
const newSubject = () => `subject ${unique()}`;

function issue(
  subject: string,
  purpose: CodePurpose = 'enrolment',
  networkAddress = networkFor(subject),
) {
  return db.transaction((tx) =>
    issueCode(tx, {
      secrets,
      purpose,
      subject,
      address: subject,
      networkAddress,
      now: platform.now(),
    }),
  );
}

/** `right`, or the code of the failure. */
async function check(
  subject: string,
  code: string,
  purpose: CodePurpose = 'enrolment',
  networkAddress = networkFor(subject),
) {
  try {
    const wanted = { secrets, purpose, subject, code, networkAddress, now: platform.now() };
    return await checkCode(db, wanted, async () => 'right');
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

test('a code is valid once, for its purpose and subject only', async () => {
  const subject = newSubject();
  const code = await issue(subject);
  expect(code).toMatch(/^\d{6}$/);
  expect(await check(newSubject(), code)).toBe('wrong-code');
  expect(await check(subject, code, 'email')).toBe('wrong-code');
  expect(await check(subject, code)).toBe('right');
  expect(await check(subject, code)).toBe('wrong-code');
});

test('a hash copied to another subject is not valid', async () => {
  const [mine, theirs] = [newSubject(), newSubject()];
  const code = await issue(mine);
  await issue(theirs);
  const [own] = await db.select().from(codes).where(eq(codes.subject, mine));
  await db.update(codes).set({ codeHash: own?.codeHash }).where(eq(codes.subject, theirs));
  expect(await check(theirs, code)).toBe('wrong-code');
});

test('five wrong tries are counted although they fail; then even the right code is refused', async () => {
  const subject = newSubject();
  const code = await issue(subject);
  for (let tries = 1; tries <= codeRequests.wrongTries; tries += 1) {
    expect(await check(subject, wrong(code))).toBe('wrong-code');
    const [row] = await db.select().from(codes).where(eq(codes.subject, subject));
    expect(row?.wrongTries).toBe(tries);
  }
  expect(await check(subject, code)).toBe('too-many-attempts');
  passTime(rules.resendAfter);
  expect(await check(subject, await issue(subject))).toBe('right');
});

test('all other networks share five wrong tries, which leave those of the requesting network', async () => {
  const subject = newSubject();
  const code = await issue(subject);
  const elsewhere = (text: string) => check(subject, text, 'enrolment', newNetwork());
  for (let tries = 1; tries <= codeRequests.wrongTries; tries += 1) {
    expect(await elsewhere(wrong(code))).toBe('wrong-code');
  }
  expect(await elsewhere(code)).toBe('code-exhausted');
  expect(await check(subject, wrong(code))).toBe('wrong-code');
  expect(await check(subject, code)).toBe('right');
});

test('a code that an operator created can be entered from any network', async () => {
  const subject = newSubject();
  const made = { secrets, purpose: 'enrolment' as const, subject, now: platform.now() };
  const code = await db.transaction((tx) => replaceCode(tx, made));
  expect(await check(subject, code)).toBe('right');
});

test('concurrent tries cannot exceed five', async () => {
  const subject = newSubject();
  const code = await issue(subject);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => check(subject, wrong(code))));
  expect(outcomes.filter((outcome) => outcome === 'wrong-code')).toHaveLength(
    codeRequests.wrongTries,
  );
  expect(outcomes.filter((outcome) => outcome === 'too-many-attempts')).toHaveLength(15);
});

test('an expired code has its own error', async () => {
  const subject = newSubject();
  const code = await issue(subject);
  passTime(rules.lifetime);
  expect(await check(subject, code)).toBe('code-expired');
});

test('a failure after the code was accepted leaves it valid', async () => {
  const subject = newSubject();
  const code = await issue(subject);
  const networkAddress = networkFor(subject);
  const options = { secrets, purpose: 'enrolment' as const, subject, code, networkAddress };
  const wanted = { ...options, now: platform.now() };
  const failing = checkCode(db, wanted, async (tx) => {
    await tx.delete(codes);
    throw new AppError('email-taken');
  });
  await expect(failing).rejects.toThrow('email-taken');
  expect(await check(subject, code)).toBe('right');
});

test('a used code does not delay the next', async () => {
  const subject = newSubject();
  await check(subject, await issue(subject));
  expect(await issue(subject)).toMatch(/^\d{6}$/);
});

test('limits are counted separately by purpose', async () => {
  const network = '192.0.2.7';
  const subject = newSubject();
  await issue(subject, 'sign-in', network);
  await expect(issue(subject, 'sign-in', network)).rejects.toThrow('code-too-soon');
  for (let sent = 1; sent < codeRequests.perHourPerNetworkAddress; sent += 1) {
    await issue(newSubject(), 'sign-in', network);
  }
  await expect(issue(newSubject(), 'sign-in', network)).rejects.toThrow('too-many-requests');
  // A class behind one address may sign in and enrol too.
  await issue(subject, 'enrolment', network);
});

test('the limit of a network holds for concurrent requests', async () => {
  const network = '192.0.2.8';
  for (let sent = 1; sent < codeRequests.perHourPerNetworkAddress; sent += 1) {
    await issue(newSubject(), 'sign-in', network);
  }
  const calls = Array.from({ length: 5 }, () => issue(newSubject(), 'sign-in', network));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  [1, 'دقيقة'],
  [61, 'دقيقتين'],
  [179, '3 دقائق'],
  [600, '10 دقائق'],
  [601, '11 دقيقة'],
  [900, '15 دقيقة'],
])('%i seconds are «%s»', (seconds, words) => {
  expect(tryAgainText(seconds)).toBe(`حاول مرة أخرى بعد ${words}.`);
});

describe('a clock that is set back by an hour', () => {
  test('expires existing codes, and a new one can be requested at once', async () => {
    const subject = newSubject();
    const code = await issue(subject);
    passTime(-60 * 60_000);
    try {
      expect(await check(subject, code)).toBe('code-expired');
      for (let input = 0; input < codeRequests.perHourPerAddress; input += 1) {
        const next = await issue(subject);
        expect(await check(subject, next)).toBe('right');
      }
      await expect(issue(subject)).rejects.toMatchObject({ code: 'too-many-requests' });
    } finally {
      passTime(60 * 60_000);
    }
  });

  test('releases locks, and five new tries lock again', async () => {
    const counted = { kind: 'try', subject: newSubject() };
    const tryOnce = () => db.transaction((tx) => countTry(tx, counted, platform.now()));
    const five = async () => {
      for (let tried = 0; tried < signIn.attempts; tried += 1) expect(await tryOnce()).toBe(0);
      expect(await tryOnce()).toBeGreaterThan(0);
    };
    await five();
    passTime(-60 * 60_000);
    try {
      await five();
    } finally {
      passTime(60 * 60_000);
    }
  });
});

test('clocks of several machines may differ a little', async () => {
  const subject = newSubject();
  const code = await issue(subject);
  passTime(-5_000);
  try {
    await expect(issue(subject)).rejects.toMatchObject({ code: 'code-too-soon' });
    expect(await check(subject, code)).toBe('right');
  } finally {
    passTime(5_000);
  }
});
