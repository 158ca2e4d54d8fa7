import { buffer } from 'node:stream/consumers';
import { writeSubRip } from '@nibras/contract/learning/captions/studio/write-captions.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { captionDraftLines, lectures, media } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, platform, tokenOf, passTime } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const chapter = await makeChapter(db, { courseId: course.id });
const student = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: student.id });

const line = (start: number, end: number, text: string, more: object = {}) => ({
  start,
  end,
  text,
  speaker: '',
  settings: '',
  markup: null,
  ...more,
});

const file = `WEBVTT

00:01.000 --> 00:03.500 line:0 align:start
<v سارة>أهلًا <b>بكم</b>

00:04.000 --> 00:06.000
1 &lt; 2
`;

/** A lecture, and with `text` an Arabic caption file in the storage. */
async function makeVideo(text: string | null = null) {
  const path = `private/film-${unique()}.ar.vtt`;
  const place = { courseId: course.id, chapterId: chapter.id };
  const lecture = await makeLecture(db, { ...place, ...(text !== null && { captions: [path] }) });
  if (text !== null) await platform.storage.write(path, Buffer.from(text));
  return { ...lecture, path };
}

async function open(lecture: { id: number }, language = 'ar', as: { id: number } = teacher) {
  const { status, body } = await call(
    `POST /api/studio/lectures/${lecture.id}/captions/${language}`,
    {
      as,
    },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return Number(body.id);
}

const read = async (id: number) =>
  (await call(`GET /api/studio/captions/${id}`, { as: teacher })).body.item;
const linesOf = async (id: number) =>
  Object.values<{ start: number }>((await read(id)).fields).sort(
    (one, other) => one.start - other.start,
  );

interface Change {
  field: string;
  value: unknown;
  base?: number;
}
const save = (
  id: number,
  changes: Change[],
  { as = teacher, ...more }: { as?: { id: number }; editor?: object; seen?: number } = {},
) =>
  call(`PUT /api/studio/captions/${id}/draft`, {
    as,
    body: { changes: changes.map((change) => ({ base: 0, ...change })), ...more },
  });
const confirm = (id: number, draft_version: number | null) =>
  call(`POST /api/studio/captions/${id}/confirm`, { as: teacher, body: { draft_version } });

/** What a learner gets of a lecture: the files, the transcript, and what a search finds. */
async function seenByLearner(lecture: { id: number }, words: string) {
  const details = await call(`GET /api/LectureDetails/${course.id}/${lecture.id}`, { as: student });
  const transcript = await call(`GET /api/lecture-transcript/${course.id}/${lecture.id}`, {
    as: student,
  });
  const found = await call(`GET /api/search?q=${encodeURIComponent(words)}`, { as: student });
  const captions: { src: string }[] = details.body.lecture.captions ?? [];
  const files = await Promise.all(
    captions.map(async ({ src }) =>
      (await call(`GET ${src as '/x'}`, { as: student })).raw.toString(),
    ),
  );
  return `${files.join('\n')} ${JSON.stringify(transcript.body)} ${JSON.stringify(found.body.groups)}`;
}

describe('captions that are opened', () => {
  test('have the lines of the file, with speakers, positions and tags', async () => {
    const id = await open(await makeVideo(file));
    expect(await linesOf(id)).toEqual([
      line(1_000, 3_500, 'أهلًا بكم', {
        speaker: 'سارة',
        settings: 'line:0 align:start',
        markup: '<v سارة>أهلًا <b>بكم</b>',
      }),
      line(4_000, 6_000, '1 < 2'),
    ]);
    expect(await read(id)).toMatchObject({
      state: 'checked',
      unconfirmed: false,
      file_changed: false,
    });
  });

  test('are the same ones the next time, and empty where there is no file', async () => {
    const lecture = await makeVideo();
    const id = await open(lecture);
    expect(await open(lecture)).toBe(id);
    expect(await open(lecture, 'en')).not.toBe(id);
    expect((await read(id)).fields).toEqual({});
  });

  test('read a file again that was replaced, unless something was changed here', async () => {
    const lecture = await makeVideo(file);
    const id = await open(lecture);
    const other = file.replace('أهلًا', 'مرحبًا');
    await platform.storage.write(lecture.path, Buffer.from(other));
    await db
      .update(media)
      .set({ sha256: Buffer.alloc(32, 1) })
      .where(eq(media.path, lecture.path));
    await open(lecture);
    expect((await linesOf(id))[0]).toMatchObject({ text: 'مرحبًا بكم' });
    expect((await save(id, [{ field: 'own', value: line(9_000, 9_900, 'لي') }])).status).toBe(200);
    await db
      .update(media)
      .set({ sha256: Buffer.alloc(32, 2) })
      .where(eq(media.path, lecture.path));
    await open(lecture);
    expect(await linesOf(id)).toHaveLength(3);
    expect(await read(id)).toMatchObject({ file_changed: true });
  });

  test('are not there for others, and not to be changed in the trash', async () => {
    const lecture = await makeVideo(file);
    const id = await open(lecture);
    const colleague = await makeTeacher(db);
    for (const as of [student, colleague]) {
      expect((await call(`GET /api/studio/captions/${id}`, { as })).status).toBe(404);
      expect((await save(id, [{ field: 'a', value: line(0, 1, 'x') }], { as })).status).toBe(404);
    }
    await db.update(lectures).set({ deletedAt: new Date() }).where(eq(lectures.id, lecture.id));
    expect((await save(id, [{ field: 'a', value: line(0, 1, 'x') }])).status).toBe(409);
  });
});

describe('a save', () => {
  test('has only the lines that changed, and answers with their versions', async () => {
    const id = await open(await makeVideo());
    const first = await save(id, [
      { field: 'a', value: line(0, 1_000, 'أول') },
      { field: 'b', value: line(1_000, 2_000, 'ثانٍ') },
    ]);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const { a, b } = first.body.field_versions;
    expect(a).toBe(b);
    const second = await save(id, [{ field: 'b', value: null, base: b }]);
    expect(second.body.field_versions.b).toBeGreaterThan(b);
    expect(await linesOf(id)).toEqual([line(0, 1_000, 'أول')]);
  });

  test('of a line that another person changed is a conflict, and the others are saved', async () => {
    const id = await open(await makeVideo());
    const { body } = await save(id, [
      { field: 'a', value: line(0, 1_000, 'أول') },
      { field: 'b', value: line(1_000, 2_000, 'ثانٍ') },
    ]);
    const { a: base } = body.field_versions;
    const one = { editor: { id: 'one', save: 1 } };
    const two = { editor: { id: 'two', save: 1 }, seen: base };
    await save(id, [{ field: 'a', value: line(0, 1_000, 'منّي'), base }], one);
    const late = await save(
      id,
      [
        { field: 'a', value: line(0, 1_000, 'منك'), base },
        { field: 'b', value: line(1_000, 2_000, 'ثانية'), base },
      ],
      two,
    );
    expect(late.status).toBe(409);
    expect(late.body.conflicts).toMatchObject([
      { field: 'a', value: { text: 'منّي' }, by: { id: teacher.id } },
    ]);
    expect(Object.keys(late.body.saved.field_versions)).toEqual(['b']);
    expect((await linesOf(id)).map((one) => (one as { text?: string }).text)).toEqual([
      'منّي',
      'ثانية',
    ]);
  });

  test('that is sent again after its answer was lost changes nothing', async () => {
    const id = await open(await makeVideo());
    const editor = { id: 'tab', save: 5 };
    const change = { field: 'a', value: line(0, 1_000, 'أول') };
    const first = await save(id, [change], { editor });
    const again = await save(id, [change], { editor });
    expect(again.body.field_versions).toEqual(first.body.field_versions);
    // One that was overtaken says nothing new.
    await save(id, [{ ...change, value: line(0, 1_000, 'أحدث') }], {
      editor: { id: 'tab', save: 6 },
    });
    await save(id, [change], { editor });
    expect(await linesOf(id)).toMatchObject([{ text: 'أحدث' }]);
  });

  test('hears of lines that others saved and removed since', async () => {
    const id = await open(await makeVideo());
    const { body } = await save(id, [{ field: 'a', value: line(0, 1_000, 'أول') }]);
    await save(id, [{ field: 'a', value: null, base: body.draft_version }]);
    const next = await save(id, [{ field: 'c', value: line(5_000, 6_000, 'ثالث') }], {
      seen: body.draft_version,
    });
    expect(next.body.newer).toMatchObject([{ field: 'a', value: null, by: teacher.id }]);
  });

  test('refuses lines that can never be right, and saves the others', async () => {
    const id = await open(await makeVideo());
    const refused = await save(id, [
      { field: 'long', value: line(0, 1_000, 'ن'.repeat(limits.textMaxLength + 1)) },
      { field: 'late', value: line(0, limits.lastMoment + 1, 'نص') },
      { field: 'part', value: line(0.5, 1_000, 'نص') },
      { field: 'good', value: line(2_000, 1_000, '') },
    ]);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['late', 'long', 'part']);
    // An empty line, and one whose end lies before its start, are lines on their way.
    expect(await linesOf(id)).toEqual([line(2_000, 1_000, '')]);
    expect((await save(id, [{ field: '../x', value: null }])).status).toBe(422);
  });

  test('of two people at once loses no line', async () => {
    const id = await open(await makeVideo());
    const all = Array.from({ length: 40 }, (_, at) => at);
    const answers = await Promise.all(
      all.map((at) =>
        save(id, [{ field: `line-${at}`, value: line(at * 100, at * 100 + 90, `${at}`) }], {
          editor: { id: `tab-${at % 2}`, save: at + 1 },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await linesOf(id)).toHaveLength(40);
  });

  test('stops at 20,000 lines', async () => {
    const id = await open(await makeVideo());
    const rows = Array.from({ length: 19_999 }, (_, at) => ({
      draftId: id,
      id: `x${at}`,
      startsAt: at,
      endsAt: at + 1,
      text: 'نص',
      version: 1,
      savedAt: new Date(),
    }));
    for (let at = 0; at < rows.length; at += 2_000) {
      await db.insert(captionDraftLines).values(rows.slice(at, at + 2_000));
    }
    const two = await save(id, [
      { field: 'one', value: line(0, 1, 'نص') },
      { field: 'two', value: line(0, 1, 'نص') },
    ]);
    expect(two.body.errors).toEqual({ two: ['أقصى ما تحمله الترجمة 20,000 سطر.'] });
    expect((await save(id, [{ field: 'one', value: line(0, 1, 'آخر') }])).status).toBe(409);
  });
});

describe('a confirmation', () => {
  test('writes what learners get, and nothing of it was seen before', async () => {
    const word = `كلمة${unique()}`;
    const lecture = await makeVideo(file);
    const id = await open(lecture);
    const { body } = await save(id, [
      { field: 'new', value: line(8_000, 9_000, `${word} --> <b>`, { speaker: 'علي' }) },
    ]);
    expect(await read(id)).toMatchObject({ unconfirmed: true, confirmed: true });
    expect(await seenByLearner(lecture, word)).not.toContain(word);

    const answer = await confirm(id, body.draft_version);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.published).toBe(true);
    expect(answer.body.item).toMatchObject({
      state: 'checked',
      unconfirmed: false,
      waits: false,
      confirmed_version: answer.body.item.draft_version,
      file_changed: false,
    });
    const seen = await seenByLearner(lecture, word);
    expect(seen).toContain(`00:00:08.000 --> 00:00:09.000\n<v علي>${word} → &lt;b>`);
    // The position and the tags of the file are kept.
    expect(seen).toContain(
      '00:00:01.000 --> 00:00:03.500 line:0 align:start\n<v سارة>أهلًا <b>بكم</b>',
    );
    expect(seen).toContain(`"text":"${word} → <b>"`);
    // The same address as before.
    expect((await buffer(platform.storage.read(lecture.path))).toString()).toContain(word);
  });

  test('of new captions puts their file into the lecture’s draft', async () => {
    const lecture = await makeVideo();
    const id = await open(lecture);
    const { body } = await save(id, [{ field: 'a', value: line(0, 1_000, 'أول') }]);
    const answer = await confirm(id, body.draft_version);
    expect(answer.body.published).toBe(false);
    expect(answer.body.item).toMatchObject({ waits: true });
    const { item } = (await call(`GET /api/studio/items/lecture/${lecture.id}`, { as: teacher }))
      .body;
    expect(item.fields.captions).toMatchObject([{ language: 'ar' }]);
    expect(item.changed).toContain('captions');
    const published = await call(`POST /api/studio/items/lecture/${lecture.id}/publish`, {
      as: teacher,
      body: { draft_version: item.draft_version },
    });
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    expect(await seenByLearner(lecture, 'أول')).toContain('أول');
    expect(await read(id)).toMatchObject({ waits: false });
    await db.update(lectures).set({ state: 'hidden' }).where(eq(lectures.id, lecture.id));
    expect(await read(id)).toMatchObject({ waits: true });
    await db.update(lectures).set({ state: 'published' }).where(eq(lectures.id, lecture.id));
    // From now on a confirmation changes what learners get at once.
    const next = await save(id, [{ field: 'b', value: line(1_000, 2_000, 'ثانٍ') }]);
    expect((await confirm(id, next.body.draft_version)).body.published).toBe(true);
  });

  test('leaves alone another lecture that has the same file', async () => {
    const lecture = await makeVideo(file);
    const copy = await makeLecture(db, {
      courseId: course.id,
      chapterId: chapter.id,
      captions: [lecture.path],
    });
    const id = await open(copy);
    const { body } = await save(id, [{ field: 'a', value: line(9_000, 9_500, 'للنسخة') }]);
    expect((await confirm(id, body.draft_version)).body.published).toBe(false);
    expect((await buffer(platform.storage.read(lecture.path))).toString()).toBe(file);
  });

  test('is refused where something was saved since, or a line cannot be shown', async () => {
    const id = await open(await makeVideo());
    expect((await confirm(id, null)).body.errors.captions[0]).toContain('لا سطر');
    const { body } = await save(id, [{ field: 'a', value: line(1_000, 500, 'مقلوب') }]);
    expect((await confirm(id, body.draft_version - 1)).status).toBe(409);
    const refused = await confirm(id, body.draft_version);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.captions[0]).toContain('سطر واحد');
  });

  test('is in the audit log', async () => {
    const lecture = await makeVideo();
    const id = await open(lecture);
    const { body } = await save(id, [{ field: 'a', value: line(0, 1_000, 'أول') }]);
    await confirm(id, body.draft_version);
    const log = await call(`GET /api/studio/log?kind=lecture&id=${lecture.id}`, { as: teacher });
    expect(JSON.stringify(log.body)).toContain('captions-confirmed');
  });
});

test('the history has the lines before much was changed, before others wrote, and as they were confirmed', async () => {
  const id = await open(await makeVideo());
  await save(id, [{ field: 'a', value: line(0, 1_000, 'قديم') }]);
  passTime(limits.versionEvery + 1_000);
  const { body } = await save(id, [{ field: 'a', value: line(0, 1_000, 'جديد') }], {
    editor: { id: 'x', save: 1 },
  });
  expect(body.conflicts).toHaveLength(1);
  const next = await save(id, [
    { field: 'a', value: line(0, 1_000, 'جديد'), base: body.draft_version },
  ]);
  await confirm(id, next.body.draft_version);
  const { versions } = (await call(`GET /api/studio/captions/${id}/versions`, { as: teacher }))
    .body;
  expect(versions).toMatchObject([
    { reason: 'confirmed', lines: 1, by: { id: teacher.id } },
    { reason: 'before-save', lines: 1 },
  ]);
  const old = await call(`GET /api/studio/captions/${id}/versions/${versions[1].number}`, {
    as: teacher,
  });
  expect(old.body.version.fields.a.text).toBe('قديم');
  expect((await call(`GET /api/studio/captions/${id}/versions/99`, { as: teacher })).status).toBe(
    404,
  );
});

describe('a file that is read in', () => {
  async function importFile(id: number, content: string | Uint8Array<ArrayBuffer>) {
    const form = new FormData();
    form.set('captions', new Blob([content]), 'lesson.srt');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    return call(`POST /api/studio/captions/${id}/import`, {
      as: teacher,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${await tokenOf(teacher)}`,
      },
    });
  }

  test('gives lines, names what is not kept, and stores nothing', async () => {
    const id = await open(await makeVideo());
    const { status, body } = await importFile(
      id,
      'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE تعليق\n\nintro\n00:01.000 --> 00:02.000\nأهلًا\n',
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({
      lines: [line(1_000, 2_000, 'أهلًا')],
      lost: ['names', 'notes', 'styles'],
      warning: null,
    });
    expect((await read(id)).fields).toEqual({});
  });

  test('divides what is longer than a line, and loses none of it', async () => {
    const id = await open(await makeVideo());
    const words = Array.from({ length: 300 }, (_, at) => `كلمة${at}`).join(' ');
    const { body } = await importFile(id, `1\n00:00:00,000 --> 00:00:30,000\n${words}\n`);
    const lines: { start: number; end: number; text: string }[] = body.lines;
    expect(lines.map(({ text }) => text).join(' ')).toBe(words);
    expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThanOrEqual(500);
    expect(lines[0]?.start).toBe(0);
    expect(lines.at(-1)?.end).toBe(30_000);
    expect(lines.every(({ start, end }) => end > start)).toBe(true);
  });

  test('is refused where it is no captions, or far too large', async () => {
    const id = await open(await makeVideo());
    expect((await importFile(id, 'ليس ترجمة')).status).toBe(422);
    expect((await importFile(id, 'x'.repeat(3 * 1024 * 1024))).status).toBe(413);
  });

  test('comes back the same after it was written as SubRip', async () => {
    const id = await open(await makeVideo());
    const lines = [line(1_000, 2_500, 'أهلًا بكم\nفي الدرس'), line(3_000, 4_000, 'a --> b')];
    const { body } = await importFile(id, writeSubRip(lines));
    expect(body.lines.map(({ text }: { text: string }) => text)).toEqual([
      'أهلًا بكم\nفي الدرس',
      'a → b',
    ]);
  });
});

test('the terms of a course are saved as one, and not over those of others', async () => {
  const path = `/api/studio/courses/${course.id}/terms` as const;
  expect((await call(`GET ${path}`, { as: teacher })).body).toEqual({ terms: [], version: 0 });
  const terms = [{ term: 'closure', spoken: ['كلوجر', 'كلوجور'] }];
  const saved = await call(`PUT ${path}`, { as: teacher, body: { terms, version: 0 } });
  expect(saved.body).toEqual({ terms, version: 1 });
  const late = await call(`PUT ${path}`, { as: teacher, body: { terms: [], version: 0 } });
  expect(late.status).toBe(409);
  expect((await call(`GET ${path}`, { as: student })).status).toBe(404);
});

test('the captions of a lecture are listed with their states', async () => {
  const lecture = await makeVideo(file);
  await open(lecture);
  await open(lecture, 'en');
  const { body } = await call(`GET /api/studio/lectures/${lecture.id}/captions`, { as: teacher });
  expect(body).toMatchObject({
    machine: false,
    captions: [
      { language: 'ar', lines: 2, confirmed: true },
      { language: 'en', lines: 0, confirmed: false },
    ],
  });
});
