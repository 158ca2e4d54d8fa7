import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { media, videoRenditions, videoStreams } from '#platform/database/schema/index.ts';
import { video } from '../../../testing/sample-video.ts';
import { uploadFile } from '../../../testing/send-upload.ts';
import { hasFfmpeg, settledVideo, uploadVideo } from '../../../testing/streams.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { usedBytes } from '../quota.ts';
import { makeStreams } from './make-streams.ts';
import { sweepStreams } from './remove-streams.ts';

const without = await startTestApp({ sockets: true, config: { ffmpegPath: '/none/ffmpeg' } });
const having = await startTestApp({ sockets: true });
type App = typeof without;

async function lectureOf(app: App, path: string) {
  const course = await makeCourse(app.db, {});
  const chapter = await makeChapter(app.db, { courseId: course.id });
  const lecture = await makeLecture(app.db, {
    courseId: course.id,
    chapterId: chapter.id,
    type: 'video',
    video: path,
    free: true,
  });
  const { body } = await app.call(`GET /api/LectureDetails/${course.id}/${lecture.id}`);
  return body.lecture;
}

/** The path of an address below the server. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://nibras.example');
  return pathname + search;
};
const get = (app: App, address: string, headers = {}) =>
  app.call(`GET ${pathOf(address)}` as 'GET /', { headers });

/** The addresses in a playlist, below its own. */
const linesOf = (playlist: string, base: string) =>
  playlist
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => new URL(line, new URL(base, 'https://nibras.example')).href);

describe('without ffmpeg', () => {
  test('a video plays as it is, in segments, and the reason for no more is told', async () => {
    const { file, stream, renditions } = await uploadVideo(without, 'lesson.mp4', video);
    expect(stream).toMatchObject({ state: 'none', reason: expect.stringContaining('ffmpeg') });
    expect(renditions).toMatchObject(
      [
        {
          name: 'source',
          origin: 'remux',
          width: 960,
          height: 540,
          codecs: /^avc1\.\w+,mp4a\.40\.2$/,
        },
      ].map((one) => ({ ...one, codecs: expect.stringMatching(one.codecs) })),
    );
    const lecture = await lectureOf(without, file.path);
    expect(lecture).not.toHaveProperty('sound_stream');
    expect(lecture).not.toHaveProperty('previews');
    const master = await get(without, lecture.stream);
    expect(master.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'public, max-age=60',
    });
    expect(master.body).toMatch(
      /BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=960x540,CODECS="avc1/,
    );
    const [listAddress = ''] = linesOf(master.body, lecture.stream);
    const list = await get(without, listAddress);
    const [, bytes, offset] = /BYTERANGE:(\d+)@(\d+)/.exec(list.body) ?? [];
    const [part = ''] = linesOf(list.body, listAddress);
    const end = Number(offset) + Number(bytes) - 1;
    const segment = await get(without, part, { range: `bytes=${offset}-${end}` });
    expect(segment.status).toBe(206);
    expect(segment.headers['cache-control']).toBe('public, max-age=1800');
    expect(segment.raw.subarray(4, 8).toString()).toBe('moof');
  });

  test('a signature opens its own stream until its time, and nothing else', async () => {
    const [one, other] = [
      await uploadVideo(without, 'a.mp4', video),
      await uploadVideo(without, 'b.mp4', video),
    ];
    const { stream } = await lectureOf(without, one.file.path);
    const folder = (of: typeof one) =>
      `/storage/private/streams/${of.file.id}/${of.stream?.version}`;
    const query = new URL(stream).search;
    const status = async (path: string) => (await get(without, path)).status;
    const list = (await get(without, stream)).body;
    const [playlist = ''] = linesOf(list, stream);
    const [part = ''] = linesOf((await get(without, playlist)).body, playlist);
    const ofParts = new URL(part).search;
    expect(await status(`${folder(one)}/source.m3u8${query}`)).toBe(200);
    expect(await status(`${folder(one)}/source.mp4${ofParts}`)).toBe(200);
    for (const path of [
      `${folder(one)}/source.mp4`,
      `${folder(one)}/source.mp4${query}`,
      `${folder(other)}/source.mp4${ofParts}`,
      `${folder(one)}x/source.mp4${ofParts}`,
      `${folder(one)}/../${other.stream?.version}/source.mp4${ofParts}`,
      `/storage/private/streams/${one.file.id}/${ofParts}`,
      `/storage/${one.file.path}${ofParts}`,
      `${folder(one)}/missing.mp4${ofParts}`,
    ]) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
    without.passTime(24 * 3_600_000);
    expect(await status(`${folder(one)}/source.mp4${ofParts}`)).toBe(404);
    expect(await status(`${folder(one)}/source.m3u8${query}`)).toBe(404);
    without.passTime(-24 * 3_600_000);
  });

  test('a playlist is compressed for clients that accept it', async () => {
    const { file } = await uploadVideo(without, 'a.mp4', video);
    const { stream } = await lectureOf(without, file.path);
    const [list = ''] = linesOf((await get(without, stream)).body, stream);
    const plain = await get(without, list);
    const small = await get(without, list, { 'accept-encoding': 'br' });
    const sizes = [plain.raw.length, small.raw.length];
    expect(small.headers['content-encoding']).toBe(plain.raw.length < 1024 ? undefined : 'br');
    expect(sizes[1]).toBeLessThanOrEqual(sizes[0] ?? 0);
  });

  test('a rendition counts in the space, and goes with the file or with its replacement', async () => {
    const before = await usedBytes(without.db);
    const { file, stream, sender } = await uploadVideo(without, 'a.mp4', video);
    const rows = () =>
      without.db.select().from(videoRenditions).where(eq(videoRenditions.mediaId, file.id));
    const [first] = await rows();
    expect(await usedBytes(without.db)).toBe(before + (file.bytes ?? 0) + (first?.bytes ?? 0));
    await uploadFile(sender, video, { name: 'b.mp4', replace: file.id });
    const versionNow = async () =>
      (await without.db.select().from(videoStreams).where(eq(videoStreams.mediaId, file.id)))[0]
        ?.version;
    await expect.poll(versionNow).not.toBe(stream?.version);
    expect(await rows()).toMatchObject([{ version: await versionNow() }]);
    const stored = async () => {
      const paths: string[] = [];
      const prefix = `private/streams/${file.id}/`;
      for await (const path of without.platform.storage.list(prefix)) paths.push(path);
      return paths.sort();
    };
    expect(await stored()).toHaveLength(4);
    await sweepStreams(without.platform);
    // Those who watch have time to finish.
    expect(await stored()).toHaveLength(4);
    without.passTime(3 * 3_600_000);
    await sweepStreams(without.platform);
    without.passTime(-3 * 3_600_000);
    expect(await stored()).toHaveLength(2);
  });
});

