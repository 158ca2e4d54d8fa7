import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeCourse } from '../api/src/factories/courses.ts';
import { makeAdmin, makeSession } from '../api/src/factories/people.ts';
import { type OpenDatabase, openDatabase } from '../api/src/platform/database/database.ts';
import { startMailServer } from '../api/src/testing/mail-server.ts';
import { makeFolder, startProduct } from './support/product.ts';

const lines = 2_000;
const kills = 4;

const addressOf = (line: number) => `class${line}@example.org`;
const list = Array.from({ length: lines }, (_, line) => `طالب ${line},${addressOf(line)}`).join(
  '\n',
);

/** Sends the list as the studio does; asked again with the same key it starts no second import. */
async function sendList(address: string, token: string, course: number): Promise<number> {
  const form = new FormData();
  form.set('course_id', String(course));
  form.set('mail', 'true');
  form.set('client_key', 'one import');
  form.set('list', new Blob([list]), 'class.csv');
  const answer = await fetch(`${address}/api/studio/people/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as { import: { id: number } };
  return body.import.id;
}

const number = async ({ pool }: OpenDatabase, query: string) =>
  (await pool.query<{ count: number }>(query)).rows[0]?.count ?? 0;
const linesDone = (database: OpenDatabase) =>
  number(database, 'select count(*)::int as count from import_lines where outcome is not null');
const isDone = async (database: OpenDatabase) =>
  (await number(database, "select count(*)::int as count from imports where state = 'done'")) === 1;

describe('kill -9 of everything', () => {
  test('while a class is read in from a list: each line makes one account, one enrolment and one mail', {
    timeout: 900_000,
  }, async ({ task }) => {
    task.meta.rounds = kills;
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    const dataDir = await makeFolder();
    const env = { SMTP_URL: mail.url };
    let product = await startProduct({ dataDir, env });
    let database = openDatabase(await product.databaseUrl());
    const admin = await makeAdmin(database.db);
    const course = await makeCourse(database.db);
    const token = await makeSession(database.db, admin);
    const id = await sendList(product.address, token, course.id);

    let inTheMiddle = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const goal = Math.floor((lines * (kill + 0.5)) / kills);
      await vi.waitFor(async () => expect((await linesDone(database)) >= goal).toBe(true), {
        timeout: 150_000,
        interval: 5,
      });
      await wait((kill * 17) % 50);
      if (!(await isDone(database))) inTheMiddle += 1;
      await database.close();
      await product.kill();
      product = await startProduct({ dataDir, env });
      database = openDatabase(await product.databaseUrl());
      expect(await sendList(product.address, token, course.id)).toBe(id);
    }
    expect(inTheMiddle, 'kills in the middle of the import').toBeGreaterThanOrEqual(kills / 2);
    await vi.waitFor(async () => expect(await isDone(database)).toBe(true), { timeout: 150_000 });

    const ours = "email like 'class%@example.org'";
    expect(await number(database, `select count(*)::int as count from people where ${ours}`)).toBe(
      lines,
    );
    expect(await number(database, 'select count(*)::int as count from imports')).toBe(1);
    const ofCourse = `where course_id = ${course.id}`;
    for (const table of ['enrolments', 'entitlements']) {
      const rows = `select count(*)::int as count from ${table} ${ofCourse}`;
      expect(await number(database, rows), table).toBe(lines);
      const twice = `select count(*)::int as count from (select from ${table} ${ofCourse}
        group by person_id having count(*) > 1) twice`;
      expect(await number(database, twice), `${table} of one person twice`).toBe(0);
    }
    const { rows: mails } = await database.pool.query<{ count: number }>(
      "select count(*)::int as count from mails where recipient like 'class%@example.org' group by recipient",
    );
    expect(mails).toHaveLength(lines);
    expect(
      mails.filter(({ count }) => count !== 1),
      'mailed twice',
    ).toEqual([]);
    await database.close();
    expect(await product.stop()).toBe(0);
  });
});
