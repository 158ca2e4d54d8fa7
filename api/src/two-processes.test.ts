import { messenger } from '@nibras/contract/limits.ts';
import { vitalReports } from '@nibras/contract/site/vitals/limits.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { makeConversation, makeDiscussion } from '#factories/conversations.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { startRedis } from './testing/redis-server.ts';
import { openTabs } from './testing/tabs.ts';
import { startTestApp } from './testing/test-app.ts';

const redis = await startRedis();
afterAll(() => redis.stop());

const patient = { timeout: 60_000 };

/** Without heartbeats during a test, so that events come from the other process. */
const sockets = { heartbeat: 600_000, offlineAfter: 50 };
const config = { redisUrl: redis.url };
const warnings: string[] = [];
const one = await startTestApp({ config, sockets, logged: warnings });
const other = await startTestApp({ config, sockets, work: false, beside: one });
const { db } = one;
const here = openTabs(one.address);
const there = openTabs(other.address);

const aboutRedis = () => warnings.filter((line) => /Redis (is back|cannot)/.test(line));

async function newConversation() {
  const [writer, reader] = [await makePerson(db), await makePerson(db)];
  const { id } = await makeConversation(db, [writer, reader]);
  return { writer, reader, id };
}

type App = typeof one;
type Tab = Awaited<ReturnType<typeof here.open>>;
const send = (app: App, as: { id: number }, conversation_id: number, body: string) =>
  app.call('POST /api/messages', { as, body: { conversation_id, body } });

/** Waits until events of each process reach tabs of the other. */
async function joined() {
  const person = await makePerson(db);
  const tab = await there.open(await one.tokenOf(person));
  await expect
    .poll(() => {
      one.platform.realtime.emit([person.id], 'all-messages-read', undefined);
      return tab.all('all-messages-read').length;
    }, patient)
    .toBeGreaterThan(0);
}

