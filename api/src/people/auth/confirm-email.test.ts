import { codeRequests, code as rules } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makePerson, makeSession } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { replaceCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import { people } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { issueConfirmationAsOperator } from './issue-code-as-operator.ts';

const { call, db, passTime, platform, smtp } = await startTestApp();

/** A person with a pending address and the code that was sent to it. */
async function changingPerson() {
  const pendingEmail = `new${unique()}@example.org`;
  const person = await makePerson(db, { pendingEmail });
  const code = await db.transaction((tx) =>
    replaceCode(tx, {
      secrets: platform.secrets,
      purpose: 'email',
      subject: codeSubjects.email(person.id, pendingEmail),
      now: platform.now(),
    }),
  );
  return { person, pendingEmail, code };
}
const confirm = (as: { id: number }, code: unknown) =>
  call('POST /api/verify-email', { as, body: { code } });
async function emailOf({ id }: { id: number }) {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  return { email: row?.email, pendingEmail: row?.pendingEmail };
}

test('the code makes the new address the person’s', async () => {
  const { person, pendingEmail, code } = await changingPerson();
  const answer = await confirm(person, code);
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect(await emailOf(person)).toEqual({ email: pendingEmail, pendingEmail: null });
  expect((await confirm(person, code)).status).toBe(422);
});

test('the old address is notified once, and not by a wrong code', async () => {
  const { person, pendingEmail, code } = await changingPerson();
  const mailsToOld = () => smtp.mails.filter(({ recipients }) => recipients.includes(person.email));
  await confirm(person, code === '111111' ? '222222' : '111111');
  await confirm(person, code);
  const mail = await smtp.mailTo(person.email);
  expect(mail.subject).toBe('تغيّر بريد حسابك');
  expect(mail.text).toContain(pendingEmail);
  await confirm(person, code);
  expect(mailsToOld()).toHaveLength(1);
});

test('the own account shows a pending address and the wait for another code, until the code expires', async () => {
  const { person, pendingEmail, code } = await changingPerson();
  for (const route of ['GET /api/student', 'GET /api/user'] as const) {
    const { body } = await call(route, { as: person });
    expect(body).toMatchObject({ email: person.email, pending_email: pendingEmail });
    expect(body.resend_after).toBeGreaterThan(rules.resendAfter / 1000 - 10);
    expect(body.resend_after).toBeLessThanOrEqual(rules.resendAfter / 1000);
  }
  passTime(rules.resendAfter);
  const later = (await call('GET /api/student', { as: person })).body;
  expect(later).toMatchObject({ pending_email: pendingEmail, resend_after: 0 });
  await confirm(person, code);
  const confirmed = (await call('GET /api/student', { as: person })).body;
  expect(confirmed).toMatchObject({ email: pendingEmail, pending_email: null });
  expect(confirmed).not.toHaveProperty('resend_after');

  const other = await changingPerson();
  passTime(rules.lifetime);
  expect((await call('GET /api/student', { as: other.person })).body.pending_email).toBeNull();
});

test('a wrong code changes nothing, and after five even the right one is refused', async () => {
  const { person, code } = await changingPerson();
  const wrong = code === '111111' ? '222222' : '111111';
  for (let failed = 0; failed < codeRequests.wrongTries; failed += 1) {
    expect((await confirm(person, wrong)).body.message).toBe('كود التحقق غير صحيح');
  }
  const answer = await confirm(person, code);
  expect(answer.status).toBe(422);
  expect(answer.body.message).toContain('استُنفدت');
  expect((await emailOf(person)).email).toBe(person.email);
});

test('an expired code changes nothing', async () => {
  const { person, code } = await changingPerson();
  passTime(rules.lifetime);
  expect((await confirm(person, code)).body.message).toContain('انتهت صلاحية');
  expect((await emailOf(person)).email).toBe(person.email);
});

test("somebody else's code is a wrong one", async () => {
  const [mine, theirs] = [await changingPerson(), await changingPerson()];
  if (mine.code !== theirs.code) {
    expect((await confirm(mine.person, theirs.code)).status).toBe(422);
  }
  expect((await emailOf(theirs.person)).email).toBe(theirs.person.email);
});

test('the code of a pending address that was replaced is refused', async () => {
  const { person, code } = await changingPerson();
  await db
    .update(people)
    .set({ pendingEmail: `other${unique()}@example.org` })
    .where(eq(people.id, person.id));
  expect((await confirm(person, code)).status).toBe(422);
});

test('without a pending address any code is wrong', async () => {
  expect((await confirm(await makePerson(db), '111111')).status).toBe(422);
});

test('an address that someone else took meanwhile: 409', async () => {
  const { person, pendingEmail, code } = await changingPerson();
  await makePerson(db, { email: pendingEmail });
  expect(await confirm(person, code)).toMatchObject({ status: 409 });
  expect((await emailOf(person)).email).toBe(person.email);
});

test('of two people who confirm the same address concurrently, one gets it and the other 409', async () => {
  const pendingEmail = `wanted${unique()}@example.org`;
  const candidates = [await changingPerson(), await changingPerson()];
  for (const one of candidates) {
    await db.update(people).set({ pendingEmail }).where(eq(people.id, one.person.id));
    one.code = await db.transaction((tx) =>
      replaceCode(tx, {
        secrets: platform.secrets,
        purpose: 'email',
        subject: codeSubjects.email(one.person.id, pendingEmail),
        now: platform.now(),
      }),
    );
  }
  const answers = await Promise.all(candidates.map(({ person, code }) => confirm(person, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('bad input and no sign-in are refused', async () => {
  const person = await makePerson(db);
  for (const code of [undefined, '12345', 'abcdef', {}]) {
    expect((await confirm(person, code)).status).toBe(422);
  }
  expect((await call('POST /api/verify-email', { body: { code: '123456' } })).status).toBe(401);
});

const session = (person: { id: number }) => makeSession(db, person, { provenAt: platform.now() });

test('confirming a new address ends all other sessions', async () => {
  const { person, code } = await changingPerson();
  const [mine, other] = [await session(person), await session(person)];
  const answer = await call('POST /api/verify-email', { token: mine, body: { code } });
  expect(answer.status).toBe(200);
  expect((await call('GET /api/user', { token: mine })).status).toBe(200);
  expect((await call('GET /api/user', { token: other })).status).toBe(401);
});

describe('in a session that is not fresh', () => {
  /** Requests a new address in a session that is no longer fresh, as a client of the specification does. */
  async function askingPerson() {
    const person = await makePerson(db);
    const token = await makeSession(db, person, { provenAt: null });
    const email = `new${unique()}@example.org`;
    const body = { name: person.name, email, phone_number: '01001234567' };
    const requested = await call('POST /api/update-profile', { token, body });
    const verify = (code: string) => call('POST /api/verify-email', { token, body: { code } });
    return { person, token, email, requested, verify };
  }

  test('both addresses get a code, and the current one must be confirmed first', async () => {
    const { person, token, email, requested, verify } = await askingPerson();
    expect(requested).toMatchObject({
      status: 200,
      body: {
        message: expect.stringContaining('أدخل كود بريدك الحالي أولًا'),
        confirm_current: true,
      },
    });
    const [current, fresh] = [await smtp.codeTo(person.email), await smtp.codeTo(email)];
    const tooEarly = await verify(fresh);
    expect(tooEarly).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('بريدك الحالي') },
    });
    expect((await emailOf(person)).email).toBe(person.email);
    expect(await verify(current)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('أدخل الآن') },
    });
    expect((await emailOf(person)).email).toBe(person.email);
    expect((await verify(fresh)).status).toBe(200);
    expect((await emailOf(person)).email).toBe(email);
    expect((await call('GET /api/user', { token })).body.email).toBe(email);
  });

  test('a person without their mailbox can use the operator’s code instead of the mailed one', async () => {
    const { person, email, verify } = await askingPerson();
    const operatorCode = await issueConfirmationAsOperator(platform, person.email);
    expect((await verify(operatorCode ?? '')).status).toBe(200);
    expect((await verify(await smtp.codeTo(email))).status).toBe(200);
    expect((await emailOf(person)).email).toBe(email);
  });

  test('a code that matches neither mailbox is wrong', async () => {
    const { person, email, verify } = await askingPerson();
    const codes = [await smtp.codeTo(person.email), await smtp.codeTo(email)];
    const wrong = ['111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? '';
    expect((await verify(wrong)).status).toBe(422);
  });
});

test('in a fresh session the old address gets no code', async () => {
  const person = await makePerson(db);
  const body = {
    name: person.name,
    email: `new${unique()}@example.org`,
    phone_number: '01001234567',
  };
  const answer = await call('POST /api/update-profile', { as: person, body });
  expect(answer.body.confirm_current).toBe(false);
  expect((await smtp.mailTo(person.email)).text).not.toMatch(/\b\d{6}\b/);
});
