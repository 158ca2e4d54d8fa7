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
/** Writes of each kind that one round can use: more than it needs. */
const perRound = 40;

/** The people, conversation and courses that one round writes to. */
async function makeRound({ db }: OpenDatabase) {
  const [talker, listener, student, ...joiners] = await makeMembers(db, 3 + perRound);
  if (!talker || !listener || !student) throw new Error('no member was made');
  return {
    talker,
    conversation: (await makeConversation(db, [talker, listener])).id,
    student,
    course: await makeJoinedCourse(db, student, perRound),
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

/** How often each write of a kind is stored, by its key. */
const storedCounts: Record<Write['kind'], string> = {
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

/** Every acknowledged write is stored, and none is stored twice. */
async function expectStored({ pool }: OpenDatabase, writes: Write[]) {
  for (const [kind, statement] of Object.entries(storedCounts)) {
    // A review replaces the one before it: the last acknowledged one is stored, or a later one.
    const ofKind = writes.filter((write) => write.kind === kind);
    const found = await counted(
      pool,
      statement,
      ofKind.map(({ key }) => key),
    );
    if (kind === 'review') {
      const last = ofKind.findLastIndex(({ acknowledged }) => acknowledged);
      const standing = ofKind.slice(last).filter(({ key }) => found.has(key));
      if (last >= 0) expect(standing, 'the review that stands').toHaveLength(1);
      continue;
    }
    const lost = ofKind.filter(({ key, acknowledged }) => acknowledged && !found.has(key));
    expect(lost, `lost of kind ${kind}`).toEqual([]);
    const doubled = [...found].filter(([, count]) => count > 1);
    expect(doubled, `doubled of kind ${kind}`).toEqual([]);
  }
}

/** Every acknowledged mail is sent, or has a job that will send it. */
async function expectMailsQueuedOrSent({ pool }: OpenDatabase) {
  const { rows } = await pool.query(
    `select id, state, reason from mails where state = 'refused' or (state = 'queued' and not exists (
       select from pgboss.job where name = 'deliver-mail' and (data->>'mailId')::int = mails.id
         and state in ('created', 'retry', 'active')))`,
  );
  expect(rows, 'mails that nobody will deliver').toEqual([]);
}

/** A power cut leaves what was flushed to the disk; a killed process leaves everything that it has written. */
describe('what a power cut would leave', () => {
  test('each change is flushed to the disk before it is acknowledged', async () => {
    const changes = 100;
    const product = await startProduct({ dataDir: await makeFolder() });
    const database = openDatabase(await product.databaseUrl());
    onTestFinished(() => database.close());
    const [one, other] = await makeMembers(database.db, 2);
    if (!one || !other) throw new Error('no member was made');
    const conversation = (await makeConversation(database.db, [one, other])).id;
    const flushes = async () => {
      const { rows } = await database.pool.query(
        "select sum(fsyncs)::int as flushes from pg_stat_io where object = 'wal'",
      );
      return rows[0].flushes as number;
    };
    const before = await flushes();
    // One after the other: concurrent commits may share a flush.
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
    // A connection that has nothing to do reports what it has done ten seconds later.
    await vi.waitFor(async () => expect((await flushes()) - before).toBeGreaterThanOrEqual(least), {
      timeout: 60_000,
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
  test('in the middle of writes: every acknowledged write is stored once, and mails are sent', {
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
      // Some writes are acknowledged and others in progress; each round ends at another time.
      await vi.waitFor(() => expect(writers.acknowledged()).toBeGreaterThan(10), {
        timeout: 30_000,
      });
      await wait((round * 37) % 200);
      await product.kill();
      const unacknowledged = await writers.stopped();

      product = await startProduct({ dataDir, env });
      await writers.repeat(product.address, unacknowledged);
      all.push(...writers.writes);
      const after = openDatabase(await product.databaseUrl());
      await expectStored(after, writers.writes);
      await expectMailsQueuedOrSent(after);
      await after.close();
    }
    expect(all.some(({ acknowledged, tries }) => acknowledged && tries > 1)).toBe(true);

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
      const acknowledgedWrites = all.filter(({ acknowledged }) => acknowledged);
      const orders = acknowledgedWrites
        .filter(({ kind }) => kind === 'order')
        .map(({ key }) => key);
      const codes = acknowledgedWrites
        .filter(({ kind }) => kind === 'enrolment')
        .map(({ key }) => joinerEmails.get(key) ?? '');
      expect([...orders, ...codes].filter((address) => !reached.has(address))).toEqual([]);
    }
    expect(await product.stop()).toBe(0);
  });
});
