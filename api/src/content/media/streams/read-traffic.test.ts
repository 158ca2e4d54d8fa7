import { expect, test } from 'vitest';
import { makeAdmin, makeTeacher } from '#factories/people.ts';
import { media, videoTraffic } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { db, call, platform } = app;
const admin = await makeAdmin(db);
const month = platform.now().toISOString().slice(0, 7);

async function makeVideo(name: string, ownerId: number | null, deletedAt: Date | null = null) {
  const path = `private/media/traffic/${name}.mp4`;
  const [row] = await db
    .insert(media)
    .values({ path, name, kind: 'video', type: 'video/mp4', bytes: 9, ownerId, deletedAt })
    .returning();
  return row?.id ?? 0;
}
const sent = (mediaId: number, inMonth: string, bytes: number) =>
  db.insert(videoTraffic).values({ mediaId, month: `${inMonth}-01`, bytes });

test('the last twelve months of a video are shown to those who see it', async () => {
  const teacher = await makeTeacher(db);
  const id = await makeVideo('one', teacher.id);
  for (let number = 1; number <= 12; number += 1)
    await sent(id, `2024-${String(number).padStart(2, '0')}`, number);
  await sent(id, month, 5_000_000_000);
  const { status, body } = await call(`GET /api/studio/media/${id}/traffic`, { as: teacher });
  expect(status).toBe(200);
  expect(body.now).toBe(5_000_000_000);
  expect(body.months).toHaveLength(12);
  expect(body.months.slice(0, 2)).toEqual([
    { month, bytes: 5_000_000_000 },
    { month: '2024-12', bytes: 12 },
  ]);
  const other = await call(`GET /api/studio/media/${id}/traffic`, { as: await makeTeacher(db) });
  expect(other.status).toBe(404);
});

test('a month lists the videos with the most, and counts all of them', async () => {
  const [most, removed] = [
    await makeVideo('most', null),
    await makeVideo('removed', null, new Date()),
  ];
  await sent(most, '2023-05', 700);
  await sent(removed, '2023-05', 300);
  for (let number = 0; number < 20; number += 1)
    await sent(await makeVideo(`little ${number}`, null), '2023-05', 1);
  const { body } = await call('GET /api/studio/video-traffic?month=2023-05', { as: admin });
  expect(body).toMatchObject({ month: '2023-05', total: 1020 });
  expect(body.videos).toHaveLength(20);
  expect(body.videos.slice(0, 2)).toEqual([
    { id: most, name: 'most', bytes: 700 },
    { id: null, name: 'removed', bytes: 300 },
  ]);
  expect(body.months).toContain('2023-05');
  const now = await call('GET /api/studio/video-traffic', { as: admin });
  expect(now.body.month).toBe(month);
  expect(now.body.months[0]).toBe(month);
  const teacher = await makeTeacher(db);
  expect((await call('GET /api/studio/video-traffic', { as: teacher })).status).toBe(403);
  expect((await call('GET /api/studio/video-traffic?month=2023-13', { as: admin })).status).toBe(
    422,
  );
});
