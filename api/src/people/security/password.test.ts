import { passwords as rules, signIns } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makePerson, makeSession } from '#factories/people.ts';
import { attempts } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, passTime, platform, smtp } = await startTestApp();

const first = 'قمر فوق التل البعيد';
const second = 'نهر تحت الجسر القديم';
const put = (token: string, password: unknown) =>
  call('PUT /api/password', { token, body: { password } });
const remove = (token: string) => call('DELETE /api/password', { token });
const login = async (email: string, password: string) =>
  (await call('POST /api/login', { body: { email, password } })).status;
const status = async (token: string) => (await call('GET /api/user', { token })).status;

async function signedInPerson() {
  const person = await makePerson(db, { name: 'سلمى حسن' });
  const session = () => makeSession(db, person, { provenAt: platform.now() });
  return { ...person, token: await session(), other: await session() };
}

test('a password is set, changed and removed, each with a mail', async () => {
  const { email, token, other } = await signedInPerson();
  const has = async () => (await call('GET /api/student', { token })).body.has_password;
  expect(await has()).toBe(false);

  expect(await put(token, first)).toMatchObject({ status: 200, body: { has_password: true } });
  expect(await has()).toBe(true);
  expect(await login(email, first)).toBe(200);
  // Setting a first password does not sign out the other devices.
  expect(await status(other)).toBe(200);

  expect((await put(token, second)).status).toBe(200);
  expect([await login(email, first), await login(email, second)]).toEqual([401, 200]);
  expect(await status(other)).toBe(401);

  expect(await remove(token)).toMatchObject({ status: 200, body: { has_password: false } });
  expect(await login(email, second)).toBe(401);
  expect(await has()).toBe(false);
  expect(await status(token)).toBe(200);

  const subjects = ['أُضيفت كلمة مرور إلى حسابك', 'تغيّرت كلمة مرور حسابك', 'أُزيلت كلمة مرور حسابك'];
  await expect
    .poll(() =>
      smtp.mails
        .filter(({ recipients }) => recipients.includes(email))
        .map(({ subject }) => subject),
    )
    .toEqual(subjects);
});

test('removing a password ends the other sessions', async () => {
  const { email, token } = await signedInPerson();
  await put(token, first);
  const { body } = await call('POST /api/login', { body: { email, password: first } });
  await remove(token);
  expect(await status(body.token)).toBe(401);
});

test('removing a missing password changes nothing and ends no session', async () => {
  const { token, other } = await signedInPerson();
  expect((await remove(token)).status).toBe(200);
  expect(await status(other)).toBe(200);
});

test('a session that is not fresh needs a mailed code, and is fresh afterwards', async () => {
  const { email, token, other } = await signedInPerson();
  passTime(signIns.freshFor);
  for (const answer of [await put(token, first), await remove(token)]) {
    expect(answer).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('الكود') },
    });
  }
  const requested = await call('POST /api/sessions/code', { token });
  expect(requested).toMatchObject({ status: 200, body: { resend_after: 60 } });
  // Requested again too soon: the earlier code stays valid.
  const again = await call('POST /api/sessions/code', { token });
  expect(again.status).toBe(200);
  expect(again.body.resend_after).toBeLessThanOrEqual(60);
  const code = await smtp.codeTo(email);
  const confirm = (as: string, example: string) =>
    call('POST /api/sessions/confirm', { token: as, body: { code: example } });
  expect((await confirm(token, code === '111111' ? '222222' : '111111')).status).toBe(422);
  expect((await put(token, first)).status).toBe(403);
  expect((await confirm(token, code)).status).toBe(200);
  expect((await confirm(token, code)).status).toBe(422);
  // The code makes only the session fresh in which it was entered.
  expect((await put(other, first)).status).toBe(403);
  expect((await put(token, first)).status).toBe(200);
});

test('a person who signed in with a password needs a code to change it', async () => {
  const { email, token } = await signedInPerson();
  await put(token, first);
  const { body } = await call('POST /api/login', { body: { email, password: first } });
  expect((await put(body.token, second)).status).toBe(403);
  expect((await remove(body.token)).status).toBe(403);
});

test('a token refresh does not make a session fresh', async () => {
  const { email } = await makePerson(db);
  const { body: answer } = await call('POST /api/login', { body: { email } });
  expect(answer.message).toBeTruthy();
  const login_code = await smtp.codeTo(email);
  const { body } = await call('POST /api/login/verify', { body: { email, login_code } });
  passTime(signIns.freshFor);
  const refreshed = await call('POST /api/refresh-token', { token: body.refresh_token });
  expect((await put(refreshed.body.token, first)).status).toBe(403);
});

test.each([
  ['of the common list', 'password1'],
  ['of the common list, in capitals and with a sign', 'SunShine99!'],
  ['of digits', '٢٠٢٦٠١٠١٢٣٤٥'],
  ['of one letter', 'aaaaaaaaaaaa'],
  ['common in Arabic', 'كلمة المرور١٢'],
  ['that is the name', 'سَلمى حسن'],
  ['that is the address', 'person'],
])('a password %s is refused with the reason', async (_case, example) => {
  const { email, token } = await signedInPerson();
  const password = example === 'person' ? (email.split('@')[0] ?? '') : example;
  expect(await put(token, password)).toMatchObject({
    status: 422,
    body: { errors: { password: [expect.stringContaining('التخمين')] } },
  });
  expect(await login(email, password)).toBe(401);
});

test.each([undefined, '', '1234567', 'س'.repeat(201), 5])('%j is bad input', async (password) => {
  const { token } = await signedInPerson();
  expect((await put(token, password)).status).toBe(422);
});

test('changes are counted by person', async () => {
  const { id, token } = await signedInPerson();
  // Insert the counters instead of making changes, because each change costs a hash.
  const change = { kind: 'password-change', subject: String(id), at: platform.now() };
  await db.insert(attempts).values(Array.from({ length: rules.changesPerHour }, () => change));
  expect((await put(token, first)).status).toBe(429);
  passTime(60 * 60_000);
  const { token: another } = await signedInPerson();
  expect((await put(another, first)).status).toBe(200);
});
