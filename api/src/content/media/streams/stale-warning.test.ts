import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeAdmin } from '#factories/people.ts';
import { media, videoStreams } from '#platform/database/schema/index.ts';
import { video } from '../../../testing/sample-video.ts';
import { uploadVideo } from '../../../testing/streams.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ sockets: true });

test('what an uploaded file does not play everywhere is said until its sizes are there', async () => {
  const { db, call } = app;
  const admin = await makeAdmin(db);
  const { file } = await uploadVideo(app, 'lesson.mp4', video);
  await db.update(media).set({ warning: 'ألوان نادرة' }).where(eq(media.id, file.id));
  const warning = async () =>
    (await call(`GET /api/studio/media/${file.id}`, { as: admin })).body.media.warning;
  const set = (state: 'making' | 'none' | 'ready') =>
    db.update(videoStreams).set({ state, reason: null });
  for (const state of ['making', 'none'] as const) {
    await set(state);
    expect(await warning()).toBe('ألوان نادرة');
  }
  await set('ready');
  expect(await warning()).toBeNull();
});