describe.runIf(hasFfmpeg)('with ffmpeg', () => {
  test('a video gets smaller sizes, its sound alone and pictures of its time line', async () => {
    const { file, stream, renditions } = await uploadVideo(having, 'lesson.mp4', video);
    expect(stream).toMatchObject({ state: 'ready', reason: null });
    expect(renditions.map(({ name }) => name).sort()).toEqual(
      stream?.wanted.concat('source').sort(),
    );
    const lecture = await lectureOf(having, file.path);
    const master = await get(having, lecture.stream);
    expect(master.body).toContain('sound.m3u8?');
    expect(master.body.match(/RESOLUTION=426x240/g)).toHaveLength(1);
    expect((await get(having, lecture.sound_stream)).status).toBe(200);
    expect(lecture.previews).toMatchObject({
      columns: 9,
      rows: 1,
      width: 160,
      height: 90,
      seconds: 2,
    });
    const sheet = await get(having, lecture.previews.address);
    expect(sheet.headers['content-type']).toBe('image/webp');
  });
  test('a video from before gets its picture too', async () => {
    const { db, platform } = having;
    const { file } = await uploadVideo(having, 'lesson.mp4', video);
    expect(file.poster).not.toBeNull();
    await db.update(media).set({ poster: null }).where(eq(media.id, file.id));
    await db.delete(media).where(eq(media.path, file.poster ?? ''));
    await db
      .update(videoStreams)
      .set({ state: 'waiting' })
      .where(eq(videoStreams.mediaId, file.id));
    await makeStreams(platform);
    const again = await settledVideo(having, file.id);
    expect(again.stream?.state).toBe('ready');
    expect(again.file.poster).toBe(file.poster);
    const { headers } = await get(having, `/storage/${again.file.poster}`);
    expect(headers['content-type']).toBe('image/webp');
  });
});
