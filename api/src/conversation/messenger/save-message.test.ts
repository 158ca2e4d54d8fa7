import { expect, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import type { Transaction } from '#platform/database/database.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { insertMessage } from './save-message.ts';

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
  await expect.poll(() => order, { timeout: 10_000 }).toEqual(['first inserted']);
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
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
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
