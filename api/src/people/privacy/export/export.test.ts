import { buffer } from 'node:stream/consumers';
import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { eq, getTableName } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeConversation, makeMessage } from '#factories/conversations.ts';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson, makeSession } from '#factories/people.ts';
import { makePaidPurchase } from '#factories/receipts.ts';
import { auditLog, contactMessages, dataRequests, mails } from '#platform/database/schema/index.ts';
import { columnName, columnOf } from '#platform/privacy/column-names.ts';
import { issueReceipt } from '#selling/receipts/index.ts';
import { registered } from '../../../features.ts';
import { fillEveryReference } from '../../../testing/fill-references.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { startTestApp } from '../../../testing/test-app.ts';

import { buildExport } from './build-export.ts';
import { collectExport } from './collect-export.ts';
import { purgeExports } from './purge-exports.ts';

const { personalData } = registered;
const { entries, entryOf } = registered.personalData;

const { app, call, db, expectErrors, passTime, platform, tokenOf } = await startTestApp({
  work: false,
});
const privacy = { ...platform, personalData };
let person: Awaited<ReturnType<typeof makePerson>>;
beforeEach(async () => {
  person = await makePerson(db, { name: 'نور الدين' });
});

const ask = (as: { id: number }) => call('POST /api/my-data/export', { as });
const state = async (as: { id: number }) =>
  (await call('GET /api/my-data/export', { as })).body.data?.state;
const collect = (id: number, last = true) => collectExport(privacy, { id, last });
async function ready(as: { id: number }) {
  const { body } = await ask(as);
  await collect(body.data.id);
  return body.data.id as number;
}
const address = (as: { id: number }) => call('GET /api/my-data/export/address', { as });
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
async function contentsOf(id: number, on = platform) {
  const path = await buildExport({ ...on, personalData }, id);
  const zip = await readZip(await buffer(on.storage.read(path)));
  const tables = [...zip].flatMap(([name, content]) =>
    name.endsWith('.json') ? Object.entries<Exported>(JSON.parse(content.toString()).tables) : [],
  );
  return { zip, tables: Object.fromEntries(tables) };
}
interface Exported {
  rows: Record<string, unknown>[];
  acted: Record<string, unknown>[];
}

test('a person asks for their data, is told by notice and mail, and downloads them', async () => {
  expect(await state(person)).toBeUndefined();
  const { status, body } = await ask(person);
  expect({ status, state: body.data.state }).toEqual({ status: 200, state: 'waiting' });
  expect((await ask(person)).body.data.id).toBe(body.data.id);
  expect((await address(person)).status).toBe(404);
  await collect(body.data.id);
  expect(await state(person)).toBe('ready');
  const notices = await call('GET /api/notifications', { as: person });
  expect(notices.body.notifications.data).toMatchObject([{ link: '/account/data' }]);
  expect(await db.$count(mails, eq(mails.recipient, person.email))).toBe(1);
  const log = await db.select().from(auditLog).where(eq(auditLog.itemId, person.id));
  expect(log).toMatchObject([{ action: 'data-requested', personId: person.id }]);

  const { url } = (await address(person)).body.data;
  const file = await app.inject({ url: pathOf(url) });
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; .*my-data-\d{4}-\d\d-\d\d\.zip/,
  );
  const zip = await readZip(file.rawPayload);
  expect(zip.get('بياناتي.html')?.toString()).toContain('نور الدين');
  const { tables } = JSON.parse(zip.get('data/account.json')?.toString() ?? '');
  expect(tables.people.rows).toMatchObject([{ id: person.id, email: person.email }]);
  expect(tables.people.rows[0].created_at).toBe(person.createdAt.toISOString());
});

