import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import type { Transaction } from '#platform/database/database.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { insertGrouped, insertMessage } from './save-message.ts';

const { db, pool } = await startTestApp({ work: false });

const message = ({ id: conversationId }: { id: number }, { id: personId }: { id: number }) => ({
  conversationId,
  personId,
  body: 'رسالة',
  filePath: null,
  fileName: null,
  fileType: null,
  fileSize: null,
  clientKey: null,
  createdAt: new Date(),
});

test('a message waits for an uncommitted one in the same conversation before it gets its id', async () => {
  const [one, other] = [await makePerson(db), await makePerson(db)];
  const conversation = await makeConversation(db, [one, other]);
  const { id } = conversation;
  const insertAs = (person: { id: number }) => (tx: Transaction) =>
    insertMessage(tx, message(conversation, person));
  const order: string[] = [];
  let commit = () => {};
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const first = db.transaction(async (tx) => {
    const message = await insertAs(one)(tx);
    order.push('first inserted');
    await mayCommit;
    return message;
  });
  await expect.poll(() => order, { timeout: 60_000 }).toEqual(['first inserted']);
  const second = db.transaction(insertAs(other)).then((message) => {
    order.push('second committed');
    return message;
  });
  const waiting = async () =>
    (
      await pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rowCount;
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  // The second message waits before it takes an id from the sequence.
  const { rows } = await pool.query('select last_value::int from messages_id_seq');
  order.push('first commits');
  commit();
  const [a, b] = await Promise.all([first, second]);
  // So a reader who has seen the second message cannot have missed the first.
  expect(order).toEqual(['first inserted', 'first commits', 'second committed']);
  expect(rows).toEqual([{ last_value: a?.id }]);
  expect(b?.id).toBeGreaterThan(a?.id ?? 0);
  const marks = await pool.query(
    'select last_read_message_id as mark from participants where conversation_id = $1 order by person_id',
    [id],
  );
  expect(marks.rows).toEqual([{ mark: a?.id }, { mark: b?.id }]);
});

const queries = vi.spyOn(pg.Client.prototype, 'query');

/** How many statements that insert messages have been sent since the last count. */
function countInserts(): number {
  const texts = queries.mock.calls.map(([config]: unknown[]) => (config as { text?: string }).text);
  queries.mockClear();
  return texts.filter((text) => text?.includes('insert into messages')).length;
}

async function makeConversations(count: number) {
  const made = [];
  for (let at = 0; at < count; at += 1) {
    const [person, other] = [await makePerson(db), await makePerson(db)];
    made.push({ conversation: await makeConversation(db, [person, other]), person, other });
  }
  countInserts();
  return made;
}

const bodyOf = async (id = 0) =>
  (await pool.query('select body from messages where id = $1', [id])).rows[0]?.body;

test('simultaneous messages are inserted by one statement, and each sender gets their own', async () => {
  const made = await makeConversations(20);
  const sent = await Promise.all(
    made.map(({ conversation, person }, at) =>
      insertGrouped(db, { ...message(conversation, person), body: `رسالة ${at}, "{}"\\` }),
    ),
  );
  expect(countInserts()).toBe(1);
  for (const [at, row] of sent.entries()) {
    const { conversation, person } = made[at] ?? {};
    expect(row).toMatchObject({ conversationId: conversation?.id, personId: person?.id });
    expect(await bodyOf(row?.id)).toBe(`رسالة ${at}, "{}"\\`);
    const { rows } = await pool.query(
      `select last_read_message_id as read, (updated_at = $3) as newest
       from participants join conversations on conversations.id = conversation_id
       where conversation_id = $1 and person_id = $2`,
      [conversation?.id, person?.id, row?.createdAt],
    );
    expect(rows).toEqual([{ read: row?.id, newest: true }]);
  }
});

test('a message that cannot be inserted fails alone', async () => {
  const made = await makeConversations(3);
  const bad = made[1] as (typeof made)[number];
  const [first, failed, last] = await Promise.allSettled(
    made.map(({ conversation, person }) =>
      insertGrouped(db, message(conversation, person === bad.person ? { id: 2 ** 30 } : person)),
    ),
  );
  expect(failed).toMatchObject({ status: 'rejected' });
  for (const one of [first, last])
    expect(one).toMatchObject({ status: 'fulfilled', value: { id: expect.any(Number) } });
  const { rows } = await pool.query(
    'select conversation_id from messages where conversation_id = any($1) order by 1',
    [made.map(({ conversation }) => conversation.id)],
  );
  expect(rows.map((row) => row.conversation_id)).toEqual([
    made[0]?.conversation.id,
    made[2]?.conversation.id,
  ]);
});

test('a repeated client key of a group is null for that message alone', async () => {
  const [one, two] = await makeConversations(2);
  if (!one || !two) throw new Error('no conversations');
  const keyed = { ...message(one.conversation, one.person), clientKey: 'key' };
  const first = await insertGrouped(db, keyed);
  countInserts();
  const [again, other] = await Promise.all([
    insertGrouped(db, keyed),
    insertGrouped(db, { ...keyed, conversationId: two.conversation.id, personId: two.person.id }),
  ]);
  expect(countInserts()).toBe(1);
  expect(first?.id).toEqual(expect.any(Number));
  expect(again).toBeNull();
  expect(other?.id).toBeGreaterThan(first?.id ?? 0);
});

test('ids within a conversation follow the order of the group', async () => {
  const [one, two] = await makeConversations(2);
  if (!one || !two) throw new Error('no conversations');
  const sent = await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      const { conversation, person, other } = at % 2 ? one : two;
      return insertGrouped(db, message(conversation, at % 3 ? person : other));
    }),
  );
  expect(countInserts()).toBe(1);
  const ids = sent.map((row) => row?.id ?? 0);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('a locked conversation holds up its own message alone', async () => {
  const [locked, free] = await makeConversations(2);
  if (!locked || !free) throw new Error('no conversations');
  let waiting: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select from conversations where id = ${locked.conversation.id} for update`,
    );
    waiting = insertGrouped(db, message(locked.conversation, locked.person));
    const sent = await insertGrouped(db, message(free.conversation, free.person));
    expect(sent?.id).toEqual(expect.any(Number));
  });
  expect(await waiting).toMatchObject({ conversationId: locked.conversation.id });
});
