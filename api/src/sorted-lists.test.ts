import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCodeBatch } from '#factories/codes.ts';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makeOrder } from '#factories/inbox.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle, makeProject, makeService } from '#factories/publishing.ts';
import { makePurchase } from '#factories/purchases.ts';
import { makeBundle, makeCoupon } from '#factories/selling.ts';
import { enrolments, packCodes, pages } from '#platform/database/schema/index.ts';
import { startTestApp } from './testing/test-app.ts';

/* Every list of the studio that is sorted by its columns, and its file. */

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db, { name: 'ي المديرة' });

async function get(path: string, as: { id: number } = admin) {
  const { status, body } = await call(`GET /api/studio/${path}` as 'GET /x', { as });
  expect(status, path).toBe(200);
  return body;
}

/** The lines of a file without its headings. */
async function csv(path: string, as: { id: number } = admin): Promise<string[]> {
  const { status, raw } = await call(`GET /api/studio/${path}` as 'GET /x', { as });
  expect(status, path).toBe(200);
  return raw.toString().trimEnd().split('\r\n').slice(1);
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const day = (number: number) => new Date(Date.UTC(2030, 0, number));

/** What is last in the log. */
const lastAction = async () => (await get('log')).entries.data[0].action;

describe('coupons', async () => {
  const late = await makeCoupon(db, { code: 'SORT-B', endsAt: day(9) });
  const never = await makeCoupon(db, { code: 'SORT-C', endsAt: null });
  const soon = await makeCoupon(db, { code: 'SORT-A', endsAt: day(2) });
  const list = async (query: string) =>
    idsOf((await get(`coupons?search=sort-${query}`)).coupons.data);

  test.each([
    ['', [soon.id, never.id, late.id]],
    ['&sort=-created', [late.id, never.id, soon.id]],
    ['&sort=code', [soon.id, late.id, never.id]],
    ['&sort=-code', [never.id, late.id, soon.id]],
    ['&sort=ends', [soon.id, late.id, never.id]],
    ['&sort=-ends', [never.id, late.id, soon.id]],
  ])('are sorted: %s', async (sort, ids) => {
    expect(await list(sort)).toEqual(ids);
  });

  test('are exported in that order', async () => {
    const lines = await csv('coupons/export?search=sort-&sort=-code');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['SORT-C', 'SORT-B', 'SORT-A']);
  });

  test('are not sorted by what is no column', async () => {
    expect((await call('GET /api/studio/coupons?sort=uses', { as: admin })).status).toBe(422);
  });
});

describe('bundles', async () => {
  const dear = await makeBundle(db, { name: 'باقة ب', price: '90' });
  const cheap = await makeBundle(db, { name: 'باقة أنيقة', price: '10' });
  const formula = await makeBundle(db, { name: '=1+1', price: '50' });
  const ids = async (query: string) => idsOf((await get(`bundles${query}`)).bundles.data);

  test('are sorted by name and by price, both ways', async () => {
    expect(await ids('?sort=price')).toEqual([dear.id, formula.id, cheap.id]);
    expect(await ids('?sort=-price')).toEqual([cheap.id, formula.id, dear.id]);
    expect(await ids('?sort=name')).toEqual([formula.id, cheap.id, dear.id]);
    expect(await ids('')).toEqual([formula.id, cheap.id, dear.id]);
  });

  test('are exported as the list shows them, without a formula, and the log says so', async () => {
    const lines = await csv('bundles/export?sort=price');
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      [dear.id, formula.id, cheap.id].map(String),
    );
    expect(lines[1]).toContain("'=1+1");
    expect(await csv(`bundles/export?search=${encodeURIComponent('أنيقة')}`)).toHaveLength(1);
    expect(await lastAction()).toBe('bundles-exported');
  });
});

