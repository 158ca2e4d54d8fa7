import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { captionDrafts, media } from '#platform/database/schema/index.ts';
import { video } from '../../../testing/sample-video.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'nibras-transcribe-'));
afterAll(() => rm(folder, { recursive: true }));

/** Stands for whisper.cpp: writes down how it was called, and does what the file `does` says. */
const program = join(folder, 'transcribe');
await writeFile(
  program,
  `#!/bin/sh
printf '%s\\n' "$@" > '${folder}/arguments'
env > '${folder}/environment'
nice > '${folder}/nice'
head -c 16 "$1" > '${folder}/sound'
. '${folder}/does'
`,
);
await chmod(program, 0o755);
const does = (script: string) => writeFile(join(folder, 'does'), script);
const noted = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim();

/** Stands for a service that answers as OpenAI does. */
let answer: { status: number; body: string } = { status: 200, body: '' };
const forms: string[] = [];
const service = createServer(async (request, response) => {
  const body = await buffer(request);
  forms.push(`${request.url} ${request.headers.authorization}\n${body.toString('latin1')}`);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
afterAll(() => service.close());
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const none = { command: null, url: null, key: null, model: 'whisper-1' };
// Without ffmpeg, which the machines of the tests need not have.
const ffmpegPath = '/none/ffmpeg';
const apps = {
  program: await startTestApp({
    config: { ffmpegPath, transcribe: { ...none, command: program } },
  }),
  service: await startTestApp({
    config: { ffmpegPath, transcribe: { ...none, url, key: 'secret-key' } },
  }),
};
type App = (typeof apps)['program'];

const spoken = `WEBVTT

00:00.500 --> 00:04.000
اليوم نشرح الكلوجر، وهو كلوجر بسيط

00:04.000 --> 00:09.000
ثم نكتب كول باك داخل الدالة
`;

/** A lecture with a video, and its Arabic captions, opened. */
async function makeCaptions({ db, platform, call }: App) {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { teacherId: teacher.id });
  const chapter = await makeChapter(db, { courseId: course.id });
  const path = `private/media/machine-${unique()}.mp4`;
  await platform.storage.write(path, video);
  const lecture = await makeLecture(db, {
    courseId: course.id,
    chapterId: chapter.id,
    video: path,
  });
  await db.update(media).set({ kind: 'video', bytes: video.length }).where(eq(media.path, path));
  const opened = await call(`POST /api/studio/lectures/${lecture.id}/captions/ar`, { as: teacher });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  const id = Number(opened.body.id);
  const terms = [
    { term: 'closure', spoken: ['كلوجر', 'الكلوجر'] },
    { term: 'callback', spoken: ['كول باك'] },
  ];
  await call(`PUT /api/studio/courses/${course.id}/terms`, {
    as: teacher,
    body: { terms, version: 0 },
  });
  return {
    id,
    course,
    lecture,
    teacher,
    start: () => call(`POST /api/studio/captions/${id}/machine`, { as: teacher }),
    cancel: () => call(`DELETE /api/studio/captions/${id}/machine`, { as: teacher }),
    state: async () =>
      (await call(`GET /api/studio/captions/${id}/machine`, { as: teacher })).body.machine,
    read: async () => (await call(`GET /api/studio/captions/${id}`, { as: teacher })).body.item,
  };
}

type Captions = Awaited<ReturnType<typeof makeCaptions>>;

async function made(captions: Captions) {
  const started = await captions.start();
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  await expect
    .poll(async () => (await captions.state())?.state ?? 'none', { timeout: 60_000 })
    .toMatch(/none|failed/);
  return captions.read();
}

const textsOf = (item: { fields: Record<string, { start: number; text: string }> }) =>
  Object.values(item.fields)
    .sort((one, other) => one.start - other.start)
    .map(({ text }) => text);

beforeEach(() => does(`cat <<'END'\n${spoken}\nEND`));

describe('a draft by a program', () => {
  test('has what was said, with the terms of the course, and is a draft until a person confirms it', async () => {
    const app = apps.program;
    const captions = await makeCaptions(app);
    const item = await made(captions);
    expect(item).toMatchObject({
      state: 'draft',
      unconfirmed: true,
      confirmed: false,
      machine: null,
    });
    expect(textsOf(item)).toEqual([
      'اليوم نشرح closure، وهو closure بسيط',
      'ثم نكتب callback داخل الدالة',
    ]);
    // Learners get nothing of it.
    const student = await makePerson(app.db);
    const ids = { courseId: captions.course.id, personId: student.id };
    await makeEnrolment(app.db, ids);
    const { call } = app;
    const path = `${captions.course.id}/${captions.lecture.id}` as const;
    const seen = await Promise.all([
      call(`GET /api/LectureDetails/${path}`, { as: student }),
      call(`GET /api/lecture-transcript/${path}`, { as: student }),
      call('GET /api/search?q=callback', { as: student }),
    ]);
    expect(seen[0].body.lecture.captions).toEqual([]);
    expect(seen[1].body.lines).toEqual([]);
    expect(JSON.stringify(seen[2].body)).not.toContain('نكتب');
    const confirmed = await call(`POST /api/studio/captions/${captions.id}/confirm`, {
      as: captions.teacher,
      body: { draft_version: item.draft_version },
    });
    expect(confirmed.body.item).toMatchObject({ state: 'checked', unconfirmed: false });
  });

  test('calls it with the sound, the language and the terms, without secrets and below the server', async () => {
    await made(await makeCaptions(apps.program));
    const [sound, language, prompt] = (await noted('arguments')).split('\n');
    expect(sound).toMatch(/part-0\.m4a$/);
    expect([language, prompt]).toEqual(['ar', 'closure, callback']);
    // The sound of the video, as MP4.
    expect(await noted('sound')).toContain('ftyp');
    const names = (await noted('environment')).split('\n').map((row) => row.split('=')[0]);
    expect(
      names.filter((name) => !/^(?:PATH|HOME|LANG|PWD|SHLVL|OLDPWD|_)$/.test(name ?? '')),
    ).toEqual([]);
    expect(await noted('nice')).toBe('10');
  });

  test('takes the place of lines, which the history has', async () => {
    const { call } = apps.program;
    const captions = await makeCaptions(apps.program);
    const own = { start: 0, end: 900, text: 'سطري', speaker: '', settings: '', markup: null };
    const change = { field: 'own', value: own, base: 0 };
    const { teacher: as, id } = captions;
    await call(`PUT /api/studio/captions/${id}/draft`, { as, body: { changes: [change] } });
    expect(textsOf(await made(captions))).toHaveLength(2);
    const { versions } = (await call(`GET /api/studio/captions/${id}/versions`, { as })).body;
    expect(versions).toMatchObject([{ reason: 'before-machine', lines: 1 }]);
  });

  test.each([
    ['exit 3', 'توقف برنامج المسودات'],
    ['echo', 'لم يُسمع كلام'],
    ['echo "ليس ترجمة"', 'ما لا يُقرأ'],
    ['echo "{]"', 'ما لا يُقرأ'],
    ['cat /dev/zero', 'أطول من الحد'],
  ])('says why it failed: %s', async (script, reason) => {
    await does(script);
    const captions = await makeCaptions(apps.program);
    const item = await made(captions);
    expect(item.machine).toEqual({ state: 'failed', failure: expect.stringContaining(reason) });
    expect(item.fields).toEqual({});
    // It can be tried again.
    await does(`cat <<'END'\n${spoken}\nEND`);
    expect(textsOf(await made(captions))).toHaveLength(2);
  });

  test('is ended with the programs that it started once it is cancelled', async () => {
    await does(`sleep 300 &\necho $! > '${folder}/child'\nwait`);
    const captions = await makeCaptions(apps.program);
    expect((await captions.start()).body.machine).toMatchObject({ state: expect.any(String) });
    expect((await captions.start()).status).toBe(409);
    await expect
      .poll(async () => noted('child').catch(() => ''), { timeout: 60_000 })
      .toMatch(/^\d+$/);
    expect((await captions.cancel()).body.machine).toBeNull();
    const child = Number(await noted('child'));
    const isRunning = () => {
      try {
        process.kill(child, 0);
        return true;
      } catch {
        return false;
      }
    };
    await expect.poll(isRunning, { timeout: limits.refreshEvery * 10 }).toBe(false);
    expect(await captions.state()).toBeNull();
    expect((await captions.read()).fields).toEqual({});
  });

  test('is not stored where it was cancelled, or begun anew, meanwhile', async () => {
    const { db } = apps.program;
    const captions = await makeCaptions(apps.program);
    await does(
      `touch '${folder}/begun'\nwhile [ ! -e '${folder}/go' ]; do sleep 0.05; done\ncat <<'END'\n${spoken}\nEND`,
    );
    await captions.start();
    await expect.poll(() => noted('begun').catch(() => null), { timeout: 60_000 }).toBe('');
    const [row] = await db
      .update(captionDrafts)
      .set({ machineRun: 99, machineState: null })
      .where(eq(captionDrafts.id, captions.id))
      .returning();
    await writeFile(join(folder, 'go'), '');
    // The next one runs only after the first has ended.
    const next = await makeCaptions(apps.program);
    expect(textsOf(await made(next))).toHaveLength(2);
    expect((await captions.read()).fields).toEqual({});
    expect(row?.machineRun).toBe(99);
  });
});

describe('a draft by a service', () => {
  test('is asked for as OpenAI is, with the key, and its segments become lines', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({
        text: '…',
        segments: [
          { start: 0, end: 2.5, text: ' اليوم نشرح الكلوجر' },
          { start: 2.5, end: 2.5, text: 'بلا وقت' },
          { start: 3, end: 15, text: `${'كلمات طويلة هنا. '.repeat(10)}` },
        ],
      }),
    };
    const item = await made(await makeCaptions(apps.service));
    const form = forms.at(-1) ?? '';
    expect(form).toContain('/v1/audio/transcriptions Bearer secret-key');
    for (const [name, value] of [
      ['model', 'whisper-1'],
      ['language', 'ar'],
      ['response_format', 'verbose_json'],
      ['prompt', 'closure, callback'],
    ]) {
      expect(form).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
    }
    expect(form).toContain('filename="part-0.m4a"');
    const texts = textsOf(item);
    expect(texts[0]).toBe('اليوم نشرح closure');
    expect(texts.length).toBeGreaterThan(2);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(84);
  });

  test.each([
    [401, 'رفض خادم المسودات'],
    [500, 'تعذر الاتصال'],
  ])('says why it failed: %i', async (status, reason) => {
    answer = { status, body: '{"error":{"message":"no"}}' };
    const item = await made(await makeCaptions(apps.service));
    expect(item.machine.failure).toContain(reason);
  });
});

test('an installation without either offers none', async () => {
  const app = await startTestApp({ work: false });
  const captions = await makeCaptions(app);
  expect((await captions.start()).status).toBe(409);
  expect(await captions.read()).toMatchObject({ can_transcribe: false });
});
