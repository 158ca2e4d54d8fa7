import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCourseResource } from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { unique } from '#factories/unique.ts';
import { captions, drafts, lectures, media, versions } from '#platform/database/schema/index.ts';
import { picture } from '../../testing/sample-files.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { mayUseMedia } from './may-use-media.ts';
import { readUnmeasured } from './processing/read-unmeasured.ts';
import { deleteRemovedMedia } from './remove-media.ts';

const app = await startTestApp({ work: false });
const { db, call, platform } = app;
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);
const colleague = await makeTeacher(db);
const editor = await makePerson(db, { role: 'editor' });

async function makeFile(values: Partial<typeof media.$inferInsert> = {}) {
  const number = unique();
  const [row] = await db
    .insert(media)
    .values({
      path: `media/${number}/file.webp`,
      name: `ملف ${number}.png`,
      kind: 'image',
      bytes: 100,
      ownerId: teacher.id,
      ...values,
    })
    .returning();
  if (!row) throw new Error('no media');
  return row;
}
const list = async (as: { id: number }, query = '') =>
  (await call(`GET /api/studio/media?per_page=200${query}`, { as })).body;
const idsOf = (body: { media: { id: number }[] }) => body.media.map(({ id }) => id);
const byPath = async (path: string) =>
  (await db.select().from(media).where(eq(media.path, path)))[0];

test('content that names a path gives the file a row; the same path has one', async () => {
  const path = `courses/${unique()}.jpg`;
  await makeCourse(db, { image: path, introVideo: 'https://films.example/a.mp4' });
  await makeArticle(db, { image: path });
  expect(await byPath(path)).toMatchObject({ kind: 'image', state: 'ready', bytes: null });
  expect(await db.$count(media, eq(media.path, path))).toBe(1);
  expect(await byPath('https://films.example/a.mp4')).toMatchObject({ kind: 'video' });
  // An address of another server is no file of the library.
  expect((await list(admin, '&kind=video')).media).toEqual([]);
});

test.each(['private/sent/1/secret.pdf', '/private/uploads/1/0', 'Private/Sent/1/a.png'])(
  'content cannot name %s',
  async (path) => {
    await expect(makeCourse(db, { image: path })).rejects.toThrow();
  },
);

test('a job measures files that came without an upload', async () => {
  const path = `courses/${unique()}.png`;
  const content = await picture('png', 40);
  await platform.storage.write(path, content);
  await makeCourse(db, { image: path });
  await readUnmeasured(platform);
  expect(await byPath(path)).toMatchObject({
    bytes: content.length,
    type: 'image/png',
    width: 40,
    height: 8,
  });
});

describe('the list', () => {
  test('shows a person their own files and those of what they work on', async () => {
    const own = await makeFile();
    const course = await makeCourse(db, { teacherId: colleague.id, image: `x/${unique()}.png` });
    const ofCourse = await byPath(course.image ?? '');
    const article = await makeArticle(db, { image: `x/${unique()}.png` });
    const ofArticle = await byPath(article.image ?? '');
    const sees = async (person: { id: number }) => {
      const ids = idsOf(await list(person));
      return [own, ofCourse, ofArticle].map((one) => ids.includes(one?.id ?? 0));
    };
    expect(await sees(teacher)).toEqual([true, false, false]);
    expect(await sees(colleague)).toEqual([false, true, false]);
    expect(await sees(editor)).toEqual([false, false, true]);
    expect(await sees(admin)).toEqual([true, true, true]);
  });

  test('finds names and alternative texts by the folding search, by kind, in pages', async () => {
    const named = await makeFile({ name: 'مقدمة إلى الأشجار.png' });
    const described = await makeFile({ alt: 'شجرةٌ ثنائيّة', kind: 'image' });
    // «الأشجار» is the plural of «شجرة».
    expect(idsOf(await list(teacher, '&search=الاشجار'))).toEqual([described.id, named.id]);
    expect(idsOf(await list(teacher, '&search=مقدمه+الاشجار'))).toEqual([named.id]);
    expect(idsOf(await list(teacher, '&search=شجره+ثنائيه'))).toEqual([described.id]);
    expect(idsOf(await list(teacher, '&search=الاشجار&kind=video'))).toEqual([]);
    const { body } = await call('GET /api/studio/media?per_page=1&page=2', { as: teacher });
    expect(body.media).toHaveLength(1);
    expect(body.meta).toMatchObject({ current_page: 2, per_page: 1 });
  });

  test('finds files by their paths', async () => {
    const [one, other] = [await makeFile(), await makeFile()];
    const paths = encodeURIComponent(`${one.path}\n${other.path}`);
    expect(idsOf(await list(teacher, `&path=${paths}`)).sort()).toEqual([one.id, other.id].sort());
  });
});

