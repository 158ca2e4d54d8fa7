import { beforeAll, describe, expect, test } from 'vitest';
import { readUnreadCaptions } from '#content/media/index.ts';
import { makeCaptionLines } from '#factories/caption-lines.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const chapter = await makeChapter(db, { courseId: course.id });
const place = { courseId: course.id, chapterId: chapter.id };
const student = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: student.id });
const stranger = await makePerson(db);

/** A lecture with two caption files, and its paths. */
async function makeVideo(overrides: Parameters<typeof makeLecture>[1] = {}) {
  const number = unique();
  const captions = ['ar', 'en'].map((language) => `private/film-${number}.${language}.vtt`);
  return { ...(await makeLecture(db, { ...place, captions, ...overrides })), files: captions };
}

const read = (lecture: { id: number }, as?: { id: number }, language = '') =>
  call(`GET /api/lecture-transcript/${course.id}/${lecture.id}${language}`, { as });

describe('the transcript of a lecture', () => {
  const locked = makeVideo();
  const free = makeVideo({ free: true });
  beforeAll(async () => {
    for (const { files } of [await locked, await free]) {
      await makeCaptionLines(db, files[0] ?? '', ['أهلًا بكم', 'نبدأ بالمتغيرات']);
      await makeCaptionLines(db, files[1] ?? '', ['Welcome']);
    }
  });

  test('has the lines with their times, in the first language', async () => {
    const { status, body } = await read(await locked, student);
    expect(status).toBe(200);
    expect(body).toEqual({
      language: 'ar',
      lines: [
        { start: 0, end: 4.9, text: 'أهلًا بكم' },
        { start: 5, end: 9.9, text: 'نبدأ بالمتغيرات' },
      ],
    });
  });

  test('has the lines of another language where it is asked for, and none of one that there is not', async () => {
    const { body } = await read(await locked, student, '?language=en');
    expect(body.lines.map(({ text }: { text: string }) => text)).toEqual(['Welcome']);
    expect((await read(await locked, student, '?language=fr')).body.lines).toEqual([]);
    expect((await read(await locked, student, `?language=${'x'.repeat(36)}`)).status).toBe(422);
  });

  test('is open to anyone who may open the lecture, and to nobody else', async () => {
    for (const as of [student, teacher]) expect((await read(await locked, as)).status).toBe(200);
    for (const as of [undefined, stranger]) {
      const { status, body } = await read(await locked, as);
      expect(status).toBe(403);
      expect(JSON.stringify(body)).not.toContain('أهلًا');
      expect((await read(await free, as)).body.lines).toHaveLength(2);
    }
  });

  test('of an unpublished lecture is 404', async () => {
    const draft = await makeVideo({ free: true, state: 'draft' });
    await makeCaptionLines(db, draft.files[0] ?? '', ['سطر']);
    for (const as of [undefined, student, teacher]) {
      expect((await read(draft, as)).status).toBe(404);
    }
  });

  test('the lecture says which of its captions have one', async () => {
    const { files, id } = await makeVideo();
    await makeCaptionLines(db, files[0] ?? '', ['سطر']);
    const { body } = await call(`GET /api/LectureDetails/${course.id}/${id}`, { as: student });
    expect(body.lecture.captions).toMatchObject([
      { language: 'ar', transcript: true },
      { language: 'en' },
    ]);
    expect(body.lecture.captions[1]).not.toHaveProperty('transcript');
  });

  test('a lecture without captions has no lines', async () => {
    const lecture = await makeLecture(db, { ...place, free: true });
    expect((await read(lecture)).body).toEqual({ language: null, lines: [] });
  });
});

describe('caption files that came without an upload', () => {
  test('are read by a job, once', async () => {
    const lecture = await makeVideo({ free: true });
    const [path = '', missing = ''] = lecture.files;
    const cue = (text: string) => `WEBVTT\n\n00:01.500 --> 00:02.000\n<v أمل>${text}</v>\n`;
    await platform.storage.write(path, Buffer.from(cue('قيمة &lt;b&gt;')));
    await readUnreadCaptions(platform);
    expect((await read(lecture)).body.lines).toEqual([{ start: 1.5, end: 2, text: 'قيمة <b>' }]);
    // Anyone who changes a file beside the product has to say so; what was read is not read again.
    await platform.storage.write(path, Buffer.from(cue('أخرى')));
    await platform.storage.write(missing, Buffer.from(cue('متأخرة')));
    await readUnreadCaptions(platform);
    expect((await read(lecture)).body.lines).toMatchObject([{ text: 'قيمة <b>' }]);
    expect((await read(lecture, undefined, '?language=en')).body.lines).toEqual([]);
  });

  test.each([
    ['a file that is no caption file', 'not captions'],
    ['one with too many cues', '00:01.000 --> 00:02.000\nن\n\n'.repeat(20_001)],
    ['one that is too large', `00:01.000 --> 00:02.000\n${'ن'.repeat(1_100_000)}\n`],
  ])('%s has no lines, and does not keep the others from being read', async (_what, content) => {
    const [bad, good] = [await makeVideo({ free: true }), await makeVideo({ free: true })];
    await platform.storage.write(bad.files[0] ?? '', Buffer.from(content));
    await platform.storage.write(
      good.files[0] ?? '',
      Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nسليم\n'),
    );
    await readUnreadCaptions(platform);
    expect((await read(bad)).body.lines).toEqual([]);
    expect((await read(good)).body.lines).toHaveLength(1);
  });
});
