import { emailChanges, code as rules } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { people } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, passTime, smtp } = await startTestApp();

const newAddress = () => `new${unique()}-${Date.now()}@example.org`;

/** Updates a person's profile; omitted fields keep their values. */
const update = (person: { id: number; name: string; email: string }, changes: object = {}) =>
  call('POST /api/update-profile', {
    as: person,
    body: { name: person.name, email: person.email, phone_number: '01001234567', ...changes },
  });
async function rowOf({ id }: { id: number }) {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  if (!row) throw new Error('the person is gone');
  return row;
}
const mailsTo = (address: string) =>
  smtp.mails.filter(({ recipients }) => recipients.includes(address));

test('name and number change at once, the number in ASCII digits', async () => {
  const person = await makePerson(db);
  const answer = await update(person, { name: '  سلمى حسن ', phone_number: '+٢٠ ١٠٠ ۱۲۳ 4567' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'تم تحديث البيانات بنجاح',
      user: { id: person.id, name: 'سلمى حسن', phone_number: '+20 100 123 4567' },
      pending_email: null,
    },
  });
  expect((await call('GET /api/student', { as: person })).body).toEqual({
    ...answer.body.user,
    has_password: false,
    pending_email: null,
  });
});

test('the name alone changes, and the number and the address stay', async () => {
  const person = await makePerson(db, { phoneNumber: '01001234567' });
  const renamed = await call('PUT /api/name', { as: person, body: { name: '  سلمى حسن ' } });
  expect(renamed).toMatchObject({
    status: 200,
    body: {
      message: 'حُفظ اسمك',
      user: { name: 'سلمى حسن', email: person.email, phone_number: '01001234567' },
    },
  });
  expect((await rowOf(person)).name).toBe('سلمى حسن');
});

test.each([
  ['no name', {}],
  ['an empty name', { name: ' ' }],
  ['two lines', { name: 'أ\nب' }],
])('a change of the name is refused with %s', async (_case, body) => {
  const person = await makePerson(db);
  const refused = await call('PUT /api/name', { as: person, body });
  expect(refused).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
  expect((await rowOf(person)).name).toBe(person.name);
});