describe('two processes with one Redis', () => {
  test('send messages to the tabs of both, once each', async () => {
    await joined();
    const { writer, reader, id } = await newConversation();
    const tabs = [
      await here.open(await one.tokenOf(reader)),
      await there.open(await one.tokenOf(reader)),
    ];
    const own = await there.open(await one.tokenOf(writer));
    await send(one, writer, id, 'أول');
    await send(other, writer, id, 'ثان');
    for (const tab of tabs) {
      await tab.waitFor('new-message', 2);
      expect(
        tab
          .all('new-message')
          .map(({ payload }) => payload.message.body)
          .sort(),
      ).toEqual(['أول', 'ثان']);
    }
    await own.waitFor('message-sent', 2);
    expect(own.all('message-sent')).toHaveLength(2);
  });

  test('send presence, typing and new notifications to the tabs of both', async () => {
    const student = await makePerson(db);
    const teacher = await makeTeacher(db);
    const { id: courseId } = await makeCourse(db, { teacherId: teacher.id });
    const { id: lectureId } = await makeLecture(db, { courseId });
    const { conversationId } = await makeDiscussion(db, { lectureId, personId: student.id });
    const watching = await here.open(await one.tokenOf(student));
    // Presence is sent only to people who are marked online, which each process writes asynchronously.
    const present = () =>
      one.pool.query('select from online_people where person_id = $1', [student.id]);
    await expect.poll(async () => (await present()).rowCount, patient).toBe(1);
    const teachersTab = await there.open(await one.tokenOf(teacher));
    expect(await watching.waitFor('presence')).toMatchObject({
      user_id: teacher.id,
      isOnline: true,
    });
    teachersTab.socket.emit('typing', { conversation_id: conversationId });
    expect(await watching.waitFor('typing')).toMatchObject({ user_id: teacher.id });
    await send(other, teacher, conversationId, 'رد');
    expect(await watching.waitFor('notification')).toMatchObject({ unread: 1 });
    teachersTab.socket.disconnect();
    expect(await watching.waitFor('presence', 2)).toMatchObject({ isOnline: false });
  });

  test('know who views a conversation on either process', async () => {
    const { reader, id } = await newConversation();
    const tab = await there.open(await one.tokenOf(reader));
    const looking = () => one.platform.realtime.peopleViewing(id);
    tab.socket.emit('active-conversation', { conversation_id: id });
    await expect.poll(looking, patient).toEqual(new Set([reader.id]));
    tab.socket.disconnect();
    await expect.poll(looking, patient).toEqual(new Set());
  });

  test('close the sockets of a session that ended on the other', async () => {
    const person = await makePerson(db);
    const token = await one.tokenOf(person);
    const closed = there.closed(await there.open(token));
    await one.call('POST /api/logout', { token });
    expect(await closed).toBe('io server disconnect');
  });

  test('close the tabs of both at once where a person is suspended', async () => {
    const [admin, person] = [await makeAdmin(db), await makePerson(db)];
    const tabs = [
      await here.open(await one.tokenOf(person, { fresh: true })),
      await there.open(await one.tokenOf(person, { fresh: true })),
    ];
    const closed = Promise.all([here.closed(tabs[0] as Tab), there.closed(tabs[1] as Tab)]);
    const body = { reason: 'نشر روابط', tell: false };
    await one.call(`PUT /api/studio/people/${person.id}/suspension`, { as: admin, body });
    expect(await closed).toEqual(['io server disconnect', 'io server disconnect']);
  });

  test('count the messages of a person together', async () => {
    const { writer, id } = await newConversation();
    const most = messenger.perMinutePerPerson;
    const statuses = [];
    for (let sent = 0; sent <= most; sent += 1) {
      const { status } = await send(sent % 2 ? one : other, writer, id, `رسالة ${sent}`);
      statuses.push(status);
    }
    expect(statuses.indexOf(429)).toBe(most);
  });

  test('count the calls of a network address together', async () => {
    const report = (app: App) =>
      app.call('POST /api/web-vitals', {
        body: { path: '/', metrics: [] },
        remoteAddress: '192.0.2.77',
      });
    const most = vitalReports.perMinutePerNetworkAddress;
    for (let sent = 0; sent < most; sent += 1) await report(sent % 2 ? one : other);
    const { status, headers } = await report(one);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a Redis that becomes unreachable', () => {
  test('leaves every process working by itself, and connects them again afterwards', async () => {
    const { writer, reader, id } = await newConversation();
    const tab = await here.open(await one.tokenOf(reader));
    warnings.length = 0;
    await redis.stop();

    // Sent, answered, delivered and counted on the same process.
    const began = performance.now();
    expect((await send(one, writer, id, 'بلا رديس')).status).toBe(200);
    expect((await tab.waitFor('new-message')).message.body).toBe('بلا رديس');
    tab.socket.emit('active-conversation', { conversation_id: id });
    await expect
      .poll(() => one.platform.realtime.peopleViewing(id), patient)
      .toEqual(new Set([reader.id]));
    expect(performance.now() - began).toBeLessThan(10_000);
    const statuses = [];
    for (let sent = 1; sent <= messenger.perMinutePerPerson; sent += 1) {
      statuses.push((await send(one, writer, id, `وحدي ${sent}`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(aboutRedis()).toHaveLength(1);

    await redis.start();
    await joined();
    await expect.poll(() => aboutRedis().length, patient).toBe(2);
    expect(aboutRedis()[1]).toContain('back');
  });

  test('makes every tab of every process catch up when it is back', async () => {
    const { writer, reader, id } = await newConversation();
    const tab = await there.open(await one.tokenOf(reader));
    await redis.stop();
    await tab.waitFor('events-incomplete');
    // A tab that connects meanwhile is notified too.
    await (await there.open(await one.tokenOf(reader))).waitFor('events-incomplete');
    expect((await send(one, writer, id, 'في الأثناء')).status).toBe(200);
    await redis.start();
    await tab.waitFor('catch-up');
    expect(tab.all('new-message')).toEqual([]);
  });

  test('for one process makes the tabs of the others catch up too', async () => {
    await joined();
    const { writer, reader, id } = await newConversation();
    const tab = await there.open(await one.tokenOf(reader));
    one.platform.redis?.client.disconnect(true);
    expect((await send(one, writer, id, 'لم تصل')).status).toBe(200);
    await tab.waitFor('catch-up');
    expect(tab.all('new-message')).toEqual([]);
    expect(tab.all('events-incomplete')).toEqual([]);
    await joined();
  });

  test('because it is full makes them catch up once it accepts writes again', async () => {
    await joined();
    const { writer, reader, id } = await newConversation();
    const tab = await there.open(await one.tokenOf(reader));
    const operator = one.platform.redis?.client;
    await operator?.config('SET', 'maxmemory', '1');
    expect((await send(one, writer, id, 'لا مكان')).status).toBe(200);
    await expect.poll(() => one.platform.redis?.eventLoss.isLosing(), patient).toBe(true);
    await operator?.config('SET', 'maxmemory', '0');
    expect((await send(one, writer, id, 'مكان')).status).toBe(200);
    await tab.waitFor('catch-up');
  });

  test('without a response delays no call', async () => {
    const { writer, reader, id } = await newConversation();
    const tab = await here.open(await one.tokenOf(reader));
    redis.freeze();
    try {
      const began = performance.now();
      for (const body of ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح']) {
        expect((await send(one, writer, id, body)).status).toBe(200);
      }
      await tab.waitFor('new-message', 8);
      // One timeout; after that it is known to be unreachable.
      expect(performance.now() - began).toBeLessThan(10_000);
    } finally {
      redis.thaw();
    }
    await joined();
  });
});
