import { videoChapters as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { lectures, media } from '#platform/database/schema/index.ts';
import { searchedText } from '#platform/search/search.ts';
import { lectureDetails, lectureEditor } from '../../testing/lecture-editor.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { chapterHits } from './chapter-hits.ts';

const { call, db } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const { id: chapterId } = await makeChapter(db, { courseId: course.id });
const student = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: student.id });

const three = [
  { start: 0, name: 'مقدمة' },
  { start: 65, name: 'الدوال' },
  { start: 130, name: 'الختام' },
];

/** A lecture with a video of 200 seconds. */
async function makeVideo(overrides: Parameters<typeof makeLecture>[1] = {}) {
  const path = `private/film-${unique()}.mp4`;
  const lecture = await makeLecture(db, {
    courseId: course.id,
    chapterId,
    video: path,
    ...overrides,
  });
  await db.update(media).set({ duration: 200 }).where(eq(media.path, path));
  return lecture;
}

const editor = lectureEditor({ call }, teacher);
const { publish } = editor;
const save = (id: number, chapters: unknown) => editor.save(id, { chapters });
const detail = (lecture: { id: number; courseId: number }, as?: { id: number }) =>
  lectureDetails({ call }, lecture, as);

describe('chapters of a video', () => {
  test('are seen once they are published, in the order of their starts', async () => {
    const lecture = await makeVideo();
    const saved = await save(lecture.id, three.toReversed());
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await detail(lecture, student)).not.toHaveProperty('chapters');
    expect((await publish(lecture.id)).status).toBe(200);
    expect((await detail(lecture, student)).chapters).toEqual(
      three.map(({ start, name }) => ({ start, title: name })),
    );
  });

  test('belong to those who may open the lecture, and to videos', async () => {
    const chapters = three.map(({ start, name }) => ({ startsAt: start, name }));
    const locked = await makeVideo({ chapters });
    const text = await makeVideo({ chapters, type: 'article' });
    expect(await detail(locked)).not.toHaveProperty('chapters');
    expect(await detail(locked, await makePerson(db))).not.toHaveProperty('chapters');
    expect((await detail(locked, student)).chapters).toHaveLength(3);
    expect(await detail(text, student)).not.toHaveProperty('chapters');
  });

  test.each([
    ['a name is missing', [{ start: 5, name: ' ' }], 'chapter-names'],
    ['two begin together', [three[0], { start: 0, name: 'أخرى' }], 'chapter-times'],
    ['one begins after the end', [{ start: 200, name: 'بعده' }], 'chapters-beyond'],
  ])('are not published where %s', async (_, chapters, code) => {
    const lecture = await makeVideo();
    await save(lecture.id, chapters);
    const { status, body } = await publish(lecture.id);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([code]);
    expect((await editor.read(lecture.id)).fields.chapters).toEqual(chapters);
  });

  test.each([
    [
      'more than fit',
      Array.from({ length: limits.perVideo + 1 }, (_, start) => ({ start, name: '' })),
    ],
    ['a name that is too long', [{ start: 0, name: 'م'.repeat(limits.nameMaxLength + 1) }]],
    ['a start that is no second', [{ start: -1, name: '' }]],
    ['a part of a second', [{ start: 1.5, name: '' }]],
  ])('are not saved with %s', async (_, chapters) => {
    const { status, body } = await save((await makeVideo()).id, chapters);
    expect(status).toBe(422);
    expect(body.errors.chapters).toHaveLength(1);
  });

  test('come along with a copy, and in the history', async () => {
    const lecture = await makeVideo();
    await save(lecture.id, three);
    await publish(lecture.id);
    await save(lecture.id, three.slice(1));
    const { body } = await call('POST /api/studio/lectures/copy', {
      as: teacher,
      body: { lectures: [lecture.id], chapter_id: chapterId, position: 0 },
    });
    const copy = await editor.read(body.made[0]);
    expect(copy.fields.chapters).toEqual(three.slice(1));
    await publish(lecture.id);
    const versions = (
      await call(`GET /api/studio/items/lecture/${lecture.id}/versions`, { as: teacher })
    ).body;
    expect(JSON.stringify(versions)).toContain('chapters');
  });
});

test('the page of a course names those of its free lectures', async () => {
  const own = await makeCourse(db);
  const place = { courseId: own.id, chapterId: (await makeChapter(db, { courseId: own.id })).id };
  const read = async () => (await call(`GET /api/course-details/${own.id}`)).body.course;
  const chapters = [{ startsAt: 0, name: 'مقدمة' }];
  await makeVideo({ ...place, chapters });
  await makeVideo({ ...place, free: true });
  expect(await read()).not.toHaveProperty('free_videos');
  const free = await makeVideo({ ...place, free: true, chapters });
  expect((await read()).free_videos).toEqual([
    {
      id: free.id,
      name: free.name,
      created_at: free.createdAt.toISOString(),
      seconds: 200,
      chapters: [{ start: 0, title: 'مقدمة' }],
    },
  ]);
});

describe('the search', () => {
  const found = async (text: string, viewer: { id: number; role: 'student' } | null = null) =>
    chapterHits(db, await searchedText(db, text), { viewer, limit: 10 });
  const named = (name: string) => ({ chapters: [{ startsAt: 83, name }] });

  test('leads to the second of a chapter that is called so', async () => {
    const lecture = await makeVideo({ free: true, ...named('العدسات المقعّرة') });
    expect(await found('عدسات')).toMatchObject([
      { lecture: { id: lecture.id }, text: 'العدسات المقعّرة', second: 83 },
    ]);
    const { body } = await call(`GET /api/search?q=${encodeURIComponent('عدسات')}`);
    expect(JSON.stringify(body)).toContain(`/courses/${course.id}/lecture/${lecture.id}?t=83`);
  });

  test('finds nothing of lectures that the viewer may not open', async () => {
    const lecture = await makeVideo(named('المرايا المحدّبة'));
    const viewer = { id: student.id, role: 'student' } as const;
    expect(await found('مرايا')).toEqual([]);
    expect(await found('مرايا', viewer)).toHaveLength(1);
    await db.update(lectures).set({ state: 'draft' }).where(eq(lectures.id, lecture.id));
    expect(await found('مرايا', viewer)).toEqual([]);
  });
});
