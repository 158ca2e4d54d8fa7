import { buffer } from 'node:stream/consumers';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { emailAliases } from '#platform/database/schema/index.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import {
  columnName,
  columnOf,
  primaryColumns,
  refersToPeople,
} from '#platform/privacy/column-names.ts';
import type { RegisterEntry } from '#platform/privacy/types.ts';
import { resizedPicture } from '#platform/storage/pictures.ts';
import { registered } from '../../../features.ts';
import { fillEveryLink } from '../../../testing/fill-links.ts';
import { withoutChecks } from '../../../testing/fill-references.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { whoIs } from '../who.ts';
import { ruleOf } from './apply/plan.ts';
import { deleteAccount } from './delete-account.ts';
import { removeFilesWorker } from './remove-files.ts';

const { personalData } = registered;
const { entries } = registered.personalData;

// In a database of its own, whose checks are dropped.
const { db, platform, pool } = await startTestApp({ work: false });
const privacy = { ...platform, personalData };
const { storage } = platform;

const [keep, other] = [await makePerson(db), await makePerson(db)];
const person = await makePerson(db, {
  name: 'زرقاء اليمامة الفريدة',
  email: 'zarqa-unique@trace.example',
  phoneNumber: '+20 199 555 77 66',
});
await db.insert(emailAliases).values({ personId: person.id, email: 'second-zarqa@trace.example' });
const who = await whoIs(db, person.id);
await fillEveryLink({ db, pool, who, keep: keep.id, other: other.id });

/** Who it is; and texts that nobody else has written. */
const identity = [who.name, ...who.emails, who.phone ?? '', '201995557766'];
const written = 'trace-of-what-they-wrote';
const said = `${identity.join(' ')} ${written}`;

const choice = 'remove';
const rulesOf = (entry: RegisterEntry) =>
  entry.links.map((link) => ({ link, rule: ruleOf(link.deletion, choice) }));
const nameOf = (entry: RegisterEntry, key: string) => columnName(columnOf(entry, key));

type Row = Record<string, unknown>;
const keyOf = (entry: RegisterEntry, row: Row) =>
  JSON.stringify(primaryColumns(entry).map((column) => row[columnName(column)]));

/** The rows of a table, each with the numbers of the links that lead from the person to it. */
async function linkedRows(entry: RegisterEntry) {
  const table = getTableName(entry.table);
  const { rows: all } = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`);
  const links = new Map(all.map(({ row }) => [keyOf(entry, row), { row, links: [] as number[] }]));
  for (const [at, { belongs }] of entry.links.entries()) {
    const { rows } = await db.execute<{ row: Row }>(
      sql`select to_jsonb(${entry.table}) as row from ${entry.table} where ${belongs(who)}`,
    );
    for (const { row } of rows) links.get(keyOf(entry, row))?.links.push(at);
  }
  return links;
}

const isStored = (entry: RegisterEntry, key: string) =>
  entry.columns[key]?.kind === 'file' || entry.columns[key]?.stored === true;

const byWhich = ['people.name', 'people.email', 'people.phone_number', 'email_aliases.email'];

/** Columns by which rows are found or with values of a list: they hold what they hold. */
function isFree(entry: RegisterEntry, key: string, column: PgColumn) {
  const linked = entry.links.some(({ columns }) => columns.includes(key));
  const fixed =
    column.enumValues?.length || column.generated || primaryColumns(entry).includes(column);
  // Part of such a value is cleared.
  const isPart = rulesOf(entry).some(
    ({ rule }) => rule.do === 'clear' && typeof rule.set[key] === 'function',
  );
  if (isPart && column.getSQLType() === 'jsonb') return false;
  const identifies = byWhich.includes(`${getTableName(entry.table)}.${nameOf(entry, key)}`);
  return !identifies && !linked && !fixed && !refersToPeople(column) && !isStored(entry, key);
}

let files = 0;
/** Writes into every column of a row that is theirs: texts that can be found again, and files. */
async function plant(entry: RegisterEntry) {
  const table = getTableName(entry.table);
  const rows = [...(await linkedRows(entry)).values()].filter(({ links }) => links.length > 0);
  await withoutChecks(pool, table, async (client) => {
    for (const { row } of rows) {
      const keys = primaryColumns(entry).map(columnName);
      const set = async (column: string, value: unknown) => {
        const where = keys.map((key, at) => `"${key}" = $${at + 2}`).join(' and ');
        const values = [value, ...keys.map((key) => row[key])];
        await client.query(`update ${table} set "${column}" = $1 where ${where}`, values);
      };
      for (const [key, column] of Object.entries(getTableColumns(entry.table))) {
        const name = nameOf(entry, key);
        if (isStored(entry, key)) {
          files += 1;
          const path = `private/trace/${table}-${name}-${files}.webp`;
          await storage.write(path, await picture());
          await set(name, path);
          continue;
        }
        if (!isFree(entry, key, column)) continue;
        files += 1;
        const type = column.getSQLType();
        if (type === 'text') await set(name, `${said} ${files}`);
        if (type === 'jsonb') await set(name, JSON.stringify({ said, list: [{ name: who.name }] }));
        if (type === 'text[]') await set(name, [said]);
      }
    }
  });
}

const picture = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#c08a3e' } })
    .webp()
    .toBuffer();

interface Hit {
  table: string;
  column: string;
  key: string;
  needle: string;
}

const needles = [...identity, written].flatMap((text) => [
  text.toLowerCase(),
  Buffer.from(text).toString('hex'),
]);

/** Everything in the database in which something of them is found: of every table of every schema. */
async function search(): Promise<Hit[]> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname !~ '^(pg_|information_schema)'`);
  const hits: Hit[] = [];
  for (const { schema, name } of tables) {
    const entry = schema === 'public' && entries.find(({ table }) => getTableName(table) === name);
    const { rows } = await pool.query<{ row: Row }>(
      `select to_jsonb(t) as row from "${schema}"."${name}" t`,
    );
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value).toLowerCase();
        const needle = needles.find((one) => text.includes(one));
        const key = entry ? keyOf(entry, row) : JSON.stringify(row);
        if (needle)
          hits.push({
            table: schema === 'public' ? name : `${schema}.${name}`,
            column,
            key,
            needle,
          });
      }
    }
  }
  return hits;
}

