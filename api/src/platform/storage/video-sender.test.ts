import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeSession } from '#factories/people.ts';
import { media, seatEvents, videoTraffic } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const { call, db } = app;
const path = 'private/videos/hour.mp4';
const course = await makeCourse(db);
const counted = 'private/videos/counted.mp4';
const lectures: Record<string, { id: number }> = {
  [path]: await makeLecture(db, { courseId: course.id, video: path }),
  [counted]: await makeLecture(db, { courseId: course.id, video: counted }),
};
const bytes = 1_000_000;

beforeAll(async () => {
  for (const one of [path, counted]) {
    await app.platform.storage.write(one, Buffer.alloc(bytes, 1));
  }
  await db.update(media).set({ duration: 3600, bytes, state: 'ready' }).where(eq(media.path, path));
});

async function watcher(video: string) {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  const token = await makeSession(db, person);
  const { body } = await call(`GET /api/LectureDetails/${course.id}/${lectures[video]?.id}`, {
    token,
  });
  const { pathname, search } = new URL(body.lecture.videos);
  return { person, address: (pathname + search) as `/${string}` };
}
const range = (from: number, to: number) => ({
  headers: { range: `bytes=${from}-${Math.floor(to) - 1}` },
});
const eventsOf = (person: { id: number }) =>
  db.$count(seatEvents, eq(seatEvents.personId, person.id));

test('ten minutes of a video can be read at once, and are not noted', async () => {
  const { person, address } = await watcher(path);
  const { status, raw } = await call(`GET ${address}`, range(0, (bytes / 3600) * 590));
  expect([status, raw.length]).toEqual([206, Math.floor((bytes / 3600) * 590)]);
  // Only that it began.
  expect(await eventsOf(person)).toBe(1);
});

test('what reads faster is slowed to four times the speed of watching, and noted once', async () => {
  app.stopClock();
  const { person, address } = await watcher(path);
  await call(`GET ${address}`, range(0, (bytes / 3600) * 600));
  const began = performance.now();
  // 4.32 seconds of the video each.
  for (let time = 0; time < 2; time += 1) await call(`GET ${address}`, range(0, 1200));
  expect(performance.now() - began).toBeGreaterThan(2 * 1000);
  await expect
    .poll(() =>
      db
        .select({ kind: seatEvents.kind })
        .from(seatEvents)
        .where(eq(seatEvents.personId, person.id))
        .orderBy(seatEvents.id),
    )
    .toEqual([{ kind: 'began' }, { kind: 'fast' }]);
});

test('bytes count by file and month, those of two processes together', async () => {
  const { address } = await watcher(counted);
  const beside = await startTestApp({ beside: app, work: false });
  await beside.platform.storage.write(counted, Buffer.alloc(bytes, 1));
  await call(`GET ${address}`, range(0, 1000));
  await beside.call(`GET ${address}`, range(0, 500));
  await call(`GET ${address}`, { headers: { range: 'bytes=0-99', 'if-none-match': 'x' } });
  for (const one of [app, beside]) await one.app.close();
  const month = `${app.platform.now().toISOString().slice(0, 7)}-01`;
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.path, counted));
  const sent = await db
    .select()
    .from(videoTraffic)
    .where(eq(videoTraffic.mediaId, row?.id ?? 0));
  expect(sent).toEqual([{ mediaId: row?.id, month, bytes: 1600 }]);
});
