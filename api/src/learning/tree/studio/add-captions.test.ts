import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { captions, drafts, lectures, media } from '#platform/database/schema/index.ts';
import { lectureEditor } from '../../../testing/lecture-editor.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);

/** A course of the teacher with so many lectures. */
async function makeLectures(count: number, owner = teacher) {
  const course = await makeCourse(db, { teacherId: owner.id });
  const chapter = await makeChapter(db, { courseId: course.id });
  const ids: number[] = [];
  for (let position = 0; position < count; position += 1) {
    const place = { courseId: course.id, chapterId: chapter.id, position };
    ids.push((await makeLecture(db, place)).id);
  }
  return { course: course.id, ids };
}

let files = 0;
/** A file of captions in the teacher's library. @returns its path */
async function makeFile(overrides: object = {}): Promise<string> {
  files += 1;
  const path = `media/captions-${files}.vtt`;
  const row = { path, name: path, kind: 'captions', bytes: 1, ownerId: teacher.id } as const;
  await db.insert(media).values({ ...row, ...overrides });
  return path;
}

const add = (lectures: object[], as = teacher) =>
  call('PUT /api/studio/lectures/captions', { as, body: { lectures } });
const one = (id: number, media: string, language = 'ar') => ({
  id,
  captions: [{ language, media }],
});
const captionsOf = async (id: number) =>
  (await call(`GET /api/studio/items/lecture/${id}`, { as: teacher })).body.item.fields.captions;
const undo = (entry: number) => call(`POST /api/studio/undo/${entry}`, { as: teacher });

describe('captions of many lectures', () => {
  test('go into the drafts in one change, and each lecture becomes again what it was', async () => {
    const { ids } = await makeLectures(3);
    const [a = 0, b = 0, c = 0] = ids;
    const english = { language: 'en', media: 'films/a.en.vtt' };
    const old = { language: 'ar', media: 'films/a.ar.vtt' };
    await db.insert(captions).values([
      { lectureId: a, language: 'en', path: english.media, position: 0 },
      { lectureId: a, language: 'ar', path: old.media, position: 1 },
    ]);
    const drafted = { captions: [{ language: 'fr', media: 'films/b.fr.vtt' }] };
    await db.insert(drafts).values({ kind: 'lecture', itemId: b, baseVersion: 0, fields: drafted });
    const paths = [await makeFile(), await makeFile(), await makeFile()];

    const added = await add(ids.map((id, at) => one(id, paths[at] ?? '')));
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(added.body.tree.chapters[0].lectures).toMatchObject([
      { captions: ['en', 'ar'], has_draft: true },
      { captions: ['fr', 'ar'] },
      { captions: ['ar'] },
    ]);
    expect(await captionsOf(a)).toEqual([english, { language: 'ar', media: paths[0] }]);
    // Visitors still have what was published.
    const published = await db.select().from(captions).where(eq(captions.lectureId, a));
    expect(published.map(({ path }) => path)).toEqual([english.media, old.media]);

    expect((await undo(added.body.undo)).status).toBe(200);
    expect(await captionsOf(a)).toEqual([english, old]);
    expect(await captionsOf(b)).toEqual(drafted.captions);
    expect(await captionsOf(c)).toEqual([]);
    const left = await db
      .select({ fields: drafts.fields })
      .from(drafts)
      .where(and(eq(drafts.kind, 'lecture'), eq(drafts.itemId, a)));
    expect(left).toEqual([{ fields: {} }]);
  });

  test('are not undone over a newer save of the same lecture', async () => {
    const { ids } = await makeLectures(2);
    const [a = 0, b = 0] = ids;
    const path = await makeFile();
    const { body } = await add([one(a, path), one(b, path)]);
    const saved = await lectureEditor({ call }, teacher).save(b, { captions: [] });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect((await undo(body.undo)).status).toBe(409);
    expect(await captionsOf(a)).toEqual([{ language: 'ar', media: path }]);
  });

  test('are refused as a whole where one file may not be used or is no captions', async () => {
    const { ids } = await makeLectures(2);
    const [a = 0, b = 0] = ids;
    const stranger = await makeTeacher(db);
    const wrong = [
      'media/none.vtt',
      await makeFile({ ownerId: stranger.id }),
      await makeFile({ kind: 'document' }),
      await makeFile({ state: 'processing' }),
    ];
    for (const path of wrong) {
      const { status, body } = await add([one(a, await makeFile()), one(b, path)]);
      expect(status, path).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['captions']);
    }
    expect(await captionsOf(a)).toEqual([]);
  });

  test('are refused twice for one lecture, in one language twice, and beyond the limits', async () => {
    const { ids } = await makeLectures(1);
    const [a = 0] = ids;
    const path = await makeFile();
    const arabic = { language: 'ar', media: path };
    expect((await add([one(a, path), one(a, path, 'en')])).status).toBe(422);
    expect((await add([{ id: a, captions: [arabic, arabic] }])).status).toBe(422);
    const many = Array.from({ length: 20 }, (_, at) => ({ language: `x${at}`, media: path }));
    expect((await add([{ id: a, captions: many }])).status).toBe(200);
    expect((await add([one(a, path)])).status).toBe(422);
    const tooMany = Array.from({ length: 201 }, (_, at) => one(at + 1, path));
    expect((await add(tooMany)).status).toBe(422);
  });

  test('are refused for lectures of other people, of two courses, and in the trash', async () => {
    const { ids } = await makeLectures(2);
    const [a = 0, b = 0] = ids;
    const others = await makeLectures(1, await makeTeacher(db));
    const second = await makeLectures(1);
    const path = await makeFile();
    expect((await add([one(a, path), one(others.ids[0] ?? 0, path)])).status).toBe(404);
    expect((await add([one(a, path), one(second.ids[0] ?? 0, path)])).status).toBe(409);
    await db.update(lectures).set({ deletedAt: new Date() }).where(eq(lectures.id, b));
    expect((await add([one(b, path)])).status).toBe(409);
    expect(await captionsOf(a)).toEqual([]);
  });
});
