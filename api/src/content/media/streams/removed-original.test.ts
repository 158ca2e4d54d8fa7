import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { afterAll, expect, test } from 'vitest';
import { makeAdmin } from '#factories/people.ts';
import { videoStreams } from '#platform/database/schema/index.ts';
import { streamsFolder } from '#platform/storage/streams.ts';
import { startBucketServer } from '../../../testing/bucket-server.ts';
import { video } from '../../../testing/sample-video.ts';
import { uploadVideo } from '../../../testing/streams.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { setKeepsOriginals } from './backlog.ts';
import { removeOriginal } from './remove-original.ts';

// Listing files needs it: see the server.
const bucket = await startBucketServer({ anySignature: true });
afterAll(() => bucket.stop());

const onDisk = await startTestApp({ sockets: true });
const inBucket = await startTestApp({ sockets: true, config: { storageUrl: bucket.url } });

test.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('a video %s states the bytes that it takes, without its removed original', async (_, app) => {
  const { db, call, platform } = app;
  const { storage } = platform;
  const admin = await makeAdmin(db);
  const { file } = await uploadVideo(app, 'lesson.mp4', video);
  // A machine without ffmpeg makes the video itself alone.
  await db.update(videoStreams).set({ state: 'ready', reason: null });

  const sizeOf = async (path: string) => (await storage.stat(path))?.size ?? 0;
  async function stored(): Promise<number> {
    let sum = await sizeOf(file.path);
    for await (const path of storage.list(`${streamsFolder}${file.id}/`)) sum += await sizeOf(path);
    return sum;
  }
  async function figures() {
    const { media } = (await call('GET /api/studio/media', { as: admin })).body;
    const detail = (await call(`GET /api/studio/media/${file.id}`, { as: admin })).body.media;
    const { used } = (await call('GET /api/studio/media-quota', { as: admin })).body;
    const sum = (media as Media[]).reduce((before, { bytes }) => before + (bytes ?? 0), 0);
    return {
      listed: (media as Media[]).find(({ id }) => id === file.id)?.bytes,
      detail: detail.bytes,
      original: detail.stream.original,
      // The picture of the video is a file of the library too.
      used: used - sum + detail.bytes,
    };
  }
  const whole = await stored();
  expect(whole).toBeGreaterThan(video.length);
  expect(await figures()).toEqual({ listed: whole, detail: whole, original: true, used: whole });

  await setKeepsOriginals(db, false);
  await removeOriginal(platform, file.id);
  const rest = await stored();
  expect(rest).toBe(whole - video.length);
  expect(await figures()).toEqual({ listed: rest, detail: rest, original: false, used: rest });
});
