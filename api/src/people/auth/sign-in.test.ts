import { codeRequests, code as rules, signIn } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { codes, mails, people } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { issueCodeAsOperator } from './issue-code-as-operator.ts';

const { call, db, passTime, platform, smtp, stopClock } = await startTestApp();

const second = 1000;
const minute = 60 * second;
const codeSent = 'تم إرسال كود التحقق إلى بريدك الإلكتروني';
const newEmail = () => `someone${unique()}@example.org`;
/** A new network each time, so that only the test of the network limit reaches it. */
const newAddress = () => `10.${unique() % 250}.${unique() % 250}.1`;

const login = (email: string, { from = newAddress(), ...more } = {}) =>
  call('POST /api/login', { body: { email, ...more }, remoteAddress: from });
const verify = (email: string, login_code: string | number, remoteAddress = '127.0.0.1') =>
  call('POST /api/login/verify', { body: { email, login_code }, remoteAddress });

/** Requests a code and reads it from the mail. */
async function mailedCode(email: string, count = 1) {
  expect(await login(email)).toMatchObject({ status: 200, body: { message: codeSent } });
  return smtp.codeTo(email, count);
}
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

describe('POST /api/login', () => {
  test('mails a code of six digits that signs in', async () => {
    const email = newEmail();
    const code = await mailedCode(email);
    const { status, body, headers } = await verify(email, code);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      message: expect.stringContaining('مرحبًا'),
      token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: expect.any(String),
      user: expect.objectContaining({ email, role: 'student', phone_number: null }),
      data: { token: body.token },
      name_needed: true,
    });
    expect(await call('GET /api/user', { token: body.token })).toMatchObject({ status: 200 });
  });

  test('returns the same bytes for known and unknown addresses', async () => {
    const known = await makePerson(db);
    const answers = [await login(known.email), await login(newEmail())];
    expect(answers[0]?.raw).toEqual(answers[1]?.raw);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const again = [await login(known.email), await login(newEmail())];
    expect(again.map(({ status }) => status)).toEqual([429, 200]);
  });

  test('a second code within 60 seconds is refused for any address; later it replaces the first', async () => {
    for (const email of [newEmail(), (await makePerson(db)).email]) {
      const first = await mailedCode(email);
      passTime(rules.resendAfter - 10 * second);
      const refused = await login(email);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
      passTime(10 * second);
      const secondCode = await mailedCode(email, 2);
      if (secondCode !== first) expect((await verify(email, first)).status).toBe(422);
      expect((await verify(email, secondCode)).status).toBe(200);
    }
  });

  test('concurrent calls send one mail', async () => {
    const email = newEmail();
    const answers = await Promise.all([login(email), login(email), login(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });

  test('the sixth code within an hour is refused with the wait, and accepted an hour later', async () => {
    const email = newEmail();
    const from = newAddress();
    for (let sent = 0; sent < codeRequests.perHourPerAddress; sent += 1) {
      expect((await login(email, { from })).status).toBe(200);
      passTime(2 * minute);
    }
    const refused = await login(email, { from });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeLessThanOrEqual(50 * 60);
    expect(wait).toBeGreaterThan(49 * 60);
    expect(refused.body.message).toContain('50 دقيقة');
    passTime(50 * minute);
    expect((await login(email, { from })).status).toBe(200);
  });

  test('one address gets 15 codes an hour, from any number of networks', async () => {
    const email = newEmail();
    for (let sent = 0; sent < codeRequests.perHourPerAddressInAll; sent += 1) {
      expect((await login(email)).status).toBe(200);
      passTime(rules.resendAfter);
    }
    expect((await login(email)).status).toBe(429);
    passTime(60 * minute);
    expect((await login(email)).status).toBe(200);
  });

  test('one network gets 20 codes an hour, for any addresses', async () => {
    const from = '2001:db8:1:2::1';
    for (let sent = 0; sent < codeRequests.perHourPerNetworkAddress; sent += 1) {
      expect((await login(newEmail(), { from })).status).toBe(200);
    }
    expect((await login(newEmail(), { from: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await login(newEmail(), { from: '2001:db8:1:3::1' })).status).toBe(200);
    passTime(60 * minute);
    expect((await login(newEmail(), { from })).status).toBe(200);
  });

  test('a refused request creates no code and no mail', async () => {
    const email = newEmail();
    await mailedCode(email);
    await login(email);
    expect(await db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
  });

  test.each([
    ['no address', {}],
    ['no valid address', { email: 'somebody' }],
    ['an address that is a number', { email: 7 }],
    ['an address of several lines', { email: 'a@example.org\nBcc: b@example.org' }],
    ['two addresses', { email: 'a@example.org, b@example.org' }],
    ['an endless address', { email: `${'a'.repeat(300)}@example.org` }],
    ['a name of several lines', { email: 'a@example.org', name: 'اسم\r\nBcc: b@example.org' }],
  ])('refuses %s', async (_case, body) => {
    const answer = await call('POST /api/login', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('the mail with the code', () => {
  test('contains the code in subject, text and right-to-left HTML, and its lifetime', async () => {
    const email = newEmail();
    const code = await mailedCode(email);
    const mail = await smtp.mailTo(email);
    expect(mail.subject).toBe(`${code} هو كود التحقق في نبراس`);
    expect(mail.text).toContain(`\n${code}\n`);
    expect(mail.text).toContain('10 دقائق');
    expect(mail.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(mail.html).toMatch(new RegExp(`dir="ltr"[^>]*>${code}<`));
    expect(mail.html).not.toMatch(/<script|https?:/);
  });

  test('is the only place with the readable code', async () => {
    const email = newEmail();
    const code = await mailedCode(email);
    const rows = [
      await db.select().from(codes).where(eq(codes.subject, email)),
      await db.select().from(mails).where(eq(mails.recipient, email)),
    ];
    expect(rows.flat()).toHaveLength(2);
    for (const row of rows.flat()) {
      for (const value of Object.values(row)) {
        expect(Buffer.isBuffer(value) ? value.toString('latin1') : String(value)).not.toContain(
          code,
        );
      }
    }
  });
});

describe('POST /api/login/verify', () => {
  test('creates the person of a new address, with the requested name or the part before @', async () => {
    const withName = newEmail();
    await login(withName, { name: 'ليلى حسن' } as object);
    const answer = await verify(withName, await smtp.codeTo(withName));
    expect(answer.body.user).toMatchObject({ name: 'ليلى حسن', email: withName });
    expect(answer.body.user.email_verified_at).not.toBeNull();
    expect(answer.body.name_needed).toBe(false);
    const withoutName = newEmail();
    const other = await verify(withoutName, await mailedCode(withoutName));
    expect(other.body.user.name).toBe(withoutName.split('@')[0]);
    expect(other.body.name_needed).toBe(true);
  });

  test('signs in an existing person without changing their data', async () => {
    const person = await makePerson(db, { name: 'منى' });
    await login(person.email, { name: 'اسم آخر' } as object);
    const answer = await verify(person.email, await smtp.codeTo(person.email));
    expect(answer.body.user).toMatchObject({ id: person.id, name: 'منى' });
    expect(answer.body.name_needed).toBe(false);
  });

  test('ignores the case of an address', async () => {
    const email = newEmail();
    expect((await login(email.toUpperCase())).status).toBe(200);
    expect((await verify(` ${email.toUpperCase()} `, await smtp.codeTo(email))).status).toBe(200);
  });

  test.each([
    ['Arabic-Indic digits', '٠'],
    ['Persian digits', '۰'],
  ])('accepts a code in %s', async (_case, zero) => {
    const email = newEmail();
    const code = await mailedCode(email);
    const typed = code.replace(/\d/g, (digit) =>
      String.fromCharCode(zero.charCodeAt(0) + Number(digit)),
    );
    expect((await verify(email, typed)).status).toBe(200);
  });

  test('accepts a code that was sent as a number, with lost leading zeros', async () => {
    const email = newEmail();
    expect((await verify(email, Number(await mailedCode(email)))).status).toBe(200);
  });

  test('a code works once', async () => {
    const email = newEmail();
    const code = await mailedCode(email);
    const answers = await Promise.all([verify(email, code), verify(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a code works for 10 minutes', async () => {
    stopClock();
    const email = newEmail();
    const code = await mailedCode(email);
    passTime(rules.lifetime - second);
    const other = newEmail();
    const late = await mailedCode(other);
    expect((await verify(email, code)).status).toBe(200);
    passTime(rules.lifetime);
    const answer = await verify(other, late);
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.body.message).toContain('انتهت صلاحية');
  });

  test("another person's code is wrong", async () => {
    const [mine, theirs] = [newEmail(), newEmail()];
    const own = await mailedCode(mine);
    const code = await mailedCode(theirs);
    if (own !== code) expect((await verify(mine, code)).status).toBe(422);
    expect((await verify(theirs, code)).status).toBe(200);
  });

  test('a wrong code has the same response with a valid code, a known address, or neither', async () => {
    const live = newEmail();
    const code = await mailedCode(live);
    const known = await makePerson(db);
    const answers = [
      await verify(live, wrong(code)),
      await verify(known.email, '111111'),
      await verify(newEmail(), '111111'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({ message: 'كود التحقق غير صحيح' });
      expect(answer.raw).toEqual(answers[0]?.raw);
    }
  });

  test('after five failures: 429 for 15 minutes with the minutes, even with the right code', async () => {
    const email = newEmail();
    const code = await mailedCode(email);
    for (let failed = 0; failed < signIn.attempts; failed += 1) {
      expect((await verify(email, wrong(code))).status).toBe(422);
    }
    const locked = await verify(email, code);
    expect(locked.status).toBe(429);
    const wait = Number(locked.headers['retry-after']);
    expect(wait).toBeLessThanOrEqual(900);
    expect(wait).toBeGreaterThan(840);
    expect(locked.body.message).toBe(
      'تجاوزت عدد المحاولات المسموح بها. حاول مرة أخرى بعد 15 دقيقة.',
    );
    passTime(5 * minute);
    const still = await verify(email, code);
    expect(still.status).toBe(429);
    expect(still.body.message).toContain('10 دقائق');
    passTime(10 * minute);
    expect((await verify(email, code)).body.message).toContain('انتهت صلاحية');
  });

  test('after five failures a new code can be requested, and signs in at once', async () => {
    const email = newEmail();
    const code = await mailedCode(email);
    for (let failed = 0; failed < signIn.attempts; failed += 1) await verify(email, wrong(code));
    passTime(rules.resendAfter);
    const next = await mailedCode(email, 2);
    expect((await verify(email, wrong(next))).status).toBe(429);
    expect((await verify(email, next)).status).toBe(200);
  });

  test('for an address without a code, five failures lock only that network', async () => {
    const email = newEmail();
    for (let failed = 0; failed < signIn.attempts; failed += 1) await verify(email, '111111');
    expect((await verify(email, '111111')).status).toBe(429);
    expect((await verify(email, '111111', newAddress())).status).toBe(422);
  });

  test('of concurrent guesses at most five are checked', async () => {
    const email = newEmail();
    const code = await mailedCode(email);
    const guesses = Array.from({ length: 14 }, () => verify(email, wrong(code)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(signIn.attempts);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14 - signIn.attempts);
  });

  test('a correct code resets the failures', async () => {
    const email = newEmail();
    const code = await mailedCode(email);
    for (let failed = 0; failed < signIn.attempts - 1; failed += 1) {
      await verify(email, wrong(code));
    }
    expect((await verify(email, code)).status).toBe(200);
    expect((await verify(email, code)).status).toBe(422);
    expect((await verify(email, code)).status).toBe(422);
  });

  test('failures expire', async () => {
    const email = newEmail();
    for (let failed = 0; failed < signIn.attempts - 1; failed += 1) await verify(email, '111111');
    passTime(signIn.lock);
    expect((await verify(email, '111111')).status).toBe(422);
    expect((await verify(email, '111111')).status).toBe(422);
  });

  test.each([
    ['no code', { email: 'a@example.org' }],
    ['five digits', { email: 'a@example.org', login_code: '12345' }],
    ['letters', { email: 'a@example.org', login_code: 'abcdef' }],
    ['a list', { email: 'a@example.org', login_code: ['1', '2', '3', '4', '5', '6'] }],
    ['a huge number', { email: 'a@example.org', login_code: 1e21 }],
    ['no address', { login_code: '123456' }],
  ])('refuses %s', async (_case, body) => {
    expect((await call('POST /api/login/verify', { body })).status).toBe(422);
  });
});

describe('POST /api/register', () => {
  const register = (body: object) =>
    call('POST /api/register', { body, remoteAddress: newAddress() });

  test('sends a code, with the same response for an address that has an account', async () => {
    const known = await makePerson(db);
    const answers = [
      await register({ name: 'سارة', email: known.email }),
      await register({ name: 'سارة', email: newEmail() }),
      await register({ name: 'سارة', email: newEmail(), password: 'كلمة مرور طويلة' }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: { message: codeSent } });
      expect(answer.raw).toEqual(answers[0]?.raw);
    }
  });

  test('the new account gets the name of the registration and the password sent with the code', async () => {
    const email = newEmail();
    const password = 'كلمة مرور طويلة';
    await register({ name: 'سارة', email, password });
    expect((await call('POST /api/login', { body: { email, password } })).status).toBe(401);
    const login_code = await smtp.codeTo(email);
    const verified = await call('POST /api/login/verify', {
      body: { email, login_code, password },
    });
    expect(verified.body.user.name).toBe('سارة');
    expect((await call('POST /api/login', { body: { email, password } })).status).toBe(200);
  });

  test('a password of a stranger’s registration is not set when the address’s owner signs in', async () => {
    const email = newEmail();
    const password = 'كلمة مرور الغريب';
    await register({ name: 'غريب', email, password });
    const { status, body } = await verify(email, await smtp.codeTo(email));
    expect(status).toBe(200);
    expect((await call('POST /api/login', { body: { email, password } })).status).toBe(401);
    expect((await call('GET /api/user', { token: body.token })).body.has_password).toBe(false);
  });

  test('never changes the name or password of an existing account', async () => {
    const person = await makePerson(db, { name: 'منى' });
    const password = 'كلمة مرور غريبة';
    await register({ name: 'غريب', email: person.email, password });
    const login_code = await smtp.codeTo(person.email);
    await call('POST /api/login/verify', { body: { email: person.email, login_code, password } });
    const [now] = await db.select().from(people).where(eq(people.id, person.id));
    expect(now).toMatchObject({ name: 'منى', passwordHash: null });
  });

  test('a weak password is refused before a code is sent, and with the code, which stays valid', async () => {
    const email = newEmail();
    const weak = { status: 422, body: { errors: { password: [expect.any(String)] } } };
    expect(await register({ name: 'سارة', email, password: 'password1' })).toMatchObject(weak);
    expect(await db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
    const login_code = await mailedCode(email);
    const credentials = { email, login_code, password: '12345678' };
    expect(await call('POST /api/login/verify', { body: credentials })).toMatchObject(weak);
    expect((await verify(email, login_code)).status).toBe(200);
  });

  test('a code requested later carries no name of an earlier registration', async () => {
    const email = newEmail();
    await register({ name: 'غريب', email });
    await smtp.codeTo(email);
    passTime(rules.resendAfter);
    const answer = await verify(email, await mailedCode(email, 2));
    expect(answer.body.user.name).toBe(email.split('@')[0]);
  });

  test.each([
    ['no name', { email: 'a@example.org' }],
    ['a blank name', { name: '   ', email: 'a@example.org' }],
    ['a short password', { name: 'سارة', email: 'a@example.org', password: '1234567' }],
    ['an endless password', { name: 'سارة', email: 'a@example.org', password: 'a'.repeat(201) }],
  ])('refuses %s', async (_case, body) => {
    expect((await register(body)).status).toBe(422);
  });
});

test('a code issued by an operator signs in despite limits and locks', async () => {
  const person = await makePerson(db);
  for (let failed = 0; failed < signIn.attempts; failed += 1) await verify(person.email, '111111');
  const { code, known } = await issueCodeAsOperator(platform, person.email);
  expect(known).toBe(true);
  expect((await verify(person.email, code)).status).toBe(200);
  expect(
    await db
      .select()
      .from(codes)
      .where(and(eq(codes.purpose, 'sign-in'), eq(codes.subject, person.email))),
  ).toEqual([]);
});
