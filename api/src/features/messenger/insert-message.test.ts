import { expect, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import type { Transaction } from '#platform/database/database.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { insertMessage } from './insert-message.ts';

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

test('who writes a message to a conversation in which another is not committed yet waits for it', async () => {
  const [one, other] = [await makePerson(db), await makePerson(db)];
  const context = await makeConversation(db, [one, other]);
  const { id } = context;
  const from = (person: { id: number }) => (tx: Transaction) =>
    insertMessage(tx, message(context, person));
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
});
