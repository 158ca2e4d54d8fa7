import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeConversation } from '../api/src/factories/conversations.ts';
import { makeCourse } from '../api/src/factories/courses.ts';
import { type OpenDatabase, openDatabase } from '../api/src/platform/database/database.ts';
import { startMailServer } from '../api/src/testing/mail-server.ts';
import { call } from './support/calls.ts';
import { makeJoinedCourse, makeMembers } from './support/people.ts';
import { makeFolder, startProduct } from './support/product.ts';
import { whole } from './support/whole.ts';
import { openWriters, type Write } from './support/writers.ts';

const rounds = whole ? 20 : 2;
/** Of every kind, enough for a round to end before they do. */
const atHand = 40;

/** What the writers of one round write into. */
async function makeRound({ db }: OpenDatabase) {
  const [talker, listener, student, ...joiners] = await makeMembers(db, 3 + atHand);
  if (!talker || !listener || !student) throw new Error('nobody was made');
  return {
    talker,
    conversation: (await makeConversation(db, [talker, listener])).id,
    student,
    course: await makeJoinedCourse(db, student, atHand),
    joiners,
    toJoin: (await makeCourse(db)).id,
  };
}

const counted = async (pool: pg.Pool, statement: string, keys: unknown[]) =>
  new Map(
    (await pool.query<{ key: string; count: number }>(statement, [keys])).rows.map(
      ({ key, count }) => [key, count],
    ),
  );

/** How often each write of a kind is kept, by its key. */
const kept: Record<Write['kind'], string> = {
  order:
    'select email as key, count(*)::int as count from orders where email = any($1) group by email',
  message:
    'select client_key as key, count(*)::int as count from messages where client_key = any($1) group by client_key',
  enrolment: `select person_id::text as key, count(*)::int as count from enrolments
    where person_id = any($1::int[]) group by person_id`,
  mark: `select lecture_id::text as key, count(*)::int as count from progress
    where lecture_id = any($1::int[]) and status = 'endWatch' group by lecture_id`,
  review:
    'select comment as key, count(*)::int as count from reviews where comment = any($1) group by comment',
};

/** All that was answered is there, and nothing is there twice. */
async function expectStored({ pool }: OpenDatabase, writes: Write[]) {
  for (const [kind, statement] of Object.entries(kept)) {
    // A review is written anew each time: the last one that was answered stands, or one after it.
    const ofKind = writes.filter((write) => write.kind === kind);
    const found = await counted(
      pool,
      statement,
      ofKind.map(({ key }) => key),
    );
    if (kind === 'review') {
      const last = ofKind.findLastIndex(({ answered }) => answered);
      const standing = ofKind.slice(last).filter(({ key }) => found.has(key));
      if (last >= 0) expect(standing, 'the review that stands').toHaveLength(1);
      continue;
    }
    const lost = ofKind.filter(({ key, answered }) => answered && !found.has(key));
    expect(lost, `lost of kind ${kind}`).toEqual([]);
    const doubled = [...found].filter(([, count]) => count > 1);
    expect(doubled, `doubled of kind ${kind}`).toEqual([]);
  }
}

/** Every mail that was promised is sent, or waits as a job that will send it. */
async function expectMailsWaitOrSent({ pool }: OpenDatabase) {
  const { rows } = await pool.query(
    `select id, state, reason from mails where state = 'refused' or (state = 'queued' and not exists (
       select from pgboss.job where name = 'deliver-mail' and (data->>'mailId')::int = mails.id
         and state in ('created', 'retry', 'active')))`,
  );
  expect(rows, 'mails that nobody will deliver').toEqual([]);
}

/** What a power cut leaves is what was flushed to the disk; a process that is killed leaves all that it has written. */
describe('what a power cut would leave', () => {
  test('each change is flushed to the disk before it is answered', async () => {
    const changes = 100;
    const product = await startProduct({ dataDir: await makeFolder() });
    const database = openDatabase(await product.databaseUrl());
    onTestFinished(() => database.close());
    const [one, other] = await makeMembers(database.db, 2);
    if (!one || !other) throw new Error('nobody was made');
    const conversation = (await makeConversation(database.db, [one, other])).id;
    const flushes = async () => {
      const { rows } = await database.pool.query(
        "select sum(fsyncs)::int as flushes from pg_stat_io where object = 'wal'",
      );
      return rows[0].flushes as number;
    };
    const before = await flushes();
    // One after the other: what is changed together may be flushed together.
    for (let sent = 0; sent < changes; sent += 1) {
      const body = { conversation_id: conversation, body: `رسالة رقم ${sent}` };
      const { status } = await call(product.address, 'POST /api/messages', {
        token: one.token,
        body,
      });
      expect(status).toBe(200);
    }
    // The flush of another connection may take a change along. Without any of their own there are about ten in all.
    const least = changes * 0.9;
    // A connection that has nothing to do tells what it has done ten seconds later.
    await vi.waitFor(async () => expect((await flushes()) - before).toBeGreaterThanOrEqual(least), {
      timeout: 15_000,
      interval: 200,
    });
    const { rows } = await database.pool.query(
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes') order by name",
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
    ]);
  });
});

describe('kill -9 of everything', () => {
  test('in the middle of writes: what was answered is there, nothing is there twice, mails go out', {
    timeout: 1_500_000,
  }, async ({ task }) => {
    task.meta.rounds = rounds;
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    const dataDir = await makeFolder();
    const env = { SMTP_URL: mail.url };
    const all: Write[] = [];
    const joinerEmails = new Map<string, string>();

    let product = await startProduct({ dataDir, env });
    for (let round = 0; round < rounds; round += 1) {
      const database = openDatabase(await product.databaseUrl());
      const into = await makeRound(database);
      await database.close();
      for (const { id, email } of into.joiners) joinerEmails.set(String(id), email);

      const writers = openWriters(into);
      writers.start(product.address);
      // Some have been answered, and others are under way; each round ends at another moment.
      await vi.waitFor(() => expect(writers.answered()).toBeGreaterThan(10), { timeout: 30_000 });
      await wait((round * 37) % 200);
      await product.kill();
      const unanswered = await writers.stopped();

      product = await startProduct({ dataDir, env });
      await writers.repeat(product.address, unanswered);
      all.push(...writers.writes);
      const after = openDatabase(await product.databaseUrl());
      await expectStored(after, writers.writes);
      await expectMailsWaitOrSent(after);
      await after.close();
    }
    expect(all.some(({ answered, tries }) => answered && tries > 1)).toBe(true);

    if (whole) {
      const database = openDatabase(await product.databaseUrl());
      await vi.waitFor(
        async () => {
          const { rows } = await database.pool.query(
            `select count(*)::int as waiting from mails where state <> 'sent'`,
          );
          expect(rows[0].waiting).toBe(0);
        },
        { timeout: 120_000, interval: 500 },
      );
      await database.close();
      const reached = new Set(mail.mails.flatMap(({ recipients }) => recipients));
      const promised = all.filter(({ answered }) => answered);
      const orders = promised.filter(({ kind }) => kind === 'order').map(({ key }) => key);
      const codes = promised
        .filter(({ kind }) => kind === 'enrolment')
        .map(({ key }) => joinerEmails.get(key) ?? '');
      expect([...orders, ...codes].filter((address) => !reached.has(address))).toEqual([]);
    }
    expect(await product.stop()).toBe(0);
  });
});
