import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { makeCourseFeatures, makeCourseRequirements } from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { courseStaff, courses, drafts, media, versions } from '#platform/database/schema/index.ts';
import { startCachingProcess } from '../../../testing/caching-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const testApp = await startTestApp();
const { call, db } = testApp;
const admin = await makeAdmin(db, { name: 'المديرة' });
const teacher = await makeTeacher(db, { name: 'أحمد' });

type Person = { id: number };
type Kind = StudioItem['kind'];
const itemPath = (kind: Kind, id: number) => `/api/studio/items/${kind}/${id}` as const;

const readItem = async (kind: Kind, id: number, as: Person = teacher) =>
  (await call(`GET ${itemPath(kind, id)}`, { as })).body.item as StudioItem;

/** Saves fields on the base of given versions; 0 where none is given. */
const save = (
  kind: Kind,
  id: number,
  values: Record<string, unknown>,
  {
    as = teacher,
    bases = {},
    ...tab
  }: {
    as?: Person;
    bases?: Record<string, number>;
    editor?: { id: string; save: number };
    seen?: number;
  } = {},
) =>
  call(`PUT ${itemPath(kind, id)}/draft`, {
    as,
    body: {
      changes: Object.entries(values).map(([field, value]) => ({
        field,
        value,
        base: bases[field] ?? 0,
      })),
      ...tab,
    },
  });
const act = (kind: Kind, id: number, name: string, body: object = {}, as: Person = teacher) =>
  call(`POST ${itemPath(kind, id)}/${name}`, { as, body });
/** Publishes an item with its draft as it is. */
async function publish(kind: Kind, id: number, as: Person = teacher) {
  const { draft_version } = await readItem(kind, id, as);
  return act(kind, id, 'publish', { draft_version }, as);
}
const ownCourse = (overrides: Parameters<typeof makeCourse>[1] = {}) =>
  makeCourse(db, { teacherId: teacher.id, ...overrides });

