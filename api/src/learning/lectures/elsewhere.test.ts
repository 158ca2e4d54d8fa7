import type { VideoHost } from '@nibras/contract/learning/lectures/elsewhere.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { lectures, siteSettings } from '#platform/database/schema/index.ts';
import { lectureDetails, lectureEditor } from '../../testing/lecture-editor.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const { id: chapterId } = await makeChapter(db, { courseId: course.id });
const student = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: student.id });

const youtube = { host: 'youtube', id: 'dQw4w9WgXcQ', start: 5 } as const;
const switchOn = (hosts: VideoHost[]) => db.update(siteSettings).set({ videoHosts: hosts });
beforeEach(async () => {
  await switchOn(['youtube']);
});

const newLecture = (overrides: Parameters<typeof makeLecture>[1] = {}) =>
  makeLecture(db, { courseId: course.id, chapterId, ...overrides });
const editor = lectureEditor({ call }, teacher);
const { publish } = editor;
const save = (id: number, elsewhere: unknown) => editor.save(id, { elsewhere });
const detail = (lecture: { id: number; courseId: number }, as?: { id: number }) =>
  lectureDetails({ call }, lecture, as);

describe('a video of another site', () => {
  test('takes the place of an uploaded one once it is published', async () => {
    const lecture = await newLecture({ video: `private/film-${unique()}.mp4` });
    expect((await save(lecture.id, youtube)).status).toBe(200);
    expect(await detail(lecture, student)).toHaveProperty('videos');
    expect((await publish(lecture.id)).status).toBe(200);
    const shown = await detail(lecture, student);
    expect(shown).toMatchObject({ type: 'video', elsewhere: youtube });
    expect(shown).not.toHaveProperty('videos');
    expect(shown).not.toHaveProperty('stream');
    expect((await save(lecture.id, null)).status).toBe(200);
    await publish(lecture.id);
    expect(await detail(lecture, student)).toHaveProperty('videos');
  });

  test('is sent only to those who may open the lecture', async () => {
    const lecture = await newLecture({ elsewhere: youtube });
    expect(await detail(lecture)).not.toHaveProperty('elsewhere');
    expect(await detail(lecture, await makePerson(db))).not.toHaveProperty('elsewhere');
    expect((await detail(lecture, student)).elsewhere).toEqual(youtube);
  });

  test('is enough for a new lecture of the type', async () => {
    const lecture = await newLecture({ state: 'draft' });
    const { body } = await publish(lecture.id);
    expect(Object.keys(body.errors)).toEqual(['no-film']);
    const lacks = async () => {
      const { body: answer } = await call(`GET /api/studio/courses/${course.id}/tree`, {
        as: teacher,
      });
      const missing: { lecture_id?: number; code: string }[] = answer.missing;
      return missing.filter((one) => one.lecture_id === lecture.id).map(({ code }) => code);
    };
    expect(await lacks()).toEqual(['no-film']);
    await save(lecture.id, youtube);
    expect(await lacks()).toEqual([]);
    expect((await publish(lecture.id)).status).toBe(200);
  });

  test('is saved only from a site that is switched on; what is there stays', async () => {
    await switchOn(['vimeo']);
    const lecture = await newLecture();
    const { status, body } = await save(lecture.id, youtube);
    expect(status).toBe(422);
    expect(body.errors.elsewhere[0]).toContain('متوقفة');
    const before = await newLecture({ elsewhere: youtube });
    expect((await save(before.id, youtube)).status).toBe(200);
  });

  test.each([
    ['another site', { host: 'evil', id: 'dQw4w9WgXcQ', start: 0 }],
    ['no id', { host: 'youtube', id: '../../evil', start: 0 }],
    ['a field of another site', { ...youtube, library: '1' }],
    ['a second beyond all videos', { ...youtube, start: 1e9 }],
    ['an address', 'https://youtu.be/dQw4w9WgXcQ'],
  ])('is not saved with %s', async (_, value) => {
    expect((await save((await newLecture()).id, value)).status).toBe(422);
  });

  test('comes along with a copy', async () => {
    const lecture = await newLecture({ elsewhere: youtube });
    const { body } = await call('POST /api/studio/lectures/copy', {
      as: teacher,
      body: { lectures: [lecture.id], chapter_id: chapterId, position: 0 },
    });
    const [copy] = await db.select().from(lectures).where(eq(lectures.id, body.made[0]));
    expect(copy?.elsewhere).toEqual(youtube);
  });
});
