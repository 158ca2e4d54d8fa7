import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeConversation } from '../api/src/factories/conversations.ts';
import { makeCourse, makeEnrolment } from '../api/src/factories/courses.ts';
import { makePerson, makeSession } from '../api/src/factories/people.ts';
import { type OpenDatabase, openDatabase } from '../api/src/platform/database/database.ts';
import { type Machines, startMachines } from '../api/src/testing/machines.ts';
import { closeTabs, type Member, openTab } from './machines/tabs.ts';
import { startTraffic } from './machines/traffic.ts';

let machines: Machines;
let database: OpenDatabase;
beforeAll(async () => {
  machines = await startMachines();
  database = openDatabase(machines.postgres.url);
}, 180_000);
afterAll(async () => {
  closeTabs();
  await database?.close();
  await machines?.stop();
}, 60_000);

async function member(): Promise<Member> {
  const person = await makePerson(database.db);
  return { ...person, token: await makeSession(database.db, person) };
}

async function read(address: string, path: string, token?: string) {
  const response = await fetch(address + path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect(response.status, path).toBe(200);
  return JSON.stringify(await response.json());
}

describe('a change of content', () => {
  test('by a call is in the next response of every process', async () => {
    const [person, course] = [await member(), await makeCourse(database.db)];
    await makeEnrolment(database.db, { courseId: course.id, personId: person.id });
    const [one, other] = machines.apis.map(({ address }) => address) as [string, string];
    const ask = (address: string) => read(address, `/api/course-details/${course.id}`);
    for (let round = 1; round <= 10; round += 1) {
      const review = `رأي رقم ${round} في الكورس`;
      // Puts the response into the caches.
      await Promise.all([one, other].map(ask));
      const [writes, reads] = round % 2 ? [one, other] : [other, one];
      const answer = await fetch(`${writes}/api/course-review/${course.id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ rating: (round % 5) + 1, comment: review }),
      });
      expect(answer.status).toBe(200);
      expect(await ask(reads)).toContain(review);
      expect(await ask(writes)).toContain(review);
    }
  });

  test('by an operator, directly in the database, is in every response soon after', async () => {
    const { db, pool } = database;
    const course = await makeCourse(db);
    for (let round = 1; round <= 10; round += 1) {
      const name = `كورس باسم جديد ${course.id} ${round}`;
      await pool.query('update courses set name = $1 where id = $2', [name, course.id]);
      // A change by a call waits until the processes have acknowledged it; this one does not.
      for (const { address } of machines.apis) {
        for (const path of [`/api/course-details/${course.id}`, '/api/courses?page=1&per_page=200'])
          await expect.poll(() => read(address, path), { timeout: 1_000 }).toContain(name);
      }
    }
  });
});

test('machines restart one after the other under load: no call fails, and no message is lost', async () => {
  const { apis, balancer, jobs, mail } = machines;
  const pairs = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const [writer, reader] = [await member(), await member()];
      const { id } = await makeConversation(database.db, [writer, reader]);
      return { writer, reader, conversation: id };
    }),
  );
  const tabs = await Promise.all(
    pairs.map(({ reader, conversation }) => openTab(balancer.address, reader, conversation)),
  );
  expect(balancer.sockets()).toEqual([3, 3]);

  const { id: course } = await makeCourse(database.db);
  const learners = await Promise.all(Array.from({ length: 150 }, member));
  const traffic = startTraffic(balancer.address, { pairs, learners, course });
  await traffic.reached(60);
  for (const [index, machine] of apis.entries()) {
    expect(await machine.stop()).toBe(0);
    // Every tab has connected to the other machine.
    await expect.poll(() => balancer.sockets()[index], { timeout: 60_000 }).toBe(0);
    await expect.poll(() => balancer.sockets()[1 - index], { timeout: 60_000 }).toBe(6);
    await machine.start();
    await traffic.reached(traffic.answered() + 60);
  }
  expect(await jobs.stop()).toBe(0);
  await traffic.reached(traffic.answered() + 40);
  await jobs.start();
  await traffic.reached(traffic.answered() + 40);
  const { failures, sent, enrolled } = await traffic.end();

  expect(failures).toEqual([]);
  for (const [index, tab] of tabs.entries()) {
    const expected = sent[index] ?? [];
    expect(expected.length).toBeGreaterThan(10);
    await expect.poll(() => [...tab.messages].sort(), { timeout: 60_000 }).toEqual(expected.sort());
    expect(tab.duplicates).toEqual([]);
  }
  expect(enrolled.length).toBeGreaterThan(10);
  for (const { email } of enrolled) await mail.codeTo(email);
  const mails = mail.mails.flatMap(({ recipients }) => recipients);
  expect(mails.length).toBe(new Set(mails).size);
}, 300_000);
