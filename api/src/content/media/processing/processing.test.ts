import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeTeacher } from '#factories/people.ts';
import { captionLines, media } from '#platform/database/schema/index.ts';
import { pdf, picture, zip } from '../../../testing/sample-files.ts';
import { video, videoWithIndexBehind } from '../../../testing/sample-video.ts';
import { uploadFile } from '../../../testing/send-upload.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { indexPlace, processVideo } from './video.ts';

const folder = await mkdtemp(join(tmpdir(), 'nibras-ffmpeg-'));
afterAll(() => rm(folder, { recursive: true }));

/**
 * Stands for ffmpeg, which the machines of the tests need not have: writes down how it was called, copies the video with
 * its index in front, and "takes" a picture.
 */
const program = join(folder, 'ffmpeg');
await writeFile(join(folder, 'front.mp4'), video);
await writeFile(join(folder, 'poster.png'), await picture('png', 320));
await writeFile(
  program,
  `#!/bin/sh
echo "$@" >> '${folder}/calls'
env >> '${folder}/environment'
for last; do :; done
case "$last" in *.mp4) cp '${folder}/front.mp4' "$last" ;; *) cp '${folder}/poster.png' "$last" ;; esac
`,
);
await chmod(program, 0o755);

const without = await startTestApp({ sockets: true, config: { ffmpegPath: '/none/ffmpeg' } });
const having = await startTestApp({ sockets: true, config: { ffmpegPath: program } });
type App = typeof without;

async function uploadTo(app: App, name: string, content: Uint8Array, metadata: object = {}) {
  const teacher = await makeTeacher(app.db);
  const sender = { address: app.address, token: await app.tokenOf(teacher) };
  return { answer: await uploadFile(sender, content, { name, ...metadata }), teacher, sender };
}

async function settled(app: App, answer: Response) {
  expect(answer.status).toBe(204);
  const id = Number(answer.headers.get('nibras-media'));
  const read = async () => (await app.db.select().from(media).where(eq(media.id, id)))[0];
  await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).not.toBe('processing');
  const row = await read();
  if (!row) throw new Error('no media');
  return row;
}

async function processed(app: App, name: string, content: Uint8Array) {
  return settled(app, (await uploadTo(app, name, content)).answer);
}

const stored = (app: App, path: string) => buffer(app.platform.storage.read(path));

describe('a picture', () => {
  test('is encoded anew, upright, smaller and without what was hidden in it', async () => {
    const original = await sharp({
      create: { width: 4000, height: 1000, channels: 3, background: '#246' },
    })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const row = await processed(without, 'صورة.jpg', Buffer.concat([original, zip({ a: 'b' })]));
    expect(row).toMatchObject({ state: 'ready', kind: 'image', type: 'image/webp' });
    expect(row.path).toMatch(/^media\/[0-9a-f]{18}\/image\.webp$/);
    expect([row.width, row.height]).toEqual([640, 2560]);
    const content = await stored(without, row.path);
    expect(content.includes('secret place')).toBe(false);
    expect(content.includes('PK\u0003\u0004')).toBe(false);
    expect(content.length).toBe(row.bytes);
  });

  test('with far too many pixels is refused', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const row = await processed(without, 'bomb.png', bomb);
    expect(row).toMatchObject({ state: 'failed' });
    expect(row.failure).toContain('أبعاد هذه الصورة كبيرة');
    expect(await without.platform.storage.stat(row.path)).toBeNull();
  });

  test('that is cut off is refused', async () => {
    const png = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#123' },
    })
      .png()
      .toBuffer();
    const row = await processed(without, 'cut.png', png.subarray(0, 60));
    expect(row.failure).toContain('تعذرت قراءة هذه الصورة');
  });
});

