import { codes as limits } from '@nibras/contract/limits.ts';
import { checkCharacter, codeCharacters } from '@nibras/contract/text/pack-code.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { courses, packCodes } from '#platform/database/schema/index.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, passTime, platform, pool } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const minute = 60_000;
const day = 24 * 60 * minute;

type Id = { id: number };
const days = (count: number) => new Date(platform.now().getTime() + count * day).toISOString();

async function make(body: object) {
  const answer = await call('POST /api/studio/codes', {
    as: admin,
    body: { count: 3, ...body },
    remoteAddress: newNetwork(),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { batch: { id: number; name: string }; codes: [string, ...string[]] };
}
const redeem = (as: Id, code: string, remoteAddress = newNetwork()) =>
  call('POST /api/redeem', { as, body: { code }, remoteAddress });
const statusOf = async (as: Id, course: Id) =>
  (await call(`GET /api/check-enroll/${course.id}`, { as })).body;
const batchOf = async (id: number) =>
  (await call(`GET /api/studio/codes/${id}`, { as: admin })).body.batch;
const cancel = (id: number, body: object = {}) =>
  call(`POST /api/studio/codes/${id}/cancel`, { as: admin, body });

/** A code of the right form that nobody has made. */
function unknownCode(): string {
  const characters = Array.from({ length: 11 }, () =>
    codeCharacters.charAt(Math.floor(Math.random() * codeCharacters.length)),
  ).join('');
  return characters + checkCharacter(characters);
}

test('a code opens its course once, to the first who redeems it, and says so', async () => {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { name: 'بايثون', price: '100', teacherId: teacher.id });
  const { batch, codes } = await make({ courses: [course.id] });
  expect(batch.name).toBe('بايثون');
  const [first, other] = [await makePerson(db, { name: 'سلمى' }), await makePerson(db)];
  const answer = await redeem(first, codes[0]);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    message: 'فُتح لك كورس «بايثون».',
    courses: [
      { id: course.id, slug: course.slug, name: 'بايثون', image: null, access_until: null },
    ],
    credit: null,
  });
  expect(await statusOf(first, course)).toMatchObject({ status: 'joined', access_until: null });
  const notices = await call('GET /api/notifications', { as: teacher });
  expect(notices.body.notifications.data[0].text).toBe('اشتراك جديد: سلمى في كورس «بايثون».');

  expect((await redeem(other, codes[0])).status).toBe(409);
  expect(await statusOf(other, course)).toMatchObject({ status: 'none' });
  // The response may have been lost.
  const again = await redeem(first, codes[0]);
  expect(again.status).toBe(200);
  expect(again.body.courses).toHaveLength(1);
  expect(await batchOf(batch.id)).toMatchObject({ count: 3, used: 1, left: 2, state: 'active' });
});