describe('uses', () => {
  const usesOf = async (id: number, as: { id: number } = admin) =>
    (await call(`GET /api/studio/media/${id}/uses`, { as })).body.uses;

  test('are found in content, texts, drafts and versions', async () => {
    const file = await makeFile();
    const course = await makeCourse(db, { teacherId: teacher.id, image: file.path });
    const lecture = await makeLecture(db, {
      courseId: course.id,
      chapterId: (await makeChapter(db, { courseId: course.id })).id,
      poster: file.path,
      body: `<p><img src="/storage/${file.path}?w=640" alt=""></p>`,
    });
    await db.insert(captions).values({ lectureId: lecture.id, language: 'ar', path: file.path });
    await makeCourseResource(db, { courseId: course.id, file: file.path });
    await db.insert(drafts).values({
      kind: 'course',
      itemId: course.id,
      baseVersion: 0,
      fields: { intro_video: file.path, resources: [{ name: 'ملف', media: file.path }] },
    });
    await db.insert(versions).values({
      kind: 'lecture',
      itemId: lecture.id,
      number: 1,
      fields: { body: `<img src="https://site.example/storage/${file.path}">` },
    });
    const uses = await usesOf(file.id);
    expect(
      uses
        .map(({ kind, field, state }: Record<string, string>) => `${state} ${kind} ${field}`)
        .sort(),
    ).toEqual([
      'content course image',
      'content course resources',
      'content lecture body',
      'content lecture captions',
      'content lecture poster',
      'draft course intro_video',
      'draft course resources',
      'version lecture body',
    ]);
    expect(uses[0].path).toBe(`/studio/courses/${course.id}`);
    const { body } = await call(`GET /api/studio/media/${file.id}`, { as: teacher });
    // Places, each once: the resources stand in the content and in the draft.
    expect(body.media.uses).toBe(6);
  });

  test('end with the text, the draft and the version that named the file', async () => {
    const file = await makeFile();
    const lecture = await makeLecture(db, { body: `<img src="/storage/${file.path}">` });
    const draft = { kind: 'lecture', itemId: lecture.id, baseVersion: 0 } as const;
    await db.insert(drafts).values({ ...draft, fields: { poster: file.path } });
    expect(await usesOf(file.id)).toHaveLength(2);
    await db.update(lectures).set({ body: '<p></p>' }).where(eq(lectures.id, lecture.id));
    await db.update(drafts).set({ fields: {} }).where(eq(drafts.itemId, lecture.id));
    expect(await usesOf(file.id)).toEqual([]);
  });

  test('in what a person does not work on are told without a name', async () => {
    const file = await makeFile({ ownerId: colleague.id });
    const course = await makeCourse(db, { teacherId: teacher.id, image: file.path });
    expect(await usesOf(file.id, colleague)).toEqual([
      { kind: 'course', id: course.id, name: '', field: 'image', state: 'content', path: null },
    ]);
  });
});