test('accepts a form, multipart or urlencoded', async () => {
  const person = await makePerson(db);
  const fields = { name: 'من نموذج', email: person.email, phone_number: '01001234567' };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect((await call('POST /api/update-profile', { as: person, body: form })).status).toBe(200);
  const urlencoded = await call('POST /api/update-profile', {
    as: person,
    payload: new URLSearchParams({ ...fields, name: 'من عنوان' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(urlencoded.body.user.name).toBe('من عنوان');
});

test('a new address takes effect with its code, and the old one is notified', async () => {
  const person = await makePerson(db);
  const email = newAddress();
  const answer = await update(person, { email: email.toUpperCase(), name: 'اسم جديد' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: expect.stringContaining('كود التحقق'),
      user: { email: person.email, name: 'اسم جديد' },
      pending_email: email,
      resend_after: rules.resendAfter / 1000,
    },
  });
  const notice = await smtp.mailTo(person.email);
  expect(notice.text).toContain(email);
  expect(notice.text).not.toMatch(/\b\d{6}\b/);

  const code = await smtp.codeTo(email);
  expect((await call('POST /api/verify-email', { as: person, body: { code } })).status).toBe(200);
  expect((await call('GET /api/student', { as: person })).body.email).toBe(email);
});

test('again within 60 s sends nothing and the code stays valid; later sends a new one', async () => {
  const person = await makePerson(db);
  const email = newAddress();
  await update(person, { email });
  const first = await smtp.codeTo(email);
  const again = await update(person, { email });
  expect(again.body).toMatchObject({ pending_email: email, resend_after: expect.any(Number) });
  expect(again.body.resend_after).toBeLessThanOrEqual(rules.resendAfter / 1000);

  passTime(rules.resendAfter);
  await update(person, { email });
  const second = await smtp.codeTo(email, 2);
  expect(mailsTo(email)).toHaveLength(2);
  expect(mailsTo(person.email)).toHaveLength(1);
  if (first !== second) {
    const old = await call('POST /api/verify-email', { as: person, body: { code: first } });
    expect(old.status).toBe(422);
  }
  const right = await call('POST /api/verify-email', { as: person, body: { code: second } });
  expect(right.status).toBe(200);
});

test('saving with the current address does not change a pending one', async () => {
  const person = await makePerson(db);
  const email = newAddress();
  await update(person, { email });
  const code = await smtp.codeTo(email);
  expect((await update(person, { name: 'اسم آخر' })).body.pending_email).toBeNull();
  expect((await call('POST /api/verify-email', { as: person, body: { code } })).status).toBe(200);
  expect(await rowOf(person)).toMatchObject({ email, name: 'اسم آخر', pendingEmail: null });
});

test("another person's address is refused and nothing is changed", async () => {
  const [person, other] = [await makePerson(db), await makePerson(db)];
  const answer = await update(person, { name: 'لن يُحفظ', email: other.email.toUpperCase() });
  expect(answer).toMatchObject({ status: 409, body: { errors: { email: [expect.any(String)] } } });
  expect(await rowOf(person)).toMatchObject({ name: person.name, pendingEmail: null });
  expect(mailsTo(other.email)).toEqual([]);
});

test('requests for new addresses are limited per person, including refused ones', async () => {
  const [person, other] = [await makePerson(db), await makePerson(db)];
  for (let requested = 0; requested < emailChanges.perHour; requested += 1) {
    expect((await update(person, { email: other.email })).status).toBe(409);
  }
  const refused = await update(person, { email: other.email });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await update(person, { name: 'ما زال يحفظ' })).status).toBe(200);
  passTime(60 * 60_000);
  expect((await update(person, { email: other.email })).status).toBe(409);
});

test('two people who request the same address both get a code, and one gets the address', async () => {
  const candidates = [await makePerson(db), await makePerson(db)] as const;
  const email = newAddress();
  const answers = await Promise.all(candidates.map((person) => update(person, { email })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await smtp.codeTo(email, 2);
  const confirmed: number[] = [];
  for (const { text = '' } of mailsTo(email)) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    const tries = await Promise.all(
      candidates.map((person) => call('POST /api/verify-email', { as: person, body: { code } })),
    );
    confirmed.push(...tries.map(({ status }) => status));
  }
  expect(confirmed.filter((status) => status === 200)).toHaveLength(1);
});

test.each([
  ['name', ''],
  ['name', 'سطر\nآخر'],
  ['name', 'س'.repeat(101)],
  ['name', 5],
  ['email', ''],
  ['email', 'ليس بريدًا'],
  ['email', `${'a'.repeat(250)}@example.org`],
  ['phone_number', ''],
  ['phone_number', 'رقمي عند أخي'],
  ['phone_number', '12345'],
  ['phone_number', '1'.repeat(16)],
  ['phone_number', null],
])('an invalid %s is reported for the field: %j', async (field, value) => {
  const person = await makePerson(db);
  const answer = await update(person, { [field]: value });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ [field]: [expect.any(String)] });
  expect((await rowOf(person)).phoneNumber).toBeNull();
});

test('a missing field is reported, and other columns cannot be changed', async () => {
  const person = await makePerson(db);
  const missing = await call('POST /api/update-profile', { as: person, body: { name: 'سلمى' } });
  expect(Object.keys(missing.body.errors).toSorted()).toEqual(['email', 'phone_number']);
  const other = await makePerson(db);
  await update(person, { id: other.id, role: 'admin', photo_path: 'x' });
  expect(await rowOf(person)).toMatchObject({ role: 'student', photoPath: null });
  expect(await rowOf(other)).toMatchObject({ name: other.name });
});

test('requires a sign-in', async () => {
  const body = { name: 'سلمى', email: 'a@example.org', phone_number: '01001234567' };
  expect((await call('POST /api/update-profile', { body })).status).toBe(401);
});
