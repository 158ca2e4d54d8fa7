import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { media, videoRenditions, videoStreams } from '#platform/database/schema/index.ts';
import { signedPath } from '#platform/storage/addresses.ts';
import { killOnExit } from '../../../testing/kill-on-exit.ts';
import { video } from '../../../testing/sample-video.ts';
import { hasFfmpeg } from '../../../testing/streams.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { setBacklog, setKeepsOriginals } from './backlog.ts';
import { makeStreams } from './make-streams.ts';
import { removeOriginal } from './remove-original.ts';

const app = await startTestApp({ work: false });
const { db, platform } = app;
const path = 'private/media/from-before/lesson.mp4';

const program = join(import.meta.dirname, '../../../testing/stream-maker.ts');

function startMaker() {
  const { databaseUrl, dataDir } = platform.config;
  const maker = spawn(process.execPath, ['--no-warnings', program], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  killOnExit(maker);
  return maker;
}

const workFolders = async () =>
  (await readdir(platform.config.dataDir)).filter((name) => name.startsWith('.making-'));
const encoders = () =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`${platform.config.dataDir}/.making-`));

test.runIf(hasFfmpeg)('a killed maker leaves what is complete, and another goes on', async () => {
  await platform.storage.write(path, video);
  const [row] = await db
    .insert(media)
    .values({ path, name: 'قديم', kind: 'video', type: 'video/mp4', bytes: video.length })
    .returning();
  const id = row?.id ?? 0;
  await setBacklog(db, true);
  const streamNow = async () =>
    (await db.select().from(videoStreams).where(eq(videoStreams.mediaId, id)))[0];
  const rows = () => db.select().from(videoRenditions).where(eq(videoRenditions.mediaId, id));

  const maker = startMaker();
  await expect.poll(async () => (await streamNow())?.current, { timeout: 120_000 }).toBe('480');
  await expect.poll(encoders).not.toEqual([]);
  maker.kill('SIGKILL');
  await once(maker, 'exit');
  const before = await rows();
  expect(before.map(({ name }) => name).sort()).toEqual(['sound', 'source']);
  expect(await streamNow()).toMatchObject({ state: 'making', current: '480' });
  expect(await workFolders()).toHaveLength(1);
  // ffmpeg ends with its parent.
  await expect.poll(encoders).toEqual([]);

  // The lease of the killed one is respected, then it ends.
  await makeStreams(platform);
  expect(await streamNow()).toMatchObject({ state: 'making', tries: 1 });
  app.passTime(40_000);
  await makeStreams(platform);
  expect(await streamNow()).toMatchObject({ state: 'ready', tries: 0, current: null });
  const after = await rows();
  expect(after.map(({ name }) => name).sort()).toEqual(['240', '360', '480', 'sound', 'source']);
  for (const one of before) expect(after).toContainEqual(one);
  expect(await workFolders()).toEqual([]);
});

test.runIf(hasFfmpeg)(
  'the sizes of a removed video are not made, but where it is restored',
  async () => {
    const removed = 'private/media/removed/lesson.mp4';
    await platform.storage.write(removed, video);
    const [row] = await db
      .insert(media)
      .values({
        path: removed,
        name: 'محذوف',
        kind: 'video',
        type: 'video/mp4',
        bytes: video.length,
      })
      .returning();
    const id = row?.id ?? 0;
    await setBacklog(db, true);
    const streamNow = async () =>
      (await db.select().from(videoStreams).where(eq(videoStreams.mediaId, id)))[0];

    const maker = startMaker();
    await expect.poll(async () => (await streamNow())?.current, { timeout: 120_000 }).toBe('480');
    await db.update(media).set({ deletedAt: platform.now() }).where(eq(media.id, id));
    await expect
      .poll(streamNow, { timeout: 60_000 })
      .toMatchObject({ state: 'waiting', current: null, lease: null, tries: 0 });
    expect(encoders()).toEqual([]);
    await once(maker, 'exit');

    await makeStreams(platform);
    expect(await streamNow()).toMatchObject({ state: 'waiting' });
    await db.update(media).set({ deletedAt: null }).where(eq(media.id, id));
    await makeStreams(platform);
    expect(await streamNow()).toMatchObject({ state: 'ready' });
  },
);

test.runIf(hasFfmpeg)(
  'the original goes once its sizes are complete, if the provider wants it',
  async () => {
    const [row] = await db.select().from(media).where(eq(media.path, path));
    const id = row?.id ?? 0;
    await removeOriginal(platform, id);
    expect(await platform.storage.stat(path)).not.toBeNull();
    await setKeepsOriginals(db, false);
    await db
      .update(videoStreams)
      .set({ state: 'failed', reason: 'تعذر' })
      .where(eq(videoStreams.mediaId, id));
    await removeOriginal(platform, id);
    expect(await platform.storage.stat(path)).not.toBeNull();
    await db
      .update(videoStreams)
      .set({ state: 'ready', reason: null })
      .where(eq(videoStreams.mediaId, id));
    await removeOriginal(platform, id);
    expect(await platform.storage.stat(path)).toBeNull();
    const expires = new Date(platform.now().getTime() + 60_000);
    const address = signedPath(platform.secrets, { path, personId: 7, expires });
    const answer = await app.call(`GET /storage/${address}`, { headers: { range: 'bytes=4-7' } });
    expect([answer.status, answer.body]).toEqual([206, 'ftyp']);
  },
);