describe('saving', () => {
  test('the first saved field makes the draft, and visitors see nothing of it', async () => {
    const course = await ownCourse({ name: 'الاسم المنشور' });
    const before = await readItem('course', course.id);
    expect(before).toMatchObject({ draft_version: null, changed: [], field_versions: {} });
    const { status, body } = await save('course', course.id, { name: 'مسودة الاسم' });
    expect(status).toBe(200);
    const after = await readItem('course', course.id);
    expect(after).toMatchObject({
      name: 'مسودة الاسم',
      draft_version: body.draft_version,
      field_versions: { name: body.draft_version },
      changed: ['name'],
      saved_by: { id: teacher.id, name: 'أحمد' },
      state: 'published',
    });
    expect(after.fields.description).toBe(course.description);
    const page = await call(`GET /api/course-details/${course.id}`);
    expect(page.body.course.name).toBe('الاسم المنشور');
    expect(JSON.stringify(page.body)).not.toContain('مسودة');
  });

  test('two people in two fields never collide', async () => {
    const { id } = await ownCourse();
    expect((await save('course', id, { name: 'اسم' })).status).toBe(200);
    expect((await save('course', id, { description: 'وصف' }, { as: admin })).status).toBe(200);
    const { fields } = await readItem('course', id);
    expect(fields).toMatchObject({ name: 'اسم', description: 'وصف' });
  });

  test('the answer to a save brings what others have saved since the editor last saw', async () => {
    const { id } = await ownCourse();
    const first = await save('course', id, { name: 'اسم' });
    const seen = first.body.draft_version;
    const other = await save('course', id, { level: 'advanced' }, { as: admin, seen });
    expect(other.body.newer).toEqual([]);
    const { body } = await save('course', id, { description: 'وصف' }, { seen });
    expect(body.newer).toEqual([
      { field: 'level', value: 'advanced', version: other.body.draft_version, by: admin.id },
    ]);
    const again = { seen: body.draft_version };
    expect((await save('course', id, { slug: 'slug-of' }, again)).body.newer).toEqual([]);
  });

  test('so does the answer with a conflict, also of what was published meanwhile', async () => {
    const { id } = await ownCourse();
    await save('course', id, { name: 'الأول', level: 'advanced' }, { as: admin });
    expect((await publish('course', id, admin)).status).toBe(200);
    const { status, body } = await save('course', id, { name: 'الثاني' }, { seen: 0 });
    expect(status).toBe(409);
    expect(body.newer).toMatchObject([{ field: 'level', value: 'advanced', by: admin.id }]);
  });

  test('an older base is a conflict of that field alone, with the other text and its author', async () => {
    const { id } = await ownCourse();
    const first = await save('course', id, { name: 'نص المديرة' }, { as: admin });
    const { status, body } = await save('course', id, { name: 'نص أحمد', slug: 'new-slug' });
    expect(status).toBe(409);
    expect(body.conflicts).toMatchObject([
      {
        field: 'name',
        value: 'نص المديرة',
        version: first.body.draft_version,
        by: { id: admin.id, name: 'المديرة' },
      },
    ]);
    expect(Object.keys(body.saved.field_versions)).toEqual(['slug']);
    const { fields } = await readItem('course', id);
    expect(fields).toMatchObject({ name: 'نص المديرة', slug: 'new-slug' });
    const decided = { bases: { name: body.conflicts[0].version } };
    expect((await save('course', id, { name: 'نص أحمد' }, decided)).status).toBe(200);
  });

  test('equal values are no conflict', async () => {
    const { id } = await ownCourse();
    await save('course', id, { outcomes: ['أول', 'ثانٍ'] }, { as: admin });
    expect((await save('course', id, { outcomes: ['أول', 'ثانٍ'] })).status).toBe(200);
  });

  test('a tab is in no conflict with its own save whose response was lost', async () => {
    const { id } = await ownCourse();
    await save('course', id, { name: 'ا' }, { editor: { id: 'tab', save: 1 } });
    const again = await save('course', id, { name: 'اب' }, { editor: { id: 'tab', save: 2 } });
    expect(again.status).toBe(200);
    expect((await readItem('course', id)).name).toBe('اب');
    const other = await save('course', id, { name: 'ج' }, { editor: { id: 'other', save: 3 } });
    expect(other.status).toBe(409);
  });

  test('a save that arrives after a later one of the same tab changes nothing', async () => {
    const { id } = await ownCourse();
    await save('course', id, { name: 'كل ما كُتب' }, { editor: { id: 'tab', save: 8 } });
    const late = await save('course', id, { name: 'كل' }, { editor: { id: 'tab', save: 7 } });
    expect(late.status).toBe(200);
    expect((await readItem('course', id)).name).toBe('كل ما كُتب');
  });

  test('a base from before a publication or a discarded draft is a conflict all the same', async () => {
    const { id } = await ownCourse();
    await save('course', id, { name: 'نص قديم' }, { as: admin });
    await publish('course', id, admin);
    expect((await save('course', id, { name: 'نص أحمد' })).status).toBe(409);
    const seen = (await readItem('course', id)).field_versions.name ?? 0;
    const saved = await save('course', id, { name: 'يُهمل' }, { bases: { name: seen } });
    const { draft_version } = saved.body;
    await act('course', id, 'discard', { draft_version });
    await save('course', id, { name: 'بعد الإهمال' }, { as: admin, bases: { name: seen } });
    const late = await save('course', id, { name: 'متأخر' }, { bases: { name: draft_version } });
    expect(late.status).toBe(409);
  });

  test('many saves at once: each is kept or answered with a conflict', async () => {
    const { id } = await ownCourse();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => save('course', id, { name: `نص ${at}` })),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  test('half-written things are saved; what no column can hold is refused by field', async () => {
    const { id } = await ownCourse();
    const half = { name: '', description: '', slug: '', price: '12.', requirements: [''] };
    expect((await save('course', id, half)).status).toBe(200);
    const { status, body } = await save('course', id, {
      name: 'x'.repeat(201),
      level: 'expert',
      teacher_id: 1,
      'chapter:1': 'ليس من فصوله',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['chapter:1', 'level', 'name', 'teacher_id']);
    expect((await readItem('course', id)).name).toBe('');
  });

  test('HTML is sanitised in the draft too', async () => {
    const course = await ownCourse();
    const { id } = await makeLecture(db, { courseId: course.id, type: 'article' });
    const html = '<p onclick="x()">نص</p><script>alert(1)</script>';
    await save('lecture', id, { body: html });
    expect((await readItem('lecture', id)).fields.body).toBe('<p>نص</p>');
  });

  test('only files that the caller sees in the library can be used', async () => {
    const stranger = await makeTeacher(db);
    const file = (path: string, owner: Person) =>
      db.insert(media).values({ path, name: path, kind: 'video', ownerId: owner.id });
    await file('private/films/mine.mp4', teacher);
    await file('private/films/others.mp4', stranger);
    const course = await ownCourse();
    const { id } = await makeLecture(db, { courseId: course.id });
    expect((await save('lecture', id, { video: 'private/films/mine.mp4' })).status).toBe(200);
    for (const path of ['private/films/others.mp4', 'private/films/guessed.mp4']) {
      const { status, body } = await save('lecture', id, { poster: path });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['poster']);
    }
  });

  test('who does not work on it gets 404, an assistant may only look', async () => {
    const course = await ownCourse({ state: 'draft' });
    const assistant = await makePerson(db);
    await db
      .insert(courseStaff)
      .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
    expect((await readItem('course', course.id, assistant)).permissions).toEqual({
      edit: false,
      publish: false,
      remove: false,
    });
    const saved = await save('course', course.id, { name: 'س' }, { as: assistant });
    expect(saved.status).toBe(403);
    const stranger = await makeTeacher(db);
    expect((await call(`GET ${itemPath('course', course.id)}`, { as: stranger })).status).toBe(404);
    expect((await save('course', course.id, { name: 'س' }, { as: stranger })).status).toBe(404);
  });

  test('autosaving ten times a second empties no cache', async () => {
    const { app } = await startCachingProcess(testApp);
    const course = await ownCourse();
    const urls = [
      `/api/course-details/${course.id}`,
      '/api/courses',
      '/api/Statistics',
      '/api/categories',
    ];
    const isCached = async (url: string) =>
      (await app.inject({ url })).headers['cache-status'] === 'nibras; hit';
    for (const url of urls) {
      await vi.waitFor(async () => expect(await isCached(url)).toBe(true), { timeout: 60_000 });
    }
    let invalidations = 0;
    await testApp.pool.query('select 1');
    const client = await testApp.pool.connect();
    await client.query('listen cache');
    client.on('notification', () => {
      invalidations += 1;
    });
    for (let at = 0; at < 20; at += 1) {
      const editor = { id: 'tab', save: at };
      expect((await save('course', course.id, { name: `اسم ${at}` }, { editor })).status).toBe(200);
    }
    expect(await Promise.all(urls.map(isCached))).toEqual(urls.map(() => true));
    client.removeAllListeners('notification');
    client.release(true);
    expect(invalidations).toBe(0);
    await publish('course', course.id);
    await expect.poll(() => isCached(urls[0] ?? '')).toBe(false);
  });
});

describe('publishing', () => {
  test('columns, lists and the names of chapters become public together', async () => {
    const course = await ownCourse();
    const chapter = await makeChapter(db, { courseId: course.id, name: 'فصل قديم' });
    await makeLecture(db, { courseId: course.id, chapterId: chapter.id });
    await makeCourseFeatures(db, course, ['قديم']);
    await makeCourseRequirements(db, course, ['متطلب قديم']);
    await db.insert(media).values({
      path: 'files/a.pdf',
      name: 'a.pdf',
      kind: 'document',
      bytes: 77,
      ownerId: teacher.id,
    });
    const values = {
      price: '١٢٫٥'.replace('٫', '.'),
      outcomes: ['جديد', '', 'آخر'],
      requirements: [],
      resources: [{ name: 'ملف', media: 'files/a.pdf', members_only: false }],
      [`chapter:${chapter.id}`]: 'فصل جديد',
    };
    expect((await save('course', course.id, values)).status).toBe(200);
    const { status, body } = await publish('course', course.id);
    expect(status).toBe(200);
    expect(body.undo).toEqual(expect.any(Number));
    expect(body.item).toMatchObject({ changed: [], draft_version: null, version: 1 });
    const { course: seen } = (await call(`GET /api/course-details/${course.id}`)).body;
    expect(seen).toMatchObject({
      salary: '12.5',
      features: [{ name: 'جديد' }, { name: 'آخر' }],
      resources: [{ name: 'ملف', size: 77 }],
      chapters: [{ name: 'فصل جديد' }],
    });
    const requirements = await call(`GET /api/course-requirement/${course.id}`);
    expect(requirements.body.data.CourseRequirement).toEqual([]);
    expect(body.item.field_versions.price).toEqual(expect.any(Number));
  });

  test('captions of a lecture are replaced', async () => {
    const course = await ownCourse();
    const { id } = await makeLecture(db, { courseId: course.id, free: true, video: 'films/x.mp4' });
    await db
      .insert(media)
      .values({ path: 'films/x.en.vtt', name: 'x', kind: 'captions', ownerId: teacher.id });
    await save('lecture', id, { captions: [{ language: 'en', media: 'films/x.en.vtt' }] });
    expect((await publish('lecture', id)).status).toBe(200);
    const { body } = await call(`GET /api/LectureDetails/${course.id}/${id}`, { as: teacher });
    expect(body.lecture.captions).toMatchObject([{ language: 'en' }]);
  });

  test('says by codes what is missing, and changes nothing', async () => {
    const course = await ownCourse({ state: 'draft' });
    await save('course', course.id, { name: ' ', description: '', price: '12.', slug: '12' });
    const { status, body } = await publish('course', course.id);
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      'description',
      'name',
      'no-lectures',
      'price',
      'slug',
    ]);
    expect(await readItem('course', course.id)).toMatchObject({ state: 'draft', name: ' ' });
    const lecture = await makeLecture(db, { courseId: course.id, state: 'draft', video: null });
    expect(Object.keys((await publish('lecture', lecture.id)).body.errors)).toEqual(['no-film']);
    const text = await makeLecture(db, { courseId: course.id, state: 'draft', type: 'article' });
    await save('lecture', text.id, { body: '<p> </p>' });
    expect(Object.keys((await publish('lecture', text.id)).body.errors)).toEqual(['no-text']);
  });

  test('a taken address is refused', async () => {
    const [one, other] = [await ownCourse(), await ownCourse()];
    await save('course', one.id, { slug: other.slug });
    expect((await publish('course', one.id)).status).toBe(409);
  });

  test('a draft that has changed since is not published, scheduled or discarded', async () => {
    const { id } = await ownCourse();
    await save('course', id, { name: 'أول' });
    const { draft_version } = await readItem('course', id);
    await save('course', id, { description: 'تغيّر' }, { as: admin });
    expect((await act('course', id, 'publish', { draft_version })).status).toBe(409);
    expect((await act('course', id, 'discard', { draft_version })).status).toBe(409);
  });

  test('a course and chosen lectures: all or none', async () => {
    const course = await ownCourse({ state: 'draft' });
    const make = (video: string | null) =>
      makeLecture(db, { courseId: course.id, state: 'draft', video });
    const [ready, other, bare] = [await make('f/1.mp4'), await make('f/2.mp4'), await make(null)];
    const request = (ids: number[]) =>
      call(`POST /api/studio/courses/${course.id}/publish`, {
        as: teacher,
        body: {
          draft_version: null,
          lectures: ids.map((id) => ({ id, draft_version: null })),
        },
      });
    const refused = await request([ready.id, bare.id]);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([`no-film:${bare.id}`]);
    expect((await readItem('lecture', ready.id)).state).toBe('draft');
    const stranger = await makeLecture(db);
    expect((await request([stranger.id])).status).toBe(404);
    const { status, body } = await request([ready.id]);
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ state: 'published', published: true });
    expect((await readItem('lecture', ready.id)).published).toBe(true);
    expect((await readItem('lecture', other.id)).state).toBe('draft');
  });

  test('the undo of a course’s publication withdraws the lectures that came with it', async () => {
    const course = await ownCourse();
    const make = () => makeLecture(db, { courseId: course.id, state: 'draft', video: 'f/1.mp4' });
    const [one, other] = [await make(), await make()];
    await save('course', course.id, { name: 'اسم جديد' });
    const { draft_version } = await readItem('course', course.id);
    const lectures = [one, other].map(({ id }) => ({ id, draft_version: null }));
    const { body } = await call(`POST /api/studio/courses/${course.id}/publish`, {
      as: teacher,
      body: { draft_version, lectures },
    });
    // What a person has published anew since stays as it is.
    await save('lecture', other.id, { name: 'اسم المحاضرة' });
    await publish('lecture', other.id);
    expect((await call(`POST /api/studio/undo/${body.undo}`, { as: teacher })).status).toBe(200);
    expect((await readItem('lecture', one.id)).state).toBe('draft');
    expect((await readItem('lecture', other.id)).state).toBe('published');
    expect((await readItem('course', course.id)).changed).toContain('name');
  });

  test('scheduling, calling off, hiding, the trash and back', async () => {
    const { id } = await makeArticle(db, { state: 'draft' });
    await save('article', id, { name: 'مجدول' }, { as: admin });
    const { draft_version } = await readItem('article', id, admin);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await act('article', id, 'schedule', { at, draft_version }, admin);
    expect(planned.body.item).toMatchObject({
      state: 'scheduled',
      publish_at: at,
      publish_version: draft_version,
    });
    expect((await act('article', id, 'unschedule', {}, admin)).body.item.state).toBe('draft');
    await publish('article', id, admin);
    expect((await act('article', id, 'hide', {}, admin)).body.item.state).toBe('hidden');
    const binned = await act('article', id, 'bin', {}, admin);
    expect(binned.body.item.deleted_at).toEqual(expect.any(String));
    expect((await save('article', id, { name: 'س' }, { as: admin })).status).toBe(409);
    expect((await act('article', id, 'restore', {}, admin)).body.item.deleted_at).toBeNull();
  });

  test('a discarded draft is in the log as it was', async () => {
    const { id } = await ownCourse();
    await save('course', id, { name: 'يُهمل' });
    const { draft_version } = await readItem('course', id);
    const { status, body } = await act('course', id, 'discard', { draft_version });
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ changed: [], draft_version: null });
    expect((await call(`POST /api/studio/undo/${body.undo}`, { as: teacher })).status).toBe(200);
    expect(await readItem('course', id)).toMatchObject({ name: 'يُهمل', draft_version });
  });
});