describe('a video', () => {
  test('without ffmpeg is stored as it is, with its length and size', async () => {
    const content = videoWithIndexBehind();
    const row = await processed(without, 'Lesson 1.mp4', content);
    expect(row).toMatchObject({
      state: 'ready',
      kind: 'video',
      type: 'video/mp4',
      width: 960,
      height: 540,
      poster: null,
    });
    expect(row.path).toMatch(/^private\/media\/.+\/lesson-1\.mp4$/);
    expect(row.duration).toBeCloseTo(16.56, 0);
    expect((await stored(without, row.path)).equals(content)).toBe(true);
  });

  test('with ffmpeg gets a picture, and its index in front where it is not copied into segments', async () => {
    const row = await processed(having, 'lesson.mp4', videoWithIndexBehind());
    const path = join(folder, 'stored.mp4');
    await writeFile(path, await stored(having, row.path));
    expect(await indexPlace(path)).toBe('behind');
    const moved = await processVideo(path, {
      ffmpeg: await findFfmpeg(having.platform),
      folder,
      webm: false,
      quickTime: false,
    });
    expect(await indexPlace(moved.file)).toBe('front');
    expect(row.poster).toMatch(/^media\/.+\/lesson-poster\.webp$/);
    const [poster] = await having.db
      .select()
      .from(media)
      .where(eq(media.path, row.poster ?? ''));
    expect(poster).toMatchObject({
      kind: 'image',
      state: 'ready',
      width: 320,
      ownerId: row.ownerId,
    });
    expect((await stored(having, row.poster ?? '')).length).toBe(poster?.bytes);
  });

  test('is given to ffmpeg as a video only, and without the server’s environment', async () => {
    process.env.NIBRAS_TEST_SECRET = 'top-secret';
    await processed(having, 'lesson.mp4', video);
    delete process.env.NIBRAS_TEST_SECRET;
    const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
    for (const call of calls) {
      expect(call).toMatch(
        /-protocol_whitelist file -f mov -i \S+\/(?:upload|lesson\.mp4|stored\.mp4) /,
      );
    }
    expect(await readFile(join(folder, 'environment'), 'utf8')).not.toContain('top-secret');
    // Its index was in front already, so that nothing but a picture was asked for.
    expect(calls.filter((call) => call.includes('faststart'))).toHaveLength(1);
  });

  test('that is cut off or holds no picture is refused', async () => {
    const row = await processed(without, 'cut.mp4', videoWithIndexBehind().subarray(0, 60_000));
    expect(row).toMatchObject({ state: 'failed' });
    expect(row.failure).toMatch(
      /تعذرت قراءة هذا الفيديو|هذا الفيديو ناقص|لا يحتوي هذا الملف على فيديو/,
    );
  });

  test('that is a playlist inside of a video is refused', async () => {
    const head = Buffer.alloc(24);
    head.writeUInt32BE(24, 0);
    head.write('ftypisom', 4, 'latin1');
    const playlist = Buffer.from('\n#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
    for (const app of [without, having]) {
      const row = await processed(app, 'film.mp4', Buffer.concat([head, playlist]));
      expect(row.state).toBe('failed');
      expect(await app.platform.storage.stat(row.path)).toBeNull();
    }
  });
});

test('captions are stored as WebVTT in UTF-8', async () => {
  const srt = '\uFEFF1\n00:00:01,000 --> 00:00:02,000\nمرحبًا\n';
  const row = await processed(without, 'lesson.ar.srt', Buffer.from(srt, 'utf16le'));
  expect(row).toMatchObject({ state: 'ready', kind: 'captions', type: 'text/vtt; charset=utf-8' });
  expect((await stored(without, row.path)).toString()).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nمرحبًا\n',
  );
});