test('of many who redeem one code at once exactly one gets it', async () => {
  const course = await makeCourse(db, { price: '100' });
  const { codes } = await make({ courses: [course.id], count: 1 });
  const people = await Promise.all(Array.from({ length: 8 }, () => makePerson(db)));
  const answers = await Promise.all(people.map((person) => redeem(person, codes[0])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  const { rows } = await pool.query('select count(*)::int from entitlements where course_id = $1', [
    course.id,
  ]);
  expect(rows[0].count).toBe(1);
});

test('one person who redeems one code twice at once gets it once', async () => {
  const { codes } = await make({ amount: '50' });
  const person = await makePerson(db);
  await Promise.all([redeem(person, codes[0]), redeem(person, codes[0])]);
  expect((await call('GET /api/credit', { as: person })).body.credit).toEqual([
    { amount: 5000, currency: 'USD' },
  ]);
});

test('a code is read as people type it', async () => {
  const { codes } = await make({ amount: '1', count: 4, prefix: 'nbr' });
  const person = await makePerson(db);
  const [a, b, c, d] = codes as unknown as [string, string, string, string];
  const typed = [
    a.toLowerCase(),
    `NBR-${b.slice(0, 4)}-${b.slice(4, 8)}-${b.slice(8)}`,
    ` ${[...c].join(' ')} `.replace(/[2-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
    `https://nibras.example/redeem#${d}`,
  ];
  for (const one of typed) expect((await redeem(person, one)).status, one).toBe(200);
});

test('a wrong, used, cancelled, early and expired code is told apart from each other', async () => {
  const person = await makePerson(db);
  const fails = async (code: string) => (await redeem(await makePerson(db), code)).body.message;
  expect(await fails(unknownCode())).toMatch(/^هذا الكود غير صحيح/);
  const { codes, batch } = await make({ amount: '10' });
  await redeem(person, codes[0]);
  expect(await fails(codes[0])).toMatch(/^استُخدم هذا الكود من قبل/);
  await cancel(batch.id);
  expect(await fails(codes[1] ?? '')).toMatch(/^أُلغي هذا الكود/);
  const later = await make({ amount: '10', valid_from: days(2), valid_until: days(4) });
  expect(await fails(later.codes[0])).toMatch(/^يبدأ استخدام هذا الكود في /);
  const move = (by: number) =>
    db.execute(sql`update code_batches set valid_from = valid_from - ${by} * interval '1 day',
      valid_until = valid_until - ${by} * interval '1 day' where id = ${later.batch.id}`);
  await move(3);
  expect((await redeem(await makePerson(db), later.codes[0])).status).toBe(200);
  await move(2);
  expect(await fails(later.codes[1] ?? '')).toMatch(/^انتهت مدة استخدام هذا الكود في /);
});

test('five wrong codes make a person wait, also for a right one; mistyped ones are no tries', async () => {
  const { codes } = await make({ amount: '10' });
  const person = await makePerson(db);
  for (let tries = 0; tries < 8; tries += 1) {
    const { status } = await redeem(person, codes[0].replace(/.$/, '').concat('!'));
    expect(status).toBe(422);
  }
  for (let tries = 0; tries < limits.triesPerPerson; tries += 1) {
    expect((await redeem(person, unknownCode())).status).toBe(422);
  }
  const locked = await redeem(person, codes[0]);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(60);
  passTime(minute);
  expect((await redeem(person, unknownCode())).status).toBe(422);
  passTime(minute);
  expect((await redeem(person, codes[0])).status).toBe(429);
  passTime(minute);
  expect((await redeem(person, codes[0])).status).toBe(200);
  // A right code forgets the wrong ones of its person.
  expect((await redeem(person, unknownCode())).status).toBe(422);
});

test('a network has twenty wrong codes, no matter who sends them', async () => {
  const network = newNetwork();
  const { codes } = await make({ amount: '10' });
  for (let tries = 0; tries < limits.triesPerNetworkAddress; tries += 1) {
    expect((await redeem(await makePerson(db), unknownCode(), network)).status).toBe(422);
  }
  expect((await redeem(await makePerson(db), codes[0], network)).status).toBe(429);
  expect((await redeem(await makePerson(db), codes[0])).status).toBe(200);
});

test('many right codes from one network are no guesses', async () => {
  const network = newNetwork();
  const { codes } = await make({ amount: '10', count: limits.triesPerNetworkAddress + 5 });
  for (const code of codes) {
    expect((await redeem(await makePerson(db), code, network)).status).toBe(200);
  }
});

test('days of access are added to those that are left', async () => {
  const course = await makeCourse(db, { price: '100' });
  const { codes } = await make({ courses: [course.id], access_days: 30 });
  const person = await makePerson(db);
  const until = async () => Date.parse((await statusOf(person, course)).access_until);
  const begin = platform.now().getTime();
  await redeem(person, codes[0]);
  expect(Math.abs((await until()) - (begin + 30 * day))).toBeLessThan(minute);
  await redeem(person, codes[1] ?? '');
  expect(Math.abs((await until()) - (begin + 60 * day))).toBeLessThan(minute);
});

test('a code that gives nothing new stays unused, and so does one whose course is not open', async () => {
  const [owned, other] = [await makeCourse(db), await makeCourse(db)];
  const person = await makePerson(db);
  const both = await make({ courses: [owned.id, other.id] });
  const single = await make({ courses: [owned.id] });
  expect((await redeem(person, single.codes[0])).status).toBe(200);
  const refused = await redeem(person, single.codes[1] ?? '');
  expect(refused.body.message).toMatch(/^لديك كل ما يفتحه هذا الكود/);
  expect(await batchOf(single.batch.id)).toMatchObject({ used: 1, left: 2 });
  // Of several courses those are opened that are new.
  const answer = await redeem(person, both.codes[0]);
  expect(answer.body.courses).toMatchObject([{ id: other.id }]);

  await db.update(courses).set({ state: 'draft' }).where(eq(courses.id, other.id));
  const closed = await make({ courses: [other.id] });
  const early = await redeem(person, closed.codes[0]);
  expect(early.body.message).toMatch(/^الكود صحيح، لكن ما يفتحه غير متاح الآن/);
  await db.update(courses).set({ state: 'hidden' }).where(eq(courses.id, other.id));
  expect((await redeem(await makePerson(db), closed.codes[0])).status).toBe(200);
});

test('a code with an amount adds to the credit of its currency', async () => {
  const { batch, codes } = await make({ amount: '١٥٠٫٥', printed_price: '160' });
  expect(batch.name).toBe('رصيد $150.50');
  const person = await makePerson(db);
  const { body } = await redeem(person, codes[0]);
  expect(body).toMatchObject({
    message: 'أُضيف $150.50 إلى رصيدك.',
    courses: [],
    credit: { amount: 15_050, currency: 'USD', balance: 15_050 },
  });
  await redeem(person, codes[1] ?? '');
  expect((await call('GET /api/credit', { as: person })).body).toEqual({
    credit: [{ amount: 30_100, currency: 'USD' }],
  });
});

test('what belongs together is asked for together', async () => {
  const course = await makeCourse(db);
  const refused = async (body: object) =>
    Object.keys(
      (await call('POST /api/studio/codes', { as: admin, body: { count: 1, ...body } })).body
        .errors ?? {},
    );
  expect(await refused({})).toEqual(['courses']);
  expect(await refused({ courses: [course.id], amount: '5' })).toEqual(['courses']);
  expect(await refused({ amount: '0' })).toEqual(['amount']);
  expect(await refused({ amount: '1.234' })).toEqual(['amount']);
  expect(await refused({ amount: '5', access_days: 3 })).toEqual(['access_days']);
  expect(await refused({ amount: '5', count: 2, gift: true })).toEqual(['count']);
  expect(await refused({ amount: '5', valid_until: '2020-01-01T00:00:00Z' })).toEqual([
    'valid_until',
  ]);
  expect(await refused({ amount: '5', valid_from: days(3), valid_until: days(2) })).toEqual([
    'valid_until',
  ]);
  expect(await refused({ amount: '5', count: limits.countMax + 1 })).toEqual(['count']);
  expect(await refused({ amount: '5', prefix: 'أ' })).toEqual(['prefix']);
  const foreign = { amount: '5', count: 1, currency: 'KWD' };
  expect((await call('POST /api/studio/codes', { as: admin, body: foreign })).status).toBe(422);
  const missing = await call('POST /api/studio/codes', {
    as: admin,
    body: { count: 1, courses: [2_000_000_000] },
  });
  expect(missing.status).toBe(404);
});

test('10,000 codes are made within two seconds of computing, all different, and only their hashes are kept', async () => {
  // CPU time, in microseconds: a busy machine stretches the time on the clock.
  const begin = process.cpuUsage();
  const { batch, codes } = await make({ amount: '10', count: limits.countMax });
  expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
  expect(new Set(codes).size).toBe(limits.countMax);
  const rows = await db.select().from(packCodes).where(eq(packCodes.batchId, batch.id));
  expect(rows).toHaveLength(limits.countMax);
  const hex = Buffer.from(codes[0]).toString('hex');
  for (const table of ['pack_codes', 'code_batches', 'audit_log', 'attempts']) {
    const { rows: found } = await pool.query(
      `select from ${table} whole where whole::text like $1 or whole::text like $2`,
      [`%${codes[0]}%`, `%${hex}%`],
    );
    expect(found, table).toEqual([]);
  }
  const [row] = rows;
  const unkeyed = await crypto.subtle.digest('SHA-256', Buffer.from(codes[0]));
  expect(rows.some(({ keyHash }) => keyHash.equals(Buffer.from(unkeyed)))).toBe(false);
  expect(row?.keyHash).toHaveLength(32);
});

test('what is left of several batches is cancelled in one call, and an undo makes it all valid again', async () => {
  const [one, other] = [await make({ amount: '10' }), await make({ amount: '10', count: 2 })];
  const ids = [other.batch.id, one.batch.id];
  const cancelAll = (batches: number[]) =>
    call('POST /api/studio/codes/cancel', { as: admin, body: { batches } });
  expect((await cancelAll([one.batch.id, 2_000_000])).status).toBe(404);
  const { body } = await cancelAll(ids);
  expect(body.changed).toBe(5);
  expect(body.undo).toHaveLength(2);
  expect((await cancelAll(ids)).body).toEqual({ changed: 0, undo: [] });
  await call('POST /api/studio/undo', { as: admin, body: { entries: body.undo } });
  expect(await batchOf(one.batch.id)).toMatchObject({ left: 3, cancelled: 0 });
  expect(await batchOf(other.batch.id)).toMatchObject({ left: 2, cancelled: 0 });
});

test('unused codes of a lost sheet are cancelled by their numbers, and an undo makes them valid again', async () => {
  const { batch, codes } = await make({ amount: '10', count: 10 });
  const person = await makePerson(db);
  await redeem(person, codes[2] ?? '');
  const { body } = await cancel(batch.id, { from: 1, to: 5 });
  expect(body).toMatchObject({ cancelled: 4, batch: { used: 1, cancelled: 4, left: 5 } });
  expect((await redeem(person, codes[0])).status).toBe(409);
  expect((await redeem(person, codes[6] ?? '')).status).toBe(200);
  expect((await call(`POST /api/studio/undo/${body.undo}`, { as: admin })).status).toBe(200);
  expect((await redeem(person, codes[0])).status).toBe(200);
  expect((await cancel(batch.id, { from: 5, to: 11 })).status).toBe(422);
  expect((await cancel(batch.id, { from: 5, to: 4 })).status).toBe(422);
  const all = await cancel(batch.id);
  expect(all.body.batch).toMatchObject({ state: 'cancelled', left: 0, used: 3 });
  expect((await cancel(batch.id)).body).toMatchObject({ cancelled: 0, undo: null });
});

test('a report says of each number by whom and when it was used, and a code is found by typing it', async () => {
  const course = await makeCourse(db);
  const { batch, codes } = await make({ courses: [course.id], name: 'مكتبة النور' });
  const person = await makePerson(db, { name: 'هالة' });
  await redeem(person, codes[1] ?? '');
  await cancel(batch.id, { from: 3 });
  const list = async (query = '') =>
    (await call(`GET /api/studio/codes/${batch.id}/codes?${query}`, { as: admin })).body.codes;
  expect((await list()).data).toMatchObject([
    { number: 1, state: 'left', by: null, at: null },
    { number: 2, state: 'used', by: { name: 'هالة', email: person.email } },
    { number: 3, state: 'cancelled', by: null },
  ]);
  expect((await list('state=used')).data).toMatchObject([{ number: 2 }]);
  expect((await list('state=left')).meta.total).toBe(1);
  const csv = await call(`GET /api/studio/codes/${batch.id}/report`, { as: admin });
  expect(csv.raw.toString().split('\r\n')[2]).toMatch(
    new RegExp(`^2,استُخدم,هالة,${person.email},`),
  );
  const find = (code: string) => call('POST /api/studio/codes/find', { as: admin, body: { code } });
  expect((await find((codes[1] ?? '').toLowerCase())).body).toMatchObject({
    code: { number: 2, state: 'used', by: { name: 'هالة' } },
    batch: { id: batch.id, name: 'مكتبة النور' },
  });
  expect((await find(unknownCode())).status).toBe(404);
  expect((await find('abc')).status).toBe(422);
});

test('batches are found by name, prefix and course, and filtered by state', async () => {
  const course = await makeCourse(db, { name: 'أساسيّات الخوارزميات' });
  const one = await make({ courses: [course.id], name: 'سنتر الأمل', prefix: 'AML' });
  const early = await make({ amount: '3', valid_from: days(5), name: 'سنتر الغد' });
  const ids = async (query: string) =>
    (await call(`GET /api/studio/codes?${query}`, { as: admin })).body.batches.data.map(
      ({ id }: Id) => id,
    );
  expect(await ids(`search=${encodeURIComponent('امل')}`)).toEqual([one.batch.id]);
  expect(await ids('search=aml')).toEqual([one.batch.id]);
  expect(await ids(`search=${encodeURIComponent('اساسيات الخوارزميات')}`)).toEqual([one.batch.id]);
  expect(await ids(`state=early&search=${encodeURIComponent('سنتر')}`)).toEqual([early.batch.id]);
  expect(await ids('search=zzz')).toEqual([]);
});

test('a gift is one code with a link, which the server gives once', async () => {
  const { body } = await call('POST /api/studio/codes', {
    as: admin,
    body: { amount: '20', count: 1, gift: true },
  });
  expect(body.link).toMatch(new RegExp(`/redeem#${body.codes[0]}$`));
  expect(JSON.stringify(await batchOf(body.batch.id))).not.toContain(body.codes[0]);
});

test('the log tells who made, printed and cancelled codes, and no code', async () => {
  const { batch, codes } = await make({ amount: '10', name: 'سجل' });
  await cancel(batch.id);
  const { rows } = await pool.query(
    "select action, name, details, person_id from audit_log where kind = 'code-batch' and item_id = $1 order by id",
    [batch.id],
  );
  expect(rows).toMatchObject([
    { action: 'codes-made', name: 'سجل', details: { count: 3 }, person_id: admin.id },
    { action: 'codes-cancelled', details: { count: 3 } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(codes[0]);
});