describe('nobody else gets it', () => {
  test('a session without a fresh code can neither ask nor download', async () => {
    const token = await makeSession(db, person, { provenAt: null });
    expect((await call('POST /api/my-data/export', { token })).status).toBe(403);
    await ready(person);
    expect((await call('GET /api/my-data/export/address', { token })).status).toBe(403);
  });

  test('the address is refused with another person, another signature and after ten minutes', async () => {
    const other = await makePerson(db);
    await ready(person);
    expect((await address(other)).status).toBe(404);
    const path = pathOf((await address(person)).body.data.url);
    const headers = { authorization: `Bearer ${await tokenOf(other)}` };
    expect((await app.inject({ url: path, headers })).statusCode).toBe(404);
    const forged = path.replace(`person=${person.id}`, `person=${other.id}`);
    expect((await app.inject({ url: forged })).statusCode).toBe(404);
    expect((await app.inject({ url: path.split('?')[0] ?? '' })).statusCode).toBe(404);
    passTime(limits.exportAddressLifetime + 1000);
    expect((await app.inject({ url: path })).statusCode).toBe(403);
  });

  test('in the browser the address is tied to the browsers of its owner', async () => {
    await ready(person);
    const token = await makeSession(db, person, { provenAt: platform.now() });
    const headers = { 'sec-fetch-site': 'same-origin', host: 'localhost' };
    const answer = await call('GET /api/my-data/export/address', { token, headers });
    const path = pathOf(answer.body.data.url);
    expect((await app.inject({ url: path })).statusCode).toBe(404);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect((await app.inject({ url: path, headers: { cookie } })).statusCode).toBe(200);
  });
});

test('four requests in a day are too many', async () => {
  for (let count = 0; count < limits.exportsPerDay; count += 1) await ready(person);
  expect((await ask(person)).status).toBe(429);
  expect(await db.$count(dataRequests, eq(dataRequests.personId, person.id))).toBe(3);
});

test('an export that fails is tried again, and at last says that it failed', async () => {
  const { body } = await ask(person);
  const full = {
    ...platform,
    storage: { ...platform.storage, write: () => Promise.reject(new Error('the disk is full')) },
  };
  await expect(
    collectExport({ ...full, personalData }, { id: body.data.id, last: false }),
  ).rejects.toThrow('full');
  expect(await state(person)).toBe('waiting');
  expectErrors();
  await collectExport({ ...full, personalData }, { id: body.data.id, last: true });
  expect(await state(person)).toBe('failed');
  expect(await ready(person)).toBeGreaterThan(body.data.id);
});

test('of a conversation the own messages are whole, and received ones without their files', async () => {
  const other = await makePerson(db, { name: 'اسم لا يخصه', phoneNumber: '01055555555' });
  const { id: conversationId } = await makeConversation(db, [person, other]);
  const sent = { filePath: 'private/sent/own/صورتي.png', fileName: 'صورتي.png' };
  const received = { filePath: 'private/sent/other/سرّ.pdf', fileName: 'سرّ.pdf' };
  for (const { filePath } of [sent, received]) {
    await platform.storage.write(filePath, Buffer.from(`content of ${filePath}`));
  }
  await makeMessage(db, { conversationId, personId: person.id, body: 'سؤالي', ...sent });
  await makeMessage(db, { conversationId, personId: other.id, body: 'جوابه', ...received });
  await makeMessage(db, {
    conversationId,
    personId: other.id,
    body: 'أُخفيت',
    hiddenAt: new Date(),
  });
  const { zip, tables } = await contentsOf(person.id);
  const rows = tables.messages?.rows ?? [];
  expect(rows.map(({ body }) => body)).toEqual(['سؤالي', 'جوابه']);
  expect(rows[1]).not.toHaveProperty('file_path');
  const name = String(rows[0]?.file_path);
  expect(name).toMatch(/^files\/messages\/\d+-صورتي\.png$/);
  expect(zip.get(name)?.toString()).toContain('content of private/sent/own');
  const all = Buffer.concat([...zip.values()]).toString();
  for (const secret of ['content of private/sent/other', other.name, other.email, '01055555555']) {
    expect(all).not.toContain(secret);
  }
});

