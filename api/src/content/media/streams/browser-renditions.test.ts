import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureText } from '@nibras/contract/errors.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { makePerson, makeTeacher } from '#factories/people.ts';
import {
  settings,
  uploads,
  videoRenditions,
  videoStreams,
} from '#platform/database/schema/index.ts';
import { video } from '../../../testing/sample-video.ts';
import { beginUpload, sendBytes, uploadFile, uploadOffset } from '../../../testing/send-upload.ts';
import { hasFfmpeg, settledVideo, uploadVideo } from '../../../testing/streams.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { makeStreams } from './make-streams.ts';

const app = await startTestApp({ sockets: true, config: { ffmpegPath: '/none/ffmpeg' } });
const { db, platform, call } = app;
const folder = mkdtempSync(join(tmpdir(), 'renditions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A rendition of the sample as a browser would make it, by ffmpeg in its place. */
function make(name: string, ...values: string[]): Buffer {
  const from = join(folder, 'sample.mp4');
  writeFileSync(from, video);
  const to = join(folder, `${name}.mp4`);
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', from, ...values],
    ...['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4', to],
  ]);
  return readFileSync(to);
}
const sized = (size: string, ...more: string[]) => [
  ...['-vf', `scale=${size}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  ...[
    '-bf',
    '0',
    '-force_key_frames',
    'expr:gte(t,n_forced*2)',
    '-b:v',
    '300k',
    '-c:a',
    'copy',
    ...more,
  ],
];
const opus = ['-vn', '-c:a', 'libopus', '-b:a', '48k', '-ac', '1', '-frag_duration', '2000000'];

type Uploaded = Awaited<ReturnType<typeof uploadVideo>>;
const send = ({ sender, file, stream }: Uploaded, name: string, content: Uint8Array) =>
  uploadFile(sender, content, {
    name: `${name}.mp4`,
    rendition: `${file.id}/${stream?.version}/${name}`,
  });
const rowsOf = ({ file }: Uploaded) =>
  db.select().from(videoRenditions).where(eq(videoRenditions.mediaId, file.id));
const streamOf = async ({ file, teacher }: Uploaded) =>
  (await call(`GET /api/studio/media/${file.id}`, { as: teacher })).body.media.stream;

describe.runIf(hasFfmpeg)('a rendition that a browser made', () => {
  test('joins the stream of its video, until nothing is left for a browser', async () => {
    const uploaded = await uploadVideo(app, 'lesson.mp4', video);
    expect(await streamOf(uploaded)).toMatchObject({
      state: 'none',
      for_browser: ['sound', '360', '240'],
    });
    const answer = await send(uploaded, '240', make('240', ...sized('426:240')));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('nibras-media')).toBe(String(uploaded.file.id));
    expect((await rowsOf(uploaded)).find(({ name }) => name === '240')).toMatchObject({
      origin: 'browser',
      width: 426,
      height: 240,
      codecs: expect.stringMatching(/^avc1\.\w+,mp4a\.40\.2$/),
    });
    expect(await streamOf(uploaded)).toMatchObject({
      for_browser: ['sound', '360'],
      reason: expect.stringContaining('متصفح'),
    });
    expect((await send(uploaded, '360', make('360', ...sized('640:360')))).status).toBe(204);
    expect((await send(uploaded, 'sound', make('sound', ...opus))).status).toBe(204);
    expect((await rowsOf(uploaded)).find(({ name }) => name === 'sound')?.codecs).toBe('opus');
    expect(await streamOf(uploaded)).toMatchObject({ state: 'none', for_browser: [] });
    const again = await send(uploaded, 'sound', make('sound', ...opus));
    expect(again.status).toBe(415);
    // The parts of the uploads are gone, and so is what was only announced.
    const parts: string[] = [];
    for await (const path of platform.storage.list('private/uploads/')) parts.push(path);
    expect(parts).toEqual([]);
  });

  test.each<[string, string, string, string[]]>([
    ['another size', 'أبعاد', '240', sized('320:240')],
    [
      'no key frame but the first',
      'يبدأ',
      '240',
      sized('426:240', '-force_key_frames', '0', '-g', '9999'),
    ],
    ['another length', 'مدة', '240', sized('426:240', '-t', '4')],
    ['another codec', 'ترميز', '240', [...sized('426:240'), '-c:v', 'mpeg4']],
    ['no sound', 'صالحًا', '240', sized('426:240', '-an')],
    ['pictures where only sound belongs', 'صالحًا', 'sound', sized('426:240')],
  ])('with %s is refused, and leaves nothing', async (_what, reason, name, values) => {
    const uploaded = await uploadVideo(app, 'lesson.mp4', video);
    const answer = await send(uploaded, name, make('wrong', ...values));
    expect(answer.status).toBe(415);
    expect(((await answer.json()) as { message: string }).message).toContain(reason);
    expect((await rowsOf(uploaded)).map((row) => row.name)).toEqual(['source']);
    const own = eq(uploads.personId, uploaded.teacher.id);
    expect(await db.$count(uploads, and(own, eq(uploads.name, `${name}.mp4`)))).toBe(0);
  });

  test('is replaced under other addresses once the server has ffmpeg', async () => {
    const uploaded = await uploadVideo(app, 'lesson.mp4', video);
    expect((await send(uploaded, '240', make('240', ...sized('426:240')))).status).toBe(204);
    await db
      .update(videoStreams)
      .set({ state: 'waiting' })
      .where(eq(videoStreams.mediaId, uploaded.file.id));
    const { ffmpegPath: _none, ...config } = platform.config;
    await makeStreams({ ...platform, config: { ...config, ffmpegPath: '' } });
    const { stream, renditions } = await settledVideo(app, uploaded.file.id);
    expect(stream).toMatchObject({ state: 'ready' });
    expect(stream?.version).not.toBe(uploaded.stream?.version);
    expect(new Set(renditions.map(({ origin }) => origin))).toEqual(new Set(['remux', 'ffmpeg']));
  });
});

describe('a rendition', () => {
  const content = Buffer.from('not a video at all');

  test('is taken from those who may edit its video, and where it is lacking', async () => {
    const uploaded = await uploadVideo(app, 'lesson.mp4', video);
    const { file, stream, sender } = uploaded;
    const begin = async (as: { id: number }, rendition: string, bytes = content.length) =>
      (
        await beginUpload(
          { address: app.address, token: await app.tokenOf(as) },
          { name: '240.mp4', bytes, rendition },
        )
      ).status;
    const whole = `${file.id}/${stream?.version}/240`;
    expect(await begin(await makeTeacher(db), whole)).toBe(404);
    expect(await begin(await makePerson(db), whole)).toBe(403);
    expect(await begin(uploaded.teacher, `${file.id}/000000000000/240`)).toBe(415);
    expect(await begin(uploaded.teacher, `${file.id}/${stream?.version}/720`)).toBe(422);
    expect(await begin(uploaded.teacher, `${file.id + 999}/${stream?.version}/240`)).toBe(404);
    expect(await begin(uploaded.teacher, whole, 200 * 1024 ** 2)).toBe(413);
    // What a closed tab had begun is replaced, and is no file that can be chosen again.
    expect(await begin(uploaded.teacher, whole)).toBe(201);
    expect(await begin(uploaded.teacher, whole)).toBe(201);
    const own = and(eq(uploads.personId, uploaded.teacher.id), eq(uploads.name, '240.mp4'));
    expect(await db.$count(uploads, own)).toBe(1);
    const { body } = await call('GET /api/studio/unfinished-uploads', { as: uploaded.teacher });
    expect(body.uploads).toEqual([]);
    const refused = await send(uploaded, '240', content);
    expect(refused.status).toBe(415);
    expect((await rowsOf(uploaded)).map(({ name }) => name)).toEqual(['source']);
    expect(sender.token).not.toBe('');
  });

  test.runIf(hasFfmpeg)(
    'answers again where the answer was lost, and fits into the space',
    async () => {
      const uploaded = await uploadVideo(app, 'lesson.mp4', video);
      const made = make('240', ...sized('426:240'));
      const rendition = `${uploaded.file.id}/${uploaded.stream?.version}/240`;
      const begun = await beginUpload(uploaded.sender, {
        name: '240.mp4',
        bytes: made.length,
        rendition,
      });
      const path = begun.headers.get('location') ?? '';
      expect((await sendBytes(uploaded.sender, path, 0, made)).status).toBe(204);
      const asked = await uploadOffset(uploaded.sender, path);
      expect(asked.headers.get('nibras-media')).toBe(String(uploaded.file.id));
      await db.insert(settings).values({ name: 'media-quota', value: 1 });
      const full = await send(uploaded, '360', made);
      expect([full.status, ((await full.json()) as { message: string }).message]).toEqual([
        413,
        failureText('media-quota'),
      ]);
      await db.delete(settings).where(eq(settings.name, 'media-quota'));
    },
  );
});
