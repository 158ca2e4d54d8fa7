import { session as lifetimes, signIns } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { attempts, codes, sessions, usedRefreshTokens } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { issueCodeAsOperator } from './issue-code-as-operator.ts';
import { purgeSignIn } from './purge.ts';

const { call, db, passTime, platform } = await startTestApp();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * 60 * 60 * 1000;

async function signedInPerson() {
  const person = await makePerson(db);
  const { code } = await issueCodeAsOperator(platform, person.email);
  const { body } = await call('POST /api/login/verify', {
    body: { email: person.email, login_code: code },
  });
  return { person, token: body.token as string, refreshToken: body.refresh_token as string };
}
const refresh = (token: string) => call('POST /api/refresh-token', { token });
const me = async (token: string) => (await call('GET /api/user', { token })).status;

describe.each(['/api/user', '/api/student'] as const)('GET %s', (path) => {
  test('returns the person', async () => {
    const { person, token } = await signedInPerson();
    expect(await call(`GET ${path}`, { token })).toMatchObject({
      status: 200,
      body: { id: person.id, name: person.name, email: person.email, role: 'student' },
    });
  });

  test('says who has a question inbox: teachers, admins and people who teach a course', async () => {
    const courseTeacher = await makePerson(db);
    await makeCourse(db, { teacherId: courseTeacher.id });
    for (const [as, question_inbox] of [
      [await makePerson(db), false],
      [courseTeacher, true],
      [await makeTeacher(db), true],
      [await makeAdmin(db), true],
    ] as const) {
      const { body } = await call('GET /api/user', { as });
      expect(body.permissions).toEqual({ question_inbox, own_questions: true });
    }
  });

  test('without a token: 401', async () => {
    expect(await call(`GET ${path}`)).toMatchObject({
      status: 401,
      body: { message: 'يجب تسجيل الدخول أولًا.' },
    });
  });

  test.each(['nonsense', 'a'.repeat(43), ''])('with the invalid token "%s": 401', async (token) => {
    expect(
      (await call(`GET ${path}`, { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
  });

  test('with a refresh token: 401', async () => {
    const { refreshToken } = await signedInPerson();
    expect((await call(`GET ${path}`, { token: refreshToken })).status).toBe(401);
  });
});

test('tokens are stored as hashes only', async () => {
  const { person, token, refreshToken } = await signedInPerson();
  const [row] = await db.select().from(sessions).where(eq(sessions.personId, person.id));
  const stored = JSON.stringify(row) + row?.accessHash.toString('base64url');
  expect(row?.accessHash).toHaveLength(32);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(refreshToken);
});

test('an access token expires after 24 hours and can be refreshed for 30 days', async () => {
  const { token, refreshToken } = await signedInPerson();
  passTime(lifetimes.accessLifetime - minute);
  expect(await me(token)).toBe(200);
  passTime(minute);
  expect(await call('GET /api/user', { token })).toMatchObject({
    status: 401,
    body: { message: 'انتهت صلاحية الجلسة' },
  });
  passTime(28 * day);
  const refreshed = await refresh(refreshToken);
  expect(refreshed.status).toBe(200);
  expect(await me(refreshed.body.token)).toBe(200);
  passTime(lifetimes.refreshLifetime);
  expect((await refresh(refreshed.body.refresh_token)).status).toBe(401);
});

describe('POST /api/refresh-token', () => {
  test('returns a new pair in the shape of a sign-in and invalidates the old access token', async () => {
    const { person, token, refreshToken } = await signedInPerson();
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: person.id }, data: { token: body.token } });
    expect(body.token).not.toBe(token);
    expect(body.refresh_token).not.toBe(refreshToken);
    expect(await me(token)).toBe(401);
    expect(await me(body.token)).toBe(200);
  });

  test('a repeated request within the grace period returns the same pair and ends no session', async () => {
    const { refreshToken } = await signedInPerson();
    const lost = await refresh(refreshToken);
    passTime(signIns.refreshGrace - 10_000);
    const again = await refresh(refreshToken);
    expect(again.body).toEqual(lost.body);
    expect(await me(again.body.token)).toBe(200);
    expect((await refresh(again.body.refresh_token)).status).toBe(200);
  });

  test('using the token again after the grace period ends the sign-in', async () => {
    const { refreshToken } = await signedInPerson();
    const { body } = await refresh(refreshToken);
    passTime(signIns.refreshGrace);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await me(body.token)).toBe(401);
    expect((await refresh(body.refresh_token)).status).toBe(401);
  });

  test('a sign-in ends after its absolute lifetime, however often it is refreshed', async () => {
    const { refreshToken } = await signedInPerson();
    let { body } = await refresh(refreshToken);
    const renewed = 25 * day;
    let age = 0;
    for (; age + renewed < signIns.absoluteLifetime; age += renewed) {
      passTime(renewed);
      body = (await refresh(body.refresh_token)).body;
      expect(await me(body.token)).toBe(200);
    }
    passTime(signIns.absoluteLifetime - age - hour);
    body = (await refresh(body.refresh_token)).body;
    expect(await me(body.token)).toBe(200);
    expect(Date.parse(body.expires_at) - platform.now().getTime()).toBeLessThanOrEqual(hour);
    passTime(hour);
    expect(await me(body.token)).toBe(401);
    expect((await refresh(body.refresh_token)).status).toBe(401);
  });

  test('a session whose stored times exceed its absolute lifetime is not refreshed', async () => {
    const { person, refreshToken } = await signedInPerson();
    // Rows of versions without an absolute lifetime look like this.
    await db
      .update(sessions)
      .set({ createdAt: new Date(platform.now().getTime() - signIns.absoluteLifetime) })
      .where(eq(sessions.personId, person.id));
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('using a token older than the last one ends the whole sign-in, also within the grace period', async () => {
    const { refreshToken } = await signedInPerson();
    const second = await refresh(refreshToken);
    const third = await refresh(second.body.refresh_token);
    expect(await me(third.body.token)).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await me(third.body.token)).toBe(401);
    expect((await refresh(third.body.refresh_token)).status).toBe(401);
  });

  test('does not end other sign-ins of the same person', async () => {
    const { person, refreshToken } = await signedInPerson();
    const { code } = await issueCodeAsOperator(platform, person.email);
    const other = await call('POST /api/login/verify', {
      body: { email: person.email, login_code: code },
    });
    await refresh(refreshToken);
    passTime(signIns.refreshGrace);
    await refresh(refreshToken);
    expect(await me(other.body.token)).toBe(200);
  });

  test('concurrent requests with one token return the same pair', async () => {
    // Repeated, because whether their locks cross depends on when each begins.
    for (let round = 0; round < 20; round += 1) {
      const { refreshToken } = await signedInPerson();
      const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
      expect(await me(answers[0]?.body.token)).toBe(200);
    }
  });

  test('the seed of a pair is deleted after the grace period', async () => {
    const { person, refreshToken } = await signedInPerson();
    await refresh(refreshToken);
    const seeds = () =>
      db
        .select({ seed: usedRefreshTokens.seed })
        .from(usedRefreshTokens)
        .innerJoin(sessions, eq(sessions.id, usedRefreshTokens.sessionId))
        .where(eq(sessions.personId, person.id));
    await purgeSignIn(platform);
    expect(await seeds()).toEqual([{ seed: expect.any(Buffer) }]);
    passTime(signIns.refreshGrace + 1000);
    await purgeSignIn(platform);
    expect(await seeds()).toEqual([{ seed: null }]);
  });

  test.each([
    ['no token', undefined],
    ['nonsense', 'nonsense'],
  ])('with %s: 401', async (_case, token) => {
    expect((await call('POST /api/refresh-token', { token })).status).toBe(401);
  });

  test('with an access token: 401, and the session stays valid', async () => {
    const { token } = await signedInPerson();
    expect((await refresh(token)).status).toBe(401);
    expect(await me(token)).toBe(200);
  });
});

describe('POST /api/logout', () => {
  test('ends the session and invalidates both tokens', async () => {
    const { token, refreshToken } = await signedInPerson();
    const answer = await call('POST /api/logout', { token });
    expect(answer).toMatchObject({ status: 200, body: { message: 'تم تسجيل الخروج بنجاح' } });
    expect(await me(token)).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('with an invalid token, or none: 401', async () => {
    const { token } = await signedInPerson();
    await call('POST /api/logout', { token });
    expect((await call('POST /api/logout', { token })).status).toBe(401);
    expect((await call('POST /api/logout')).status).toBe(401);
  });

  test("does not end another person's session", async () => {
    const [mine, theirs] = [await signedInPerson(), await signedInPerson()];
    await call('POST /api/logout', { token: mine.token });
    expect(await me(theirs.token)).toBe(200);
  });
});

test('the purge job deletes ended sessions only', async () => {
  const ended = await signedInPerson();
  await call('POST /api/logout', { token: ended.token });
  const old = await signedInPerson();
  await issueCodeAsOperator(platform, 'late@example.org');
  await call('POST /api/login/verify', {
    body: { email: 'late@example.org', login_code: '111111' },
  });
  passTime(2 * day);
  const active = await signedInPerson();
  const { body } = await refresh(active.refreshToken);
  await purgeSignIn(platform);
  const left = await db.select({ personId: sessions.personId }).from(sessions);
  expect(left).not.toContainEqual({ personId: ended.person.id });
  expect(left).toContainEqual({ personId: old.person.id });
  expect(await db.select().from(codes)).toEqual([]);
  expect(await db.select().from(attempts)).toEqual([]);
  expect(await me(body.token)).toBe(200);

  passTime(lifetimes.refreshLifetime);
  await purgeSignIn(platform);
  expect(await db.select().from(sessions)).toEqual([]);
  expect(await db.select().from(usedRefreshTokens)).toEqual([]);
});