describe('changing a file', () => {
  test('its owner describes it, others do not even find it', async () => {
    const file = await makeFile();
    const body = { name: 'غلاف جديد', alt: 'مخطط شجرة' };
    const answer = await call(`PUT /api/studio/media/${file.id}`, { as: teacher, body });
    expect(answer.body.media).toMatchObject(body);
    const foreign = await call(`PUT /api/studio/media/${file.id}`, { as: colleague, body });
    expect(foreign.status).toBe(404);
  });

  test('an owner does not change it where others use it, its users change it together', async () => {
    const file = await makeFile({ ownerId: colleague.id });
    await makeCourse(db, { teacherId: teacher.id, image: file.path });
    const change = async (as: { id: number }) =>
      (await call(`PUT /api/studio/media/${file.id}`, { as, body: { alt: 'نص' } })).status;
    expect([await change(colleague), await change(teacher)]).toEqual([403, 200]);
    await makeCourse(db, { image: file.path });
    expect([await change(teacher), await change(admin)]).toEqual([403, 200]);
  });
});

describe('removing a file', () => {
  const remove = (id: number, as: { id: number } = teacher) =>
    call(`DELETE /api/studio/media/${id}`, { as });

  test('that something uses is refused, with the places', async () => {
    const file = await makeFile();
    const course = await makeCourse(db, {
      teacherId: teacher.id,
      name: 'الأشجار',
      image: file.path,
    });
    await db.insert(versions).values({
      kind: 'course',
      itemId: course.id,
      number: 1,
      fields: { image: file.path },
    });
    const { status, body } = await remove(file.id);
    expect(status).toBe(409);
    expect(body.errors.uses).toEqual(['كورس «الأشجار»', 'كورس «الأشجار» (نسخة سابقة)']);
  });

  test('can be undone for a day, after which the file is deleted', async () => {
    const [kept, gone] = [await makeFile(), await makeFile()];
    for (const { path } of [kept, gone]) await platform.storage.write(path, Buffer.from('x'));
    for (const { id } of [kept, gone]) expect((await remove(id)).status).toBe(200);
    expect(idsOf(await list(teacher))).not.toContain(kept.id);
    expect((await call(`GET /api/studio/media/${kept.id}`, { as: teacher })).status).toBe(404);
    await deleteRemovedMedia(platform);
    const restored = await call(`POST /api/studio/media/${kept.id}/restore`, { as: teacher });
    expect(restored.status).toBe(200);
    app.passTime(25 * 3_600_000);
    await deleteRemovedMedia(platform);
    app.passTime(-25 * 3_600_000);
    expect(await platform.storage.stat(gone.path)).toBeNull();
    expect(await byPath(gone.path)).toBeUndefined();
    expect(await platform.storage.stat(kept.path)).not.toBeNull();
  });

  test('the database itself keeps a file that content names', async () => {
    const file = await makeFile();
    await makeCourse(db, { image: file.path });
    await expect(db.delete(media).where(eq(media.id, file.id))).rejects.toThrow();
  });
});

describe('who may put a file into content', () => {
  const may = (caller: typeof teacher, ...paths: string[]) =>
    db.transaction((tx) => mayUseMedia(tx, caller, paths));

  test('those who see it in the library', async () => {
    const file = await makeFile();
    expect(await may(teacher, file.path, file.path)).toBe(true);
    expect(await may(colleague, file.path)).toBe(false);
    expect(await may(admin, file.path)).toBe(true);
  });

  test('nobody a path without a file, or a removed one', async () => {
    const file = await makeFile({ deletedAt: new Date() });
    expect(await may(admin, 'private/sent/1/secret.pdf')).toBe(false);
    expect(await may(admin, file.path)).toBe(false);
  });
});

describe('an uploaded video', () => {
  test('opens without a signature only where a course shows it to everybody', async () => {
    const file = await makeFile({ path: `private/media/${unique()}/film.mp4`, kind: 'video' });
    await platform.storage.write(file.path, Buffer.from('film'));
    const open = async () => (await call(`GET /storage/${file.path}`)).status;
    expect(await open()).toBe(404);
    await makeLecture(db, { video: file.path });
    await makeCourseResource(db, { file: file.path, membersOnly: true });
    await makeCourse(db, { introVideo: file.path, state: 'draft' });
    expect(await open()).toBe(404);
    await makeCourse(db, { introVideo: file.path });
    expect(await open()).toBe(200);
  });
});