describe('versions', () => {
  test('are listed with what changed, looked at, and restored into the draft', async () => {
    const { id } = await ownCourse({ name: 'قبل الاستوديو' });
    for (const name of ['الأول', 'الثاني']) {
      const seen = (await readItem('course', id)).field_versions.name ?? 0;
      await save('course', id, { name }, { bases: { name: seen } });
      await publish('course', id);
    }
    const list = await call(`GET ${itemPath('course', id)}/versions`, { as: teacher });
    expect(list.body.versions.meta.total).toBe(3);
    expect(list.body.versions.data).toMatchObject([
      { number: 2, changed: ['name'], by: { name: 'أحمد' } },
      { number: 1, changed: ['name'] },
      { number: 0, changed: [], by: null },
    ]);
    const first = await call(`GET ${itemPath('course', id)}/versions/0`, { as: teacher });
    expect(first.body.version.fields.name).toBe('قبل الاستوديو');
    const missing = await call(`GET ${itemPath('course', id)}/versions/9`, { as: teacher });
    expect(missing.status).toBe(404);
    await save('course', id, { description: 'يبقى للتراجع' });
    const { draft_version } = await readItem('course', id);
    const stale = await act('course', id, 'versions/0/restore', { draft_version: null });
    expect(stale.status).toBe(409);
    const back = await act('course', id, 'versions/0/restore', { draft_version });
    expect(back.status).toBe(200);
    expect(back.body.item.fields.name).toBe('قبل الاستوديو');
    expect(back.body.item.changed).toContain('name');
    const page = await call(`GET /api/course-details/${id}`);
    expect(page.body.course.name).toBe('الثاني');
    expect((await call(`POST /api/studio/undo/${back.body.undo}`, { as: teacher })).status).toBe(
      200,
    );
    expect(await readItem('course', id)).toMatchObject({
      name: 'الثاني',
      fields: { description: 'يبقى للتراجع' },
    });
  });

  test('a publication keeps the list fields too', async () => {
    const course = await ownCourse();
    await save('course', course.id, { outcomes: ['أ'] });
    await publish('course', course.id);
    const [row] = await db
      .select()
      .from(versions)
      .where(and(eq(versions.kind, 'course'), eq(versions.itemId, course.id)))
      .orderBy(desc(versions.number))
      .limit(1);
    expect(row).toMatchObject({ changed: ['outcomes'], fields: { outcomes: ['أ'] } });
    expect(await db.$count(drafts, eq(drafts.itemId, course.id))).toBe(0);
    expect(await db.$count(courses, eq(courses.id, course.id))).toBe(1);
  });
});

describe('presence', () => {
  test('names the others who have the item open, and forgets them after a while', async () => {
    const { id } = await ownCourse();
    const present = (as: Person, field: string | null) =>
      call(`PUT ${itemPath('course', id)}/presence`, { as, body: { field } });
    expect((await present(teacher, 'name')).body.people).toEqual([]);
    const { body } = await present(admin, null);
    expect(body.people).toMatchObject([{ id: teacher.id, name: 'أحمد', field: 'name' }]);
    const saved = await save('course', id, { name: 'جديد' });
    expect((await present(admin, null)).body.draft_version).toBe(saved.body.draft_version);
    await testApp.pool.query("update editing_people set seen_at = now() - interval '46 seconds'");
    expect((await present(admin, null)).body.people).toEqual([]);
    const stranger = await makeTeacher(db);
    expect((await present(stranger, null)).status).toBe(404);
  });
});
