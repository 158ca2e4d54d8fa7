import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeAdmin, makeTeacher } from '#factories/people.ts';
import { auditLog as log, media, videoStreams } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { db, call } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const settings = (body: object) => call('PUT /api/studio/video-streams', { as: admin, body });
const entries = () =>
  db.select().from(log).where(eq(log.action, 'streams-changed')).orderBy(desc(log.id));

async function makeVideo(ownerId: number | null = null) {
  const [row] = await db
    .insert(media)
    .values({
      path: `private/media/settings/${Math.random()}.mp4`,
      name: 'درس',
      kind: 'video',
      type: 'video/mp4',
      bytes: 9,
      ownerId,
    })
    .returning();
  return row?.id ?? 0;
}
const streamOf = async (id: number) =>
  (await db.select().from(videoStreams).where(eq(videoStreams.mediaId, id)))[0];

test('what is decided about all videos is stored, and each change is in the log', async () => {
  const before = await call('GET /api/studio/video-streams', { as: admin });
  expect(before.body).toMatchObject({ running: false, keep_original: true });
  const id = await makeVideo();
  expect((await settings({ running: true })).body).toMatchObject({ running: true, lacking: 0 });
  expect(await streamOf(id)).toMatchObject({ state: 'waiting', isBacklog: true });
  expect((await settings({ keep_original: false })).body).toMatchObject({ keep_original: false });
  expect((await settings({ keep_original: false })).status).toBe(200);
  expect((await settings({ running: false })).body).toMatchObject({ running: false });
  const written = await entries();
  expect(written.map(({ details }) => details)).toEqual([
    { running: false, keepOriginal: false },
    { running: true, keepOriginal: false },
    { running: true, keepOriginal: true },
  ]);
  expect(written.every(({ personId }) => personId === admin.id)).toBe(true);
});

test('a failed stream is queued again by the retry, one that is queued stays so, and other files have none', async () => {
  const teacher = await makeTeacher(db);
  const id = await makeVideo(teacher.id);
  await db
    .insert(videoStreams)
    .values({ mediaId: id, version: '0123456789ab', state: 'failed', reason: 'تعذر', tries: 3 });
  const retry = (as: { id: number }) => call(`POST /api/studio/media/${id}/stream`, { as });
  expect((await retry(await makeTeacher(db))).status).toBe(404);
  expect((await retry(teacher)).status).toBe(200);
  expect(await streamOf(id)).toMatchObject({ state: 'waiting', reason: null, tries: 0 });
  await db
    .update(videoStreams)
    .set({ state: 'making', tries: 1 })
    .where(eq(videoStreams.mediaId, id));
  expect((await retry(teacher)).status).toBe(200);
  expect(await streamOf(id)).toMatchObject({ state: 'making', tries: 1 });
  await db.update(media).set({ kind: 'document' }).where(eq(media.id, id));
  expect((await retry(teacher)).status).toBe(404);
});