test('captions are read line by line, and again when the file is replaced', async () => {
  const cue = (text: string) => Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`);
  const { answer, sender } = await uploadTo(without, 'lesson.ar.vtt', cue('الأول'));
  const row = await settled(without, answer);
  const lines = () =>
    without.db
      .select({ text: captionLines.text, startsAt: captionLines.startsAt })
      .from(captionLines)
      .where(eq(captionLines.mediaId, row.id));
  expect(row.lines).toBe(1);
  expect(await lines()).toEqual([{ text: 'الأول', startsAt: 1000 }]);
  const replace = (content: Uint8Array) =>
    uploadFile(sender, content, { name: 'lesson.ar.vtt', replace: row.id });
  await settled(without, await replace(Buffer.concat([cue('الثاني\n'), cue('والثالث')])));
  expect(await lines()).toMatchObject([{ text: 'الثاني' }, { text: 'والثالث' }]);
  const failed = await settled(without, await replace(Buffer.from('WEBVTT\n\nلا شيء')));
  expect(failed.failure).toContain('لا يحتوي هذا الملف على ترجمة');
  expect(await lines()).toHaveLength(2);
});

test.each([
  ['cover.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['cover.png', zip({ 'a.txt': 'a' })],
  ['film.mp4', Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/\n')],
])(
  '%s of another kind is refused with its last byte, and leaves nothing',
  async (name, content) => {
    const { answer, teacher } = await uploadTo(without, name, content);
    expect(answer.status).toBe(415);
    expect((await answer.json()).message).toContain('نوع هذا الملف غير مدعوم');
    const { body } = await without.call('GET /api/studio/unfinished-uploads', { as: teacher });
    expect(body.uploads).toEqual([]);
  },
);

describe('a replacement', () => {
  test('keeps the address, which shows the new content', async () => {
    const { answer, teacher, sender } = await uploadTo(without, 'a.png', await picture('png', 100));
    const row = await settled(without, answer);
    const before = await without.call(`GET /storage/${row.path}`);
    const next = await uploadFile(sender, await picture('jpeg', 200), {
      name: 'b.jpg',
      replace: row.id,
    });
    const replaced = await settled(without, next);
    expect(replaced).toMatchObject({ id: row.id, path: row.path, width: 200, state: 'ready' });
    const after = await without.call(`GET /storage/${row.path}`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=86400');
    const addresses = await Promise.all(
      [row, replaced].map(
        async () => (await without.call(`GET /api/studio/media/${row.id}`, { as: teacher })).body,
      ),
    );
    expect(addresses[0].media.address).toContain(`${row.path}?v=`);
  });

  test('that fails or is of another kind leaves the file as it was', async () => {
    const { answer, sender } = await uploadTo(without, 'a.png', await picture('png', 100));
    const row = await settled(without, answer);
    const content = await stored(without, row.path);
    const other = await uploadFile(sender, video, { name: 'film.mp4', replace: row.id });
    expect(other.status).toBe(415);
    expect((await other.json()).message).toContain('لا يصلح هذا الملف بديلًا');
    const cut = (await picture('png', 3000)).subarray(0, 70);
    const failed = await settled(
      without,
      await uploadFile(sender, cut, { name: 'c.png', replace: row.id }),
    );
    expect(failed).toMatchObject({ state: 'ready', width: 100 });
    expect(failed.failure).toContain('تعذرت قراءة هذه الصورة');
    expect((await stored(without, row.path)).equals(content)).toBe(true);
  });
});

test('a document is downloaded under the name with which it was sent', async () => {
  const row = await processed(without, 'ملخص "الدرس" 100%.pdf', pdf);
  const { body } = await without.call(`GET /api/studio/media/${row.id}`, {
    as: { id: row.ownerId ?? 0 },
  });
  const { pathname, search } = new URL(body.media.address, 'https://nibras.example');
  const { status, headers } = await without.call(`GET ${pathname}${search}` as 'GET /');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe(
    `inline; filename*=UTF-8''${encodeURIComponent('ملخص "الدرس" 100%.pdf')}`,
  );
});

describe('of videos from real programs', () => {
  const videos = join(import.meta.dirname, '../../../testing/videos');
  /** Only what it is asked for is of interest; `rewrites` says whether it can. */
  const fakeFfmpeg = (rewrites: boolean) => {
    const sounds: string[] = [];
    const ffmpeg = {
      rewrite: async (_from: string, _to: string, sound: string) => {
        sounds.push(sound);
        return rewrites;
      },
      takePicture: async () => false,
    };
    return { ffmpeg, sounds };
  };
  const options = { ffmpeg: null, folder, webm: false, quickTime: false };
  const read = (name: string, more: Partial<Parameters<typeof processVideo>[1]> = {}) =>
    processVideo(join(videos, name), { ...options, ...more });

  test.each([
    ['hevc.mp4', /HEVC/],
    ['av1.mp4', /AV1/],
    ['colours-422.mp4', /4:2:2/],
    ['colours-444.mp4', /4:4:4/],
    ['colours-10-bit.mp4', /10 بت/],
    ['ac3.mp4', /\(AC3\).*بلا صوت/],
    ['alac.mp4', /^ترميز الصوت لا تُشغّله/],
  ])('%s, which some browsers do not play, is taken and told', async (name, warning) => {
    expect((await read(name)).warning).toMatch(warning);
  });

  test('VP9 with other colours is told too, and common videos are not', async () => {
    expect((await read('colours-444.webm', { webm: true })).warning).toMatch(/4:4:4/);
    expect((await read('common.mp4')).warning).toBeNull();
  });

  test('with ffmpeg a sound that browsers do not play becomes AAC', async () => {
    for (const [name, quickTime] of [
      ['ac3.mp4', false],
      ['pcm.mov', true],
    ] as const) {
      const { ffmpeg, sounds } = fakeFfmpeg(true);
      expect((await read(name, { ffmpeg, quickTime })).warning).toBeNull();
      expect(sounds).toEqual(['aac']);
    }
    const { ffmpeg, sounds } = fakeFfmpeg(false);
    await expect(read('pcm.mov', { ffmpeg, quickTime: true })).rejects.toThrow('(PCM)');
    expect(sounds).toEqual(['aac']);
  });

  test('a video that was cut before its index is unfinished, not without pictures', async () => {
    const whole = await readFile(join(videos, 'pcm.mov'));
    const cut = join(folder, 'cut.mp4');
    await writeFile(cut, whole.subarray(0, whole.lastIndexOf('moov') - 4));
    await expect(processVideo(cut, options)).rejects.toThrow('ناقص');
    await writeFile(cut, whole.subarray(0, 600));
    await expect(processVideo(cut, options)).rejects.toThrow('ناقص');
  });

  test('the teacher sees what is told of the file in the library', async () => {
    const row = await processed(without, 'phone.mp4', await readFile(join(videos, 'hevc.mp4')));
    expect(row).toMatchObject({ state: 'ready', failure: null });
    const { body } = await without.call(`GET /api/studio/media/${row.id}`, {
      as: { id: row.ownerId ?? 0 },
    });
    expect(body.media.warning).toMatch(/HEVC/);
  });
});
