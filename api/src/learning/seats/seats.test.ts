import { seats as limits, listedFrom } from '@nibras/contract/learning/seats/limits.ts';
import { learning } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeSession } from '#factories/people.ts';
import { seatEvents, sessions, settings, videoSeats } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { purgeSeats } from './purge.ts';

const one = await startTestApp();
const other = await startTestApp({ beside: one, config: { dataDir: one.platform.config.dataDir } });
const { db } = one;

const course = await makeCourse(db, { price: '100' });
const video = 'private/videos/lesson.mp4';
const lecture = await makeLecture(db, { courseId: course.id, name: 'الدوال', video });
const free = await makeLecture(db, { courseId: course.id, free: true, video });
const admin = await makeAdmin(db);
const body = { course_id: course.id, lecture_id: lecture.id };

beforeAll(async () => {
  for (const { platform } of [one, other]) await platform.storage.write(video, Buffer.from('0123'));
});
beforeEach(async () => {
  await db.delete(settings).where(eq(settings.name, 'seat-setup'));
});

const onPhone =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

/** A student of the course with so many devices, each by its token. */
async function studentOn(devices: number) {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  const tokens: string[] = [];
  for (let made = 0; made < devices; made += 1) {
    tokens.push(await makeSession(db, person, { userAgent: onPhone }));
  }
  return { person, tokens };
}
type App = typeof one;
const pass = (milliseconds: number) => {
  for (const app of [one, other]) app.passTime(milliseconds);
};
const stopClocks = () => {
  for (const app of [one, other]) app.stopClock();
};
const take = (token: string | undefined, app: App = one) =>
  app.call('POST /api/lecture-seat', { token, body });
const free_ = (token: string | undefined, id: number, app: App = one) =>
  app.call(`POST /api/lecture-seat/${id}/free`, { token, body });
const statuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted();
/** The path of an address with its query. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
const get = async (address: string, app: App = one) =>
  (await app.call(`GET ${pathOf(address) as `/${string}`}`)).status;

describe('seats', () => {
  test('two devices of an account watch, the third is told which, since when and what', async () => {
    const { tokens } = await studentOn(3);
    const [first, second, third] = tokens;
    expect((await take(first)).status).toBe(200);
    expect((await take(second, other)).status).toBe(200);
    const refused = await take(third);
    expect(refused.status).toBe(409);
    const seat = {
      id: expect.any(Number),
      device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
      since: expect.any(String),
      lecture: 'الدوال',
    };
    expect(refused.body).toEqual({
      message: 'يُشاهَد حسابك الآن على أجهزة أخرى، فلا مقعد لهذا الجهاز.',
      seats: [seat, seat],
      free_from: null,
    });
    // Those who watch go on.
    expect(await statuses([take(first, other), take(second)])).toEqual([200, 200]);
  });

  test('of many simultaneous devices over two processes exactly two watch', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { tokens } = await studentOn(6);
      const calls = tokens.map((token, at) => take(token, at % 2 ? one : other));
      expect(await statuses(calls)).toEqual([200, 200, 409, 409, 409, 409]);
    }
  });

  test('a device that asks for nothing for a while watches no more, and one that asks goes on', async () => {
    const { tokens } = await studentOn(3);
    const [first, second, third] = tokens;
    await take(first);
    await take(second);
    pass(limits.life - 1000);
    await take(first);
    expect((await take(third)).status).toBe(409);
    pass(2000);
    expect((await take(third)).status).toBe(200);
    expect((await take(second)).status).toBe(409);
    expect((await take(first)).status).toBe(200);
  });

  test('a session that ends frees its seat', async () => {
    const { tokens, person } = await studentOn(3);
    const [first, second, third] = tokens;
    await take(first);
    await take(second);
    const [{ id } = { id: 0 }] = await db
      .select({ id: videoSeats.sessionId })
      .from(videoSeats)
      .where(eq(videoSeats.personId, person.id))
      .orderBy(videoSeats.since);
    await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, id));
    expect((await take(third)).status).toBe(200);
  });

  test('a freed seat is the freeing device’s at once, and the freed one is refused', async () => {
    const { tokens } = await studentOn(3);
    const [first, second, third] = tokens;
    await take(first);
    await take(second);
    const { seats } = (await take(third)).body;
    expect((await free_(third, seats[0].id, other)).status).toBe(200);
    expect((await take(first)).status).toBe(409);
    expect(await statuses([take(second), take(third)])).toEqual([200, 200]);
  });

  test('each further freeing of a day waits longer', async () => {
    stopClocks();
    const { tokens } = await studentOn(3);
    let next = tokens[2];
    for (const token of tokens) await take(token);
    for (const wait of [...limits.freeWaits, limits.freeWaits.at(-1) ?? 0]) {
      const { id } = (await take(next)).body.seats[0];
      if (wait > 0) {
        const early = await free_(next, id);
        expect(early.status).toBe(409);
        expect(new Date(early.body.free_from).getTime() - one.platform.now().getTime()).toBe(wait);
        pass(wait - 1);
        for (const token of tokens) if (token !== next) await take(token);
        expect((await free_(next, id)).status).toBe(409);
        pass(1);
      }
      expect((await free_(next, id)).status).toBe(200);
      const after = await Promise.all(tokens.map((token) => take(token)));
      next = tokens[after.findIndex(({ status }) => status === 409)];
    }
  });

  test('nobody frees a seat of another account', async () => {
    const { tokens } = await studentOn(2);
    for (const token of tokens) await take(token);
    const stranger = await studentOn(3);
    for (const token of stranger.tokens.slice(0, 2)) await take(token);
    const rows = await db.select().from(videoSeats);
    const foreign = rows.filter(({ personId }) => personId !== stranger.person.id);
    for (const { sessionId } of foreign) {
      expect((await free_(stranger.tokens[2], sessionId)).status).toBe(409);
    }
    expect(await statuses(tokens.map((token) => take(token)))).toEqual([200, 200]);
  });

  test('the provider sets the number, or switches it off', async () => {
    const { tokens } = await studentOn(5);
    const set = (seats: number | null) =>
      one.call('PUT /api/studio/settings/seats', { as: admin, body: { seats } });
    expect((await set(1)).body).toEqual({ seats: 1, undo: expect.any(Number) });
    expect(await statuses(tokens.slice(0, 2).map((token) => take(token)))).toEqual([200, 409]);
    const { undo } = (await set(null)).body;
    expect(await statuses(tokens.map((token) => take(token, other)))).toEqual(Array(5).fill(200));
    expect((await one.call(`POST /api/studio/undo/${undo}`, { as: admin })).status).toBe(200);
    expect((await one.call('GET /api/studio/settings/seats', { as: admin })).body).toEqual({
      seats: 1,
    });
    for (const wrong of [0, 6, 1.5, '2']) {
      const answer = await one.call('PUT /api/studio/settings/seats', {
        as: admin,
        body: { seats: wrong },
      });
      expect(answer.status, String(wrong)).toBe(422);
    }
  });

  test('a lecture that is not open gives no seat', async () => {
    const token = await one.tokenOf(await makePerson(db));
    expect((await take(token)).status).toBe(403);
    const none = { course_id: course.id, lecture_id: 999_999 };
    expect((await one.call('POST /api/lecture-seat', { token, body: none })).status).toBe(404);
  });
});

describe('the address of a video', () => {
  const details = async (token: string | undefined, id = lecture.id) =>
    (await one.call(`GET /api/LectureDetails/${course.id}/${id}`, { token })).body.lecture;

  test('takes a free seat for itself, and without one it does not exist', async () => {
    const { tokens } = await studentOn(3);
    const addresses = await Promise.all(
      tokens.map(async (token) => (await details(token)).videos as string),
    );
    const [first, second, third] = addresses as [string, string, string];
    expect(await get(first)).toBe(200);
    expect(await get(second, other)).toBe(200);
    for (let tried = 0; tried < 100; tried += 1) {
      expect(await get(third, tried % 2 ? one : other)).toBe(404);
    }
    expect((await take(tokens[2])).status).toBe(409);
    pass(limits.life);
    expect(await get(third)).toBe(200);
  });

  test('is of one session: with another seat, person or end it does not exist', async () => {
    const { tokens, person } = await studentOn(2);
    const { videos } = (await take(tokens[0])).body;
    const rows = await db.select().from(sessions).where(eq(sessions.personId, person.id));
    for (const { id } of rows) {
      const changed = new URL(videos);
      if (changed.searchParams.get('seat') === String(id)) continue;
      changed.searchParams.set('seat', String(id));
      expect(await get(changed.href)).toBe(404);
    }
    for (const name of ['seat', 'person', 'expires', 'signature']) {
      const without = new URL(videos);
      without.searchParams.delete(name);
      expect(await get(without.href), name).toBe(404);
    }
    const path = pathOf(videos) as `/${string}`;
    const as = (token: string | undefined) => one.call(`GET ${path}`, { token });
    expect((await as(tokens[0])).status).toBe(200);
    expect((await as(tokens[1])).status).toBe(404);
    expect((await as(await one.tokenOf(await makePerson(db)))).status).toBe(404);
    pass(learning.videoAddressLifetime + 1000);
    expect(await get(videos)).toBe(403);
  });

  test('of a free lecture is the same for everybody for a while, and needs no seat', async () => {
    stopClocks();
    const { tokens } = await studentOn(4);
    const addresses = new Set<string>();
    for (const token of [...tokens, undefined])
      addresses.add((await details(token, free.id)).videos);
    pass(1000);
    addresses.add((await details(undefined, free.id)).videos);
    expect(addresses.size).toBeLessThanOrEqual(2);
    for (const address of addresses) expect(await get(address)).toBe(200);
    expect(
      (
        await one.call('POST /api/lecture-seat', {
          token: tokens[0],
          body: { ...body, lecture_id: free.id },
        })
      ).status,
    ).toBe(200);
    expect(await db.$count(videoSeats, eq(videoSeats.lectureId, free.id))).toBe(0);
  });
});

describe('the accounts that change seats often', () => {
  const list = async () => {
    const accessExpiresAt = new Date(one.platform.now().getTime() + 60_000);
    const token = await makeSession(db, admin, { accessExpiresAt });
    const answer = await one.call('GET /api/studio/seats', { token });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  test('are listed with what they did, until it is old', async () => {
    const quiet = await studentOn(2);
    for (const token of quiet.tokens) await take(token);
    const { person, tokens } = await studentOn(listedFrom.browsers);
    for (const token of tokens) {
      await take(token);
      pass(limits.life);
    }
    await take(tokens[0]);
    await take(tokens[1]);
    for (let time = 0; time < 5; time += 1) await take(tokens[2]);
    const ids = (rows: { person: { id: number } }[]) => rows.map((row) => row.person.id);
    const rows = await list();
    expect(ids(rows)).toContain(person.id);
    expect(ids(rows)).not.toContain(quiet.person.id);
    expect(rows.find((row: { person: { id: number } }) => row.person.id === person.id)).toEqual({
      person: { id: person.id, name: person.name, email: person.email },
      browsers: listedFrom.browsers,
      freed: 0,
      // Within ten minutes it counts once.
      refused: 1,
      fast: 0,
      last_at: expect.any(String),
    });
    pass((limits.daysStored + 1) * 24 * 60 * 60 * 1000);
    expect(ids(await list())).not.toContain(person.id);
    await purgeSeats(one.platform);
    expect(await db.$count(seatEvents)).toBe(0);
    expect(await db.$count(videoSeats)).toBe(0);
  });
});