test('what was written to the provider from the same address, and receipts as PDF, are in it', async () => {
  const message = { name: 'نور', subject: 'سؤال', message: 'متى يبدأ الكورس؟' };
  await db.insert(contactMessages).values({ ...message, email: person.email.toUpperCase() });
  const purchase = await makePaidPurchase(db, { personId: person.id });
  await db.transaction((tx) => issueReceipt(tx, { purchase: purchase.id, now: new Date() }));
  const course = await makeCourse(db, { name: 'أساسيات الشبكات' });
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  const { zip, tables } = await contentsOf(person.id);
  expect(tables.contact_messages?.rows).toMatchObject([{ message: 'متى يبدأ الكورس؟' }]);
  expect(tables.enrolments?.rows).toMatchObject([{ course_name: 'أساسيات الشبكات' }]);
  const documents = [...zip].filter(([name]) => name.startsWith('receipts/'));
  expect(documents).toHaveLength(1);
  expect(documents[0]?.[1].subarray(0, 5).toString()).toBe('%PDF-');
});

test('after a day the file is removed, and the page says so', async () => {
  const id = await ready(person);
  const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
  const path = row?.path ?? '';
  await purgeExports(platform);
  expect(await platform.storage.stat(path)).not.toBeNull();
  passTime(limits.exportLifetime + 1000);
  const later = new Date(platform.now().getTime() + limits.exportLifetime);
  const token = await makeSession(db, person, {
    provenAt: platform.now(),
    accessExpiresAt: later,
  });
  const stateNow = async () => (await call('GET /api/my-data/export', { token })).body.data.state;
  expect(await stateNow()).toBe('expired');
  await purgeExports(platform);
  expect(await platform.storage.stat(path)).toBeNull();
  expect(await stateNow()).toBe('expired');
  expect((await call('GET /api/my-data/export/address', { token })).status).toBe(404);
});

describe('with a row in every table that refers to people', async () => {
  // In a database of its own, whose checks are dropped.
  const own = await startTestApp({ work: false });
  const people = [await makePerson(own.db), await makePerson(own.db), await makePerson(own.db)];
  const [keep, remove, other] = people.map(({ id }) => id) as [number, number, number];
  const references = await fillEveryReference(own.pool, { keep, remove, other });

  test('the export has every row that a foreign key leads to', async () => {
    const { tables } = await contentsOf(remove, own.platform);
    const missing: string[] = [];
    for (const { name, table, column } of references) {
      const entry = entryOf(table);
      const link = entry?.links.find(({ columns }) =>
        columns.some((key) => columnName(columnOf(entry, key)) === column),
      );
      if (!entry || link?.exported === 'no') continue;
      const { rows } = await own.pool.query(
        `select count(*)::int as count from ${table} where ${column} = $1`,
        [remove],
      );
      const { rows: whole = [], acted = [] } = tables[table] ?? {};
      const mentions = acted.filter((row) => row[column] === remove).length;
      if (rows[0].count === 0 || whole.length + mentions < rows[0].count) missing.push(name);
    }
    expect(references.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });

  test('no secret is in it', async () => {
    const sentinel = 'e7b1-secret';
    const client = await own.pool.connect();
    await client.query('set session_replication_role = replica');
    let planted = 0;
    for (const entry of entries) {
      const { table, columns } = entry;
      for (const [key, { kind }] of Object.entries(columns)) {
        if (kind !== 'secret') continue;
        const column = columnOf(entry, key);
        const type = column.getSQLType();
        if (!['text', 'bytea', 'jsonb'].includes(type)) continue;
        const each = '|| md5(random()::text)';
        const value =
          type === 'bytea'
            ? `convert_to('${sentinel}' ${each}, 'UTF8')`
            : type === 'jsonb'
              ? `to_jsonb('${sentinel}'::text)`
              : `'${sentinel}' ${each}`;
        const { rowCount } = await client.query(
          `update ${getTableName(table)} set "${columnName(column)}" = ${value}`,
        );
        if (rowCount) planted += 1;
      }
    }
    client.release(true);
    expect(planted).toBeGreaterThan(8);
    const { zip } = await contentsOf(remove, own.platform);
    const all = Buffer.concat([...zip.values()]).toString();
    expect(all).not.toContain(sentinel);
    expect(all).not.toContain(Buffer.from(sentinel).toString('hex'));
    expect(all).not.toContain(Buffer.from(sentinel).toString('base64').slice(0, 12));
  });
});
