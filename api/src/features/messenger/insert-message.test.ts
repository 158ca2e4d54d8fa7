import { describe, expect, test } from 'vitest';
import { makeConversation, makeDiscussion } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deviceTokens } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { insertMessage, insertPlainMessage } from './insert-message.ts';
import { findConversationContext } from './queries.ts';

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

type Row = ReturnType<typeof message>;
const ways = {
  'of any kind': insertMessage,
  'that leaves nothing but itself': async (tx: Transaction, row: Row) =>
    (await insertPlainMessage(tx, row)).message,
};

test.each(Object.entries(ways))(
  'who writes a message %s to a conversation in which another is not committed yet waits for it',
  async (_kind, keep) => {
    const [one, other] = [await makePerson(db), await makePerson(db)];
    const context = await makeConversation(db, [one, other]);
    const { id } = context;
    const from = (person: { id: number }) => (tx: Transaction) =>
      keep(tx, message(context, person));
    const order: string[] = [];
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const first = db.transaction(async (tx) => {
      const kept = await from(one)(tx);
      order.push('first kept');
      await mayCommit;
      return kept;
    });
    await expect.poll(() => order, { timeout: 10_000 }).toEqual(['first kept']);
    const second = db.transaction(from(other)).then((kept) => {
      order.push('second committed');
      return kept;
    });
    const waiting = async () =>
      (
        await pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    // It waits before it is given a number, and not with one in its hand.
    const { rows } = await pool.query('select last_value::int from messages_id_seq');
    order.push('first commits');
    commit();
    const [a, b] = await Promise.all([first, second]);
    // So nobody who has seen the second can have missed the first.
    expect(order).toEqual(['first kept', 'first commits', 'second committed']);
    expect(rows).toEqual([{ last_value: a?.id }]);
    expect(b?.id).toBeGreaterThan(a?.id ?? 0);
    const marks = await pool.query(
      'select last_read_message_id as mark from participants where conversation_id = $1 order by person_id',
      [id],
    );
    expect(marks.rows).toEqual([{ mark: a?.id }, { mark: b?.id }]);
  },
);

describe('in one question with who takes part', () => {
  const pluralise = async ({ id }: { id: number }) =>
    (await pool.query('select from messages where conversation_id = $1', [id])).rowCount;

  test('a message is kept, and the people are told of', async () => {
    const [one, other] = [await makePerson(db), await makePerson(db)];
    const context = await makeConversation(db, [one, other]);
    const { context: told, message: kept } = await insertPlainMessage(db, message(context, one));
    expect(kept).toMatchObject({ id: expect.any(Number), body: 'رسالة' });
    expect(told).toEqual(await findConversationContext(db, context.id));
    expect(await pluralise(context)).toBe(1);
  });

  test('a stranger’s is not', async () => {
    const [one, other, stranger] = [
      await makePerson(db),
      await makePerson(db),
      await makePerson(db),
    ];
    const context = await makeConversation(db, [one, other]);
    const { context: told, message: kept } = await insertPlainMessage(
      db,
      message(context, stranger),
    );
    expect(kept).toBeNull();
    expect(told.people.map(({ id }) => id)).not.toContain(stranger.id);
    expect(await pluralise(context)).toBe(0);
  });

  test('one that is to be pushed waits for its transaction', async () => {
    const [one, other] = [await makePerson(db), await makePerson(db)];
    const context = await makeConversation(db, [one, other]);
    const endpoint = `https://push.example.org/${other.id}`;
    await db
      .insert(deviceTokens)
      .values({ personId: other.id, endpoint, subscription: '{}', deviceName: 'كروم' });
    expect((await insertPlainMessage(db, message(context, one))).message).toBeNull();
    expect(await pluralise(context)).toBe(0);
    // Nobody is told of what they wrote themselves.
    expect((await insertPlainMessage(db, message(context, other))).message).not.toBeNull();
  });

  test('so does one in a question’s conversation', async () => {
    const discussion = await makeDiscussion(db);
    const { people } = await findConversationContext(db, discussion.conversationId);
    const [writer] = people;
    if (!writer) throw new Error('a question without people');
    const row = message({ id: discussion.conversationId }, writer);
    expect((await insertPlainMessage(db, row)).message).toBeNull();
    expect(await insertMessage(db, row)).not.toBeNull();
  });
});