describe('codes', async () => {
  const small = await makeCodeBatch(db, { name: 'أولى', count: 2, validUntil: day(5) });
  const large = await makeCodeBatch(db, { name: 'ثانية', count: 3, validUntil: null });
  const ids = async (query: string) => idsOf((await get(`codes${query}`)).batches.data);

  test('have their batches sorted by name, number and end', async () => {
    expect(await ids('?sort=name')).toEqual([small.id, large.id]);
    expect(await ids('?sort=count')).toEqual([large.id, small.id]);
    expect(await ids('?sort=-count')).toEqual([small.id, large.id]);
    expect(await ids('?sort=ends')).toEqual([small.id, large.id]);
    expect(await ids('?sort=-ends')).toEqual([large.id, small.id]);
  });

  test('have their batches exported', async () => {
    const lines = await csv('codes/export?sort=count');
    expect(lines.map((line) => line.split(',')[0])).toEqual([String(large.id), String(small.id)]);
    expect(await lastAction()).toBe('batches-exported');
  });

  test('of a batch are sorted by their use, and reported in that order', async () => {
    const use = (number: number, at: Date) =>
      db
        .update(packCodes)
        .set({ redeemedAt: at })
        .where(eq(packCodes.id, large.codes[number - 1]?.id ?? 0));
    await use(1, day(1));
    await use(3, day(2));
    const { codes: listed } = await get(`codes/${large.id}/codes?sort=used`);
    expect(listed.data.map(({ number }: { number: number }) => number)).toEqual([3, 1, 2]);
    const lines = await csv(`codes/${large.id}/report?sort=-number&state=used`);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['3', '1']);
    expect(await csv(`codes/${large.id}/report`)).toHaveLength(3);
  });
});

describe('enrolments', async () => {
  const teacher = await makeTeacher(db, { name: 'ي معلم' });
  const course = await makeCourse(db, { teacherId: teacher.id });
  const other = await makeCourse(db);
  const enrol = async (
    name: string,
    joined: number,
    until: number | null,
    courseId = course.id,
  ) => {
    const person = await makePerson(db, { name });
    const row = await makeEnrolment(db, { courseId, personId: person.id });
    await db
      .update(enrolments)
      .set({ joinedAt: day(joined), accessUntil: until === null ? null : day(until) })
      .where(eq(enrolments.id, row.id));
    return row.id;
  };
  const b = await enrol('ب', 1, 20);
  const c = await enrol('ت', 3, null);
  const a = await enrol('أ', 2, 10);
  const foreign = await enrol('أ', 4, 30, other.id);
  const ids = async (query: string, as = admin) =>
    idsOf((await get(`enrolments${query}`, as)).enrolments.data);

  test.each([
    ['?sort=name', [a, foreign, b, c]],
    ['?sort=-name', [c, b, foreign, a]],
    ['?sort=ends', [a, b, foreign, c]],
    ['?sort=-ends', [c, foreign, b, a]],
    ['?sort=joined', [foreign, c, a, b]],
    ['?sort=-joined', [b, a, c, foreign]],
  ])('are sorted by %s', async (query, order) => {
    expect(await ids(query)).toEqual(order);
  });

  test('of a course, and of a teacher, are sorted too', async () => {
    expect(await ids(`?sort=name&course=${course.id}`)).toEqual([a, b, c]);
    expect(await ids('?sort=-name', teacher)).toEqual([c, b, a]);
    expect(await ids('?sort=name&search=ت')).toEqual([c]);
  });

  test('are exported for the courses that the caller enrols people in', async () => {
    const names = (lines: string[]) => lines.map((line) => line.split(',')[0]);
    expect(names(await csv('enrolments/export?sort=name', teacher))).toEqual(['أ', 'ب', 'ت']);
    expect(await lastAction()).toBe('enrolments-exported');
    expect(await csv('enrolments/export')).toHaveLength(4);
    expect(await csv(`enrolments/export?course=${other.id}`)).toHaveLength(1);
    const student = await makePerson(db);
    const refused = await call('GET /api/studio/enrolments/export', { as: student });
    expect(refused.status).toBe(403);
  });
});

describe('purchases', async () => {
  const make = async (total: number, paid: number | null) => {
    const state = paid === null ? 'open' : 'paid';
    const paidAt = paid === null ? null : day(paid);
    return (await makePurchase(db, { price: total, createdAt: day(1), state, paidAt })).id;
  };
  const cheap = await make(100, 9);
  const dear = await make(900, 2);
  const same = await make(100, null);
  const ids = async (query: string) => idsOf((await get(`purchases${query}`)).purchases);

  test.each([
    ['?sort=total', [dear, same, cheap]],
    ['?sort=-total', [cheap, same, dear]],
    ['?sort=day', [cheap, dear, same]],
    ['?sort=-made', [cheap, dear, same]],
  ])('are sorted by %s', async (query, order) => {
    expect(await ids(query)).toEqual(order);
  });

  test.each(['total', '-total', 'day', '-day'])(
    'of the next page come after those of the one before: %s',
    async (sort) => {
      const all = await ids(`?sort=${sort}`);
      expect(await ids(`?sort=${sort}&before=${all[0]}`)).toEqual(all.slice(1));
      expect(await ids(`?sort=${sort}&before=${all[1]}`)).toEqual(all.slice(2));
    },
  );

  test('are exported in that order', async () => {
    const { purchases: listed } = await get('purchases?sort=-total');
    const lines = await csv('purchases/export?sort=-total');
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      listed.map(({ reference }: { reference: string }) => reference),
    );
  });
});

