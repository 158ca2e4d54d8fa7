import { execFileSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { makeTeacher } from '#factories/people.ts';
import { media, videoRenditions, videoStreams } from '#platform/database/schema/index.ts';
import { uploadFile } from './send-upload.ts';
import type { startTestApp } from './test-app.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;

/** Whether the machine of the tests has ffmpeg; without it they try what the product does then. */
export const hasFfmpeg = (() => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Uploads a video and waits until nothing more is done with it. */
export async function uploadVideo(app: App, name: string, content: Uint8Array) {
  const teacher = await makeTeacher(app.db);
  const sender = { address: app.address, token: await app.tokenOf(teacher) };
  const answer = await uploadFile(sender, content, { name });
  expect(answer.status).toBe(204);
  const id = Number(answer.headers.get('nibras-media'));
  return { teacher, sender, ...(await settledVideo(app, id)) };
}

/** A video once it is processed and its stream is made. */
export async function settledVideo(app: App, id: number) {
  const { db } = app;
  const fileOf = async () => (await db.select().from(media).where(eq(media.id, id)))[0];
  const streamOf = async () =>
    (await db.select().from(videoStreams).where(eq(videoStreams.mediaId, id)))[0];
  await expect
    .poll(async () => (await fileOf())?.state, { timeout: 120_000 })
    .not.toBe('processing');
  // A file that was refused has no stream.
  const isSettled = async () => !['waiting', 'making'].includes((await streamOf())?.state ?? '');
  await expect.poll(isSettled, { timeout: 240_000 }).toBe(true);
  const renditions = await db.select().from(videoRenditions).where(eq(videoRenditions.mediaId, id));
  const file = await fileOf();
  if (!file) throw new Error('no file');
  return { file, stream: (await streamOf()) ?? null, renditions };
}
