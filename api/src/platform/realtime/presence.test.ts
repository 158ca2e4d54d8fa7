import { randomUUID } from 'node:crypto';
import { presence as limits } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { openTabs } from '../../testing/tabs.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { db, pool, platform, address, tokenOf } = await startTestApp({
  sockets: { heartbeat: 50, offlineAfter: 2500 },
  work: false,
});
const tabs = openTabs(address);
/** For changes after `offlineAfter`, on a busy machine. */
const slow = { timeout: 60_000 };

async function makeContacts() {
  const [one, other] = [await makePerson(db), await makePerson(db)];
  await makeConversation(db, [one, other]);
  return { one, other };
}
const isOnline = async ({ id }: { id: number }) => (await platform.realtime.online([id])).has(id);
/** Opens a tab, and waits until its person is recorded as online: only such contacts are sent changes. */
async function open(person: { id: number }) {
  const tab = await tabs.open(await tokenOf(person));
  await expect.poll(() => isOnline(person), slow).toBe(true);
  return tab;
}
const lastSeen = async ({ id }: { id: number }): Promise<Date | null> =>
  (await pool.query('select last_seen_at from people where id = $1', [id])).rows[0].last_seen_at;
/** The presence events of a person that a tab received. */
const presenceOf = (person: { id: number }, tab: Awaited<ReturnType<typeof open>>) =>
  tab
    .all('presence')
    .filter(({ payload }) => payload.user_id === person.id)
    .map(({ payload }) => payload.isOnline);

/** Registers another process with a person's tab and a heartbeat so many seconds ago. */
async function addProcess(person: { id: number }, secondsAgo: number) {
  const id = randomUUID();
  // In one statement: the server may remove a stale process before a second one.
  await pool.query(
    `with process as (
      insert into online_processes values ($1, now() - make_interval(secs => $2)) returning id
    )
    insert into online_people select id, $3 from process`,
    [id, secondsAgo, person.id],
  );
  return id;
}

test('presence changes are sent to conversation partners and to nobody else', async () => {
  const { one, other } = await makeContacts();
  const [watching, stranger] = [await open(one), await open(await makePerson(db))];
  const tab = await open(other);
  expect(await watching.waitFor('presence')).toEqual({
    user_id: other.id,
    isOnline: true,
    last_seen_at: null,
  });
  expect(await isOnline(other)).toBe(true);
  const before = Date.now();
  tab.socket.disconnect();
  const left = await watching.waitFor('presence', 2);
  expect(left).toMatchObject({ user_id: other.id, isOnline: false });
  expect(new Date(left.last_seen_at)).toEqual(await lastSeen(other));
  expect(new Date(left.last_seen_at).getTime()).toBeGreaterThanOrEqual(before);
  expect(await isOnline(other)).toBe(false);
  expect(stranger.all('presence')).toEqual([]);
});

test('a reload does not mark a person offline, nor a second tab online again', async () => {
  const { one, other } = await makeContacts();
  const watching = await open(one);
  const tab = await open(other);
  await watching.waitFor('presence');
  tab.socket.disconnect();
  const again = await open(other);
  const second = await open(other);
  second.socket.disconnect();
  // Changes are sent in order, so after this one all earlier ones have arrived.
  const third = await makePerson(db);
  await makeConversation(db, [one, third]);
  await open(third);
  await expect.poll(() => presenceOf(third, watching), slow).toEqual([true]);
  expect(presenceOf(other, watching)).toEqual([true]);
  again.socket.disconnect();
  await expect.poll(() => presenceOf(other, watching), slow).toEqual([true, false]);
});

test('a person on a killed process goes offline, and others are notified once', async () => {
  const { one, other } = await makeContacts();
  const watching = await open(one);
  const dead = await addProcess(other, limits.staleAfter / 1000 + 5);
  expect(await isOnline(other)).toBe(false);
  const payload = await watching.waitFor('presence');
  expect(payload).toMatchObject({ user_id: other.id, isOnline: false });
  const { rows } = await pool.query('select from online_processes where id = $1', [dead]);
  expect(rows).toEqual([]);
  // Last seen at the last heartbeat, not when the stale process was removed.
  const seen = await lastSeen(other);
  expect(seen?.getTime()).toBeLessThan(Date.now() - limits.staleAfter);
  expect(new Date(payload.last_seen_at)).toEqual(seen);
});

test('a person on another live process does not change presence here', async () => {
  const { one, other } = await makeContacts();
  await addProcess(other, 0);
  const watching = await open(one);
  const tab = await open(other);
  const rows = async () =>
    (await pool.query('select from online_people where person_id = $1', [other.id])).rowCount;
  await expect.poll(rows, slow).toBe(2);
  tab.socket.disconnect();
  await expect.poll(rows, slow).toBe(1);
  expect(await isOnline(other)).toBe(true);
  expect(await lastSeen(other)).toBeNull();
  expect(presenceOf(other, watching)).toEqual([]);
});

test('people removed while the process missed its heartbeats are marked online again', async () => {
  const { other } = await makeContacts();
  await open(other);
  await expect.poll(() => isOnline(other), slow).toBe(true);
  // The next heartbeat may restore them at any time, so only the removal itself can be checked.
  const { rowCount } = await pool.query('delete from online_people where person_id = $1', [
    other.id,
  ]);
  expect(rowCount).toBe(1);
  await pool.query('delete from online_processes');
  await expect.poll(() => isOnline(other), slow).toBe(true);
});