/** Columns that the database counts by itself when rows go. */
const counted = [
  'category_sizes',
  'completion_checks',
  'course_listings',
  'course_sizes',
  'inbox_counts',
  'student_counts',
  'studio_courses',
];

for (const entry of entries) if (entry.links.length > 0) await plant(entry);
const before = new Map<string, Awaited<ReturnType<typeof linkedRows>>>();
for (const entry of entries) before.set(getTableName(entry.table), await linkedRows(entry));

const [photo] = (await pool.query('select photo_path from people where id = $1', [person.id])).rows;
const photoFile = await storage.stat(photo.photo_path);
if (!photoFile) throw new Error('no photo');
await resizedPicture(storage, photo.photo_path, photoFile, 96);

const [device] = (
  await pool.query('select id from device_tokens where person_id = $1', [person.id])
).rows;
const waiting = jobKind<object>('deliver-mail');
for (const data of [
  { person: person.id, course: 1 },
  { personId: person.id },
  { to: who.emails[1]?.toUpperCase(), text: 'سلام' },
  { deviceId: device.id, payload: {} },
  { person: keep.id },
  { mailId: person.id, to: keep.email },
]) {
  await platform.jobs.enqueue(db, waiting, data);
}
const jobs = async () =>
  (await pool.query(`select data from pgboss.job where name = 'deliver-mail'`)).rows.map(
    ({ data }) => data,
  );

const all = (await search()).length;
await db.transaction((tx) =>
  deleteAccount(privacy, tx, { personId: person.id, choice, now: platform.now() }),
);
const removal = removeFilesWorker(platform);
for (const { data } of (
  await pool.query(`select data from pgboss.job where name = 'remove-deleted-files'`)
).rows) {
  await removal.work(data, { last: true });
}
await pool.query(`delete from pgboss.job where name = 'remove-deleted-files'`);

