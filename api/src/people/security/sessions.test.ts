import { session as limits, signIns } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePerson, makeSession } from '#factories/people.ts';
import { issueCodeAsOperator } from '#people/auth/index.ts';
import { deviceTokens, sessions } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, passTime, platform } = await startTestApp();

const onAndroid =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const onWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

async function signIn(email: string, userAgent = onAndroid) {
  const { code } = await issueCodeAsOperator(platform, email);
  const { body } = await call('POST /api/login/verify', {
    body: { email, login_code: code },
    headers: { 'user-agent': userAgent },
  });
  return body.token as string;
}
const list = async (token: string) => (await call('GET /api/sessions', { token })).body.data;
const status = async (token: string) => (await call('GET /api/user', { token })).status;

test('sessions are listed with their device and last use, the current one first', async () => {
  const { email } = await makePerson(db);
  const current = await signIn(email, onWindows);
  passTime(60_000);
  const other = await signIn(email);
  const rows = await list(current);
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      device: { browser: 'Firefox', system: 'Windows', kind: 'computer' },
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      current: true,
    },
    expect.objectContaining({
      device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
      current: false,
    }),
  ]);
  expect((await list(other))[0]).toMatchObject({ id: rows[1].id, current: true });
});

test.each([
  ['nothing', ''],
  ['nonsense', '<script>'],
  ['an endless text', 'ا'.repeat(5000)],
])('a browser with %s as its user agent is an unknown device', async (_case, userAgent) => {
  const { email } = await makePerson(db);
  const token = await signIn(email, userAgent);
  expect((await list(token))[0].device).toEqual({ browser: null, system: null, kind: null });
  const rows = await db.select().from(sessions).where(eq(sessions.userAgent, userAgent));
  expect(rows.every((row) => (row.userAgent ?? '').length <= signIns.userAgentMaxLength)).toBe(
    true,
  );
});

test('the last use is updated by calls, at most every few minutes', async () => {
  const { email } = await makePerson(db);
  const token = await signIn(email);
  const lastUse = async () => Date.parse((await list(token))[0].last_used_at);
  const first = await lastUse();
  passTime(signIns.lastUseEvery - 60_000);
  expect(await lastUse()).toBe(first);
  passTime(60_000);
  await status(token);
  expect(await lastUse()).toBeGreaterThanOrEqual(first + signIns.lastUseEvery);
});

test('one session can be ended from another, and other sessions stay valid', async () => {
  const { email } = await makePerson(db);
  const [mine, lost, third] = [await signIn(email), await signIn(email), await signIn(email)];
  const [{ id }] = await list(lost);
  const path = `DELETE /api/sessions/${id}` as const;
  const stranger = await makeSession(db, await makePerson(db));
  expect((await call(path, { token: stranger })).status).toBe(404);
  expect(await status(lost)).toBe(200);
  expect(await call(path, { token: mine })).toMatchObject({ status: 200 });
  expect(await status(lost)).toBe(401);
  expect(await status(third)).toBe(200);
  expect(await list(mine)).toHaveLength(2);
  expect((await call(path, { token: mine })).status).toBe(404);
});

test('all other sessions of the person can be ended at once', async () => {
  const { email } = await makePerson(db);
  const [mine, ...others] = [await signIn(email), await signIn(email), await signIn(email)];
  const stranger = await makeSession(db, await makePerson(db));
  expect(await call('DELETE /api/sessions', { token: mine })).toMatchObject({ status: 200 });
  for (const token of others) expect(await status(token)).toBe(401);
  expect(await status(mine)).toBe(200);
  expect(await status(stranger)).toBe(200);
  expect(await list(mine)).toHaveLength(1);
});

test('a browser that is signed out from another device gets no more push messages', async () => {
  const person = await makePerson(db);
  const [mine, lost, third] = [
    await signIn(person.email),
    await signIn(person.email),
    await signIn(person.email),
  ];
  for (const [name, token] of Object.entries({ mine, lost, third })) {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const endpoint = `https://fcm.googleapis.com/fcm/send/${person.id}-${name}`;
    const body = { token: JSON.stringify({ endpoint, keys }), device_name: name };
    expect((await call('POST /api/device-tokens', { token, body })).status).toBe(200);
  }
  const devices = async () => {
    const rows = await db.select().from(deviceTokens).where(eq(deviceTokens.personId, person.id));
    return rows.map(({ deviceName }) => deviceName).sort();
  };
  const [{ id }] = await list(lost);
  await call(`DELETE /api/sessions/${id}`, { token: mine });
  expect(await devices()).toEqual(['mine', 'third']);
  await call('DELETE /api/sessions', { token: mine });
  expect(await devices()).toEqual(['mine']);
});

test('sessions that have ended are not listed', async () => {
  const { email } = await makePerson(db);
  const old = await signIn(email);
  await call('POST /api/logout', { token: await signIn(email) });
  passTime(limits.refreshLifetime);
  const now = await signIn(email);
  expect(await list(now)).toHaveLength(1);
  expect(await status(old)).toBe(401);
});

test.each(['nonsense', '0', '99999999999'])('the session "%s" is bad input', async (id) => {
  const token = await signIn((await makePerson(db)).email);
  expect((await call(`DELETE /api/sessions/${id}`, { token })).status).toBe(422);
});