describe('people', async () => {
  const first = await makePerson(db, { name: 'سامر المرتب', email: 'sorted-1@example.org' });
  const second = await makePerson(db, { name: 'أيمن المرتب', email: 'sorted-2@example.org' });
  const third = await makePerson(db, { name: 'سامر المرتب', email: 'sorted-3@example.org' });
  const found = async (query: string) =>
    idsOf((await get(`people/list?search=${encodeURIComponent('المرتب')}${query}`)).people);

  test('are sorted by name, those of one name by their accounts, both ways and from page to page', async () => {
    expect(await found('&sort=name')).toEqual([second.id, first.id, third.id]);
    expect(await found('&sort=-name')).toEqual([third.id, first.id, second.id]);
    expect(await found(`&sort=name&before=${first.id}`)).toEqual([third.id]);
    expect(await found(`&sort=-name&before=${third.id}`)).toEqual([first.id, second.id]);
    expect(await found('&sort=-created')).toEqual([first.id, second.id, third.id]);
  });

  test('are sorted without a search', async () => {
    const up = idsOf((await get('people/list?sort=name')).people);
    const down = idsOf((await get('people/list?sort=-name')).people);
    expect(down).toEqual(up.toReversed());
    const after = await get(`people/list?sort=-name&before=${down[0]}`);
    expect(idsOf(after.people)).toEqual(down.slice(1));
  });

  test('are exported in that order', async () => {
    const lines = await csv(`people/export?search=${encodeURIComponent('المرتب')}&sort=name`);
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual([
      second.id,
      first.id,
      third.id,
    ]);
  });
});

test('orders are read from the oldest, also in a search and from page to page', async () => {
  const made = [];
  for (const name of ['أول', 'ثانٍ', 'ثالث'])
    made.push((await makeOrder(db, { name: `مرتب ${name}` })).id);
  const ids = async (query: string) => idsOf((await get(`orders${query}`)).items);
  expect(await ids('')).toEqual(made.toReversed());
  expect(await ids('?sort=-created')).toEqual(made);
  expect(await ids(`?sort=-created&before=${made[0]}`)).toEqual(made.slice(1));
  expect(await ids(`?sort=-created&search=${encodeURIComponent('مرتب')}`)).toEqual(made);
  const lines = await csv('orders/export?sort=-created');
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(made);
});

test('own pages are filtered by state and sorted, and exported so', async () => {
  await db.delete(pages);
  const values = [
    { slug: 'b', name: 'ب', state: 'published' as const, createdAt: day(1), updatedAt: day(2) },
    { slug: 'a', name: 'أ', state: 'draft' as const, createdAt: day(2), updatedAt: day(1) },
  ];
  const [second, first] = await db.insert(pages).values(values).returning({ id: pages.id });
  const ids = async (query: string) => idsOf((await get(`pages${query}`)).pages.data);
  expect(await ids('')).toEqual([second?.id, first?.id]);
  expect(await ids('?sort=name')).toEqual([first?.id, second?.id]);
  expect(await ids('?sort=created')).toEqual([first?.id, second?.id]);
  expect(await ids('?sort=-changed')).toEqual([first?.id, second?.id]);
  expect(await ids('?state=draft')).toEqual([first?.id]);
  const lines = await csv('pages/export?sort=name');
  expect(lines.map((line) => line.split(',')[2])).toEqual(['a', 'b']);
  expect(await csv('pages/export?state=draft')).toHaveLength(1);
});

test.each([
  ['articles', makeArticle],
  ['services', makeService],
  ['projects', makeProject],
] as const)('%s are sorted both ways and exported as their list shows them', async (path, make) => {
  const last = await make(db, { name: 'ي الأخير', createdAt: day(1) });
  const first = await make(db, { name: 'ا الأول', createdAt: day(2) });
  const ids = async (query: string) => idsOf((await get(`${path}${query}`))[path].data);
  expect((await ids('?sort=name')).filter((id) => [first.id, last.id].includes(id))).toEqual([
    first.id,
    last.id,
  ]);
  const turned = await ids('?sort=-name');
  expect(turned).toEqual((await ids('?sort=name')).toReversed());
  expect((await ids('?sort=-created'))[0]).toBe(last.id);
  const lines = await csv(`${path}/export?sort=-name`);
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(turned);
  expect(await lastAction()).toBe('items-exported');
  const student = await makePerson(db);
  const refused = await call(`GET /api/studio/${path}/export` as 'GET /x', { as: student });
  expect(refused.status).toBe(403);
});