test('nothing of them is left that the register does not keep', async () => {
  expect(all).toBeGreaterThan(300);
  const wrong: string[] = [];
  const kept: Hit[] = [];
  const hits = await search();
  for (const hit of hits) {
    const { table, column, key, needle } = hit;
    const entry = entries.find((one) => getTableName(one.table) === table);
    const links = before.get(table)?.get(key)?.links ?? [];
    const rules = entry ? rulesOf(entry).filter((_, at) => links.includes(at)) : [];
    const names = (keys: readonly string[]) =>
      entry && keys.some((one) => nameOf(entry, one) === column);
    const identifies = needle !== written && needle !== Buffer.from(written).toString('hex');
    const stays =
      rules.length > 0 &&
      rules.every(({ rule }) => {
        if (rule.do === 'remove') return false;
        if (rule.do === 'clear') return !names(Object.keys(rule.set));
        return rule.do === 'keep' || !(identifies && names(rule.columns));
      });
    if (stays) kept.push(hit);
    else if (!isDerived(hit)) wrong.push(`${table}.${column} ${needle}`);
  }
  // What the database derives from a row is there with what stays of the row, and not without.
  const rows = new Set(kept.map(({ table, key }) => `${table} ${key}`));
  for (const { table, column, key } of hits.filter(isDerived)) {
    if (!rows.has(`${table} ${key}`)) wrong.push(`${table}.${column}`);
  }
  expect(wrong.filter((one) => !isLastMail(one))).toEqual([]);
  expect(kept.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['messages', 'receipts', 'spam_senders', 'discussions']),
  );
  const people = kept.filter(({ table }) => table === 'people');
  expect(people).toEqual([]);
});

const isDerived = ({ column }: Hit) => /^(search_text|said_text|phone_digits)$/.test(column);

/** The mail that says that the account is deleted: its job and its record go once it is sent. */
const isLastMail = (hit: string) => /^(mails\.recipient|pgboss\.\w+\.data) zarqa-unique@/.test(hit);

test('the account is nobody’s, and its address is free', async () => {
  const { rows } = await pool.query('select * from people where id = $1', [person.id]);
  expect(rows[0]).toMatchObject({
    name: 'حساب محذوف',
    email: `deleted-${person.id}@invalid.invalid`,
    phone_number: null,
    photo_path: null,
    role: 'student',
    search_text: expect.not.stringContaining('زرقاء'),
  });
  expect(rows[0].deleted_at).toBeInstanceOf(Date);
  const again = await makePerson(db, { email: 'zarqa-unique@trace.example' });
  expect(again.id).not.toBe(person.id);
  await pool.query('delete from people where id = $1', [again.id]);
});

test('rows of others are as they were, and those that stay whole too', async () => {
  const changed: string[] = [];
  for (const entry of entries) {
    const table = getTableName(entry.table);
    if (counted.includes(table)) continue;
    const after = await linkedRows(entry);
    for (const [key, { row, links }] of before.get(table) ?? []) {
      const rules = rulesOf(entry).filter((_, at) => links.includes(at));
      if (rules.some(({ rule }) => rule.do !== 'keep')) continue;
      if (JSON.stringify(after.get(key)?.row) !== JSON.stringify(row))
        changed.push(`${table} ${key}`);
    }
  }
  expect(changed).toEqual([]);
});

test('what is removed is gone, and what is cleared or redacted is there', async () => {
  const wrong: string[] = [];
  let removed = 0;
  for (const entry of entries) {
    const table = getTableName(entry.table);
    const after = await linkedRows(entry);
    for (const [key, { links }] of before.get(table) ?? []) {
      if (links.length === 0) continue;
      const rules = rulesOf(entry).filter((_, at) => links.includes(at));
      const goes = rules.some(({ rule }) => rule.do === 'remove');
      if (goes) removed += 1;
      if (goes === after.has(key)) wrong.push(`${table} ${key}`);
    }
  }
  expect(removed).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('only files of rows that stay are left, and no smaller copy of the others', async () => {
  const left: string[] = [];
  for await (const path of storage.list('')) left.push(path);
  const named = left.map((path) => /trace\/(\w+)-\w+-\d+\.webp$/.exec(path)?.[1]);
  expect(new Set(named)).toEqual(new Set(['messages', 'discussions', 'transfers']));
  for (const path of left) {
    expect((await buffer(storage.read(path))).toString()).not.toContain(who.name);
  }
});

test('jobs with their number, address or browser are gone, and others wait on', async () => {
  expect(await jobs()).toEqual(
    expect.arrayContaining([
      { mailId: person.id, to: keep.email },
      { person: keep.id },
      expect.objectContaining({ to: 'zarqa-unique@trace.example', forgotten: true }),
    ]),
  );
  expect(await jobs()).toHaveLength(3);
});
