import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emptyTrash } from '#content/items/index.ts';
import { makeProgress } from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { captions, chapters, drafts, lectures } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, pool, platform } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);

/** A course of the teacher with two chapters, of three lectures and of one. */
async function makeTree() {
  const course = await makeCourse(db, { teacherId: teacher.id });
  const chapters: number[] = [];
  const made: number[][] = [];
  for (const [position, count] of [3, 1].entries()) {
    const chapter = await makeChapter(db, { courseId: course.id, position });
    chapters.push(chapter.id);
    const own: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const place = { courseId: course.id, chapterId: chapter.id, position: at };
      own.push((await makeLecture(db, place)).id);
    }
    made.push(own);
  }
  const [one = 0, two = 0] = chapters;
  const [[a = 0, b = 0, c = 0] = [], [d = 0] = []] = made;
  return { course: course.id, one, two, a, b, c, d };
}

type Body = { chapters: { id: number; lectures: { id: number }[] }[] };
const idsOf = (tree: Body) => tree.chapters.map((one) => one.lectures.map(({ id }) => id));

async function treeOf(course: number) {
  const { status, body } = await call(`GET /api/studio/courses/${course}/tree`, { as: teacher });
  expect(status).toBe(200);
  return body;
}

async function change(route: Parameters<typeof call>[0], body?: object) {
  const answer = await call(route, { as: teacher, ...(body && { body }) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** Positions count from 0 without holes in every chapter. */
async function expectDense(course: number) {
  const { rows } = await pool.query(
    `select chapter_id, array_agg(position order by position, id) as places from lectures
     where course_id = $1 group by 1`,
    [course],
  );
  for (const { places } of rows) expect(places).toEqual([...places.keys()]);
}

describe('the tree', () => {
  test('shows names and videos as drafted, and says what is missing', async () => {
    const { course, one, a, b } = await makeTree();
    await db.insert(drafts).values([
      {
        kind: 'course',
        itemId: course,
        baseVersion: 0,
        fields: { name: 'اسم جديد', [`chapter:${one}`]: 'فصل جديد', description: '' },
      },
      { kind: 'lecture', itemId: a, baseVersion: 0, fields: { name: 'أولى', video: null } },
    ]);
    await db.update(lectures).set({ video: 'films/b.mp4' }).where(eq(lectures.id, b));
    const tree = await treeOf(course);
    expect(tree.course).toMatchObject({ name: 'اسم جديد', has_draft: true });
    expect(tree.chapters[0]).toMatchObject({ name: 'فصل جديد' });
    expect(tree.chapters[0].lectures[0]).toMatchObject({
      name: 'أولى',
      has_film: false,
      missing: ['no-film'],
    });
    expect(tree.chapters[0].lectures[1]).toMatchObject({ has_film: true, missing: [] });
    expect(tree.missing).toContainEqual({ code: 'description' });
    expect(tree.missing).toContainEqual({ code: 'no-film', lecture_id: a, chapter_id: one });
  });

  test('says which chapter is empty, and that a course has no lectures', async () => {
    const { id } = await makeCourse(db, { teacherId: teacher.id });
    const { made } = await change(`POST /api/studio/courses/${id}/chapters`, { name: 'فصل' });
    const { missing } = await treeOf(id);
    expect(missing).toContainEqual({ code: 'no-lectures' });
    expect(missing).toContainEqual({ code: 'empty-chapter', chapter_id: made[0] });
  });
});

describe('chapters', () => {
  test('are added, placed and removed, and each change is undone', async () => {
    const { course, one, two } = await makeTree();
    const order = async () => (await treeOf(course)).chapters.map(({ id }: { id: number }) => id);
    const added = await change(`POST /api/studio/courses/${course}/chapters`, {
      name: 'بينهما',
      position: 1,
    });
    const [between] = added.made;
    expect(await order()).toEqual([one, between, two]);
    const placed = await change(`PUT /api/studio/chapters/${two}/position`, { position: 0 });
    expect(await order()).toEqual([two, one, between]);
    const removed = await change(`DELETE /api/studio/chapters/${one}`);
    expect(await order()).toEqual([two, between]);
    expect(await db.$count(lectures, eq(lectures.chapterId, one))).toBe(3);
    for (const { undo } of [removed, placed, added]) {
      await change(`POST /api/studio/undo/${undo}`);
    }
    expect(await order()).toEqual([one, two]);
    expect(idsOf(await treeOf(course))[0]).toHaveLength(3);
  });

  test('a lecture that comes back from the trash brings its removed chapter back', async () => {
    const { course, one, a } = await makeTree();
    await change(`DELETE /api/studio/chapters/${one}`);
    const { tree } = await change('POST /api/studio/lectures/state', {
      lectures: [a],
      act: 'restore',
    });
    expect(idsOf(tree)[0]).toEqual([a]);
    const { body } = await call(`GET /api/course-details/${course}`);
    expect(body.course.chapters[0].id).toBe(one);
  });

  test('a removed one is not on the public page, also where it is empty', async () => {
    const { id } = await makeCourse(db, { teacherId: teacher.id });
    const chapter = await makeChapter(db, { courseId: id });
    await change(`DELETE /api/studio/chapters/${chapter.id}`);
    const { body } = await call(`GET /api/course-details/${id}`);
    expect(body.course.chapters).toEqual([]);
  });
});

test('a removed chapter is deleted after thirty days, unless a lecture in it is kept', async () => {
  const { one, two, a } = await makeTree();
  await makeProgress(db, { lectureId: a });
  for (const chapter of [one, two]) await change(`DELETE /api/studio/chapters/${chapter}`);
  const left = () => db.$count(chapters, inArray(chapters.id, [one, two]));
  await emptyTrash(platform);
  expect(await left()).toBe(2);
  await emptyTrash({ ...platform, now: () => new Date(Date.now() + 31 * 24 * 60 * 60_000) });
  expect(await left()).toBe(1);
  expect(await db.$count(lectures, eq(lectures.id, a))).toBe(1);
});

describe('lectures', () => {
  test('ten become drafts in their order, with an address of their own each', async () => {
    const { course, one, a, b, c } = await makeTree();
    const names = [
      'المقدّمة',
      'المقدمة',
      '١٢٣',
      ...Array.from({ length: 7 }, (_, at) => `درس ${at}`),
    ];
    const { made, tree, undo } = await change(`POST /api/studio/courses/${course}/lectures`, {
      chapter_id: one,
      position: 1,
      lectures: names.map((name) => ({ name, type: 'video' })),
    });
    expect(idsOf(tree)[0]).toEqual([a, ...made, b, c]);
    const own = tree.chapters[0].lectures.slice(1, 4);
    expect(own.map(({ name }: { name: string }) => name)).toEqual(names.slice(0, 3));
    expect(own.map(({ slug }: { slug: string }) => slug)).toEqual([
      'المقدمة',
      'المقدمة-2',
      'lecture',
    ]);
    expect(own[0]).toMatchObject({ state: 'draft', published: false });
    await expectDense(course);
    await change(`POST /api/studio/undo/${undo}`);
    expect(idsOf(await treeOf(course))[0]).toEqual([a, b, c]);
  });

  test('are placed within a chapter, into another and back', async () => {
    const { course, one, two, a, b, c, d } = await makeTree();
    const place = (ids: number[], chapter: number, position: number) =>
      change('PUT /api/studio/lectures/place', { lectures: ids, chapter_id: chapter, position });
    const first = await place([c, a], one, 0);
    expect(idsOf(first.tree)).toEqual([[c, a, b], [d]]);
    const second = await place([a, b], two, 1);
    expect(idsOf(second.tree)).toEqual([[c], [d, a, b]]);
    await expectDense(course);
    await change(`POST /api/studio/undo/${second.undo}`);
    expect(idsOf(await treeOf(course))).toEqual([[c, a, b], [d]]);
    await change(`POST /api/studio/undo/${first.undo}`);
    expect(idsOf(await treeOf(course))).toEqual([[a, b, c], [d]]);
    await expectDense(course);
  });

  test('undoing finds the places of several that stood apart', async () => {
    const { course, one, a, b, c } = await makeTree();
    const more = await change(`POST /api/studio/courses/${course}/lectures`, {
      chapter_id: one,
      lectures: [
        { name: 'رابعة', type: 'video' },
        { name: 'خامسة', type: 'video' },
      ],
    });
    const [e, f] = more.made;
    const { undo, tree } = await change('PUT /api/studio/lectures/place', {
      lectures: [f, c],
      chapter_id: one,
      position: 0,
    });
    expect(idsOf(tree)[0]).toEqual([f, c, a, b, e]);
    await change(`POST /api/studio/undo/${undo}`);
    expect(idsOf(await treeOf(course))[0]).toEqual([a, b, c, e, f]);
  });

  test('a placement on which a newer one stands is not undone', async () => {
    const { course, one, two, a, b, c, d } = await makeTree();
    const place = (chapter: number) =>
      change('PUT /api/studio/lectures/place', { lectures: [a], chapter_id: chapter, position: 0 });
    const first = await place(two);
    await place(one);
    const { status, body } = await call(`POST /api/studio/undo/${first.undo}`, { as: teacher });
    expect(status).toBe(409);
    expect(body.message).toMatch(/التراجع/);
    expect(idsOf(await treeOf(course))).toEqual([[a, b, c], [d]]);
  });

  test('move to another course unless a person has watched them', async () => {
    const from = await makeTree();
    const to = await makeTree();
    await db.update(lectures).set({ slug: 'same' }).where(eq(lectures.id, from.a));
    await db.update(lectures).set({ slug: 'same', name: 'اسم' }).where(eq(lectures.id, to.a));
    const body = { lectures: [from.a], chapter_id: to.two, position: 0 };
    const { tree, undo } = await change('PUT /api/studio/lectures/place', body);
    expect(idsOf(tree)[1]).toEqual([from.a, to.d]);
    expect(idsOf(await treeOf(from.course))[0]).toEqual([from.b, from.c]);
    await expectDense(from.course);
    await change(`POST /api/studio/undo/${undo}`);
    const [back] = (await treeOf(from.course)).chapters[0].lectures;
    expect(back).toMatchObject({ id: from.a, slug: 'same' });
    await makeProgress(db, { lectureId: from.a });
    const refused = await call('PUT /api/studio/lectures/place', { as: teacher, body });
    expect(refused.status).toBe(409);
    const inside = { ...body, chapter_id: from.two };
    expect(idsOf((await change('PUT /api/studio/lectures/place', inside)).tree)[1]).toEqual([
      from.a,
      from.d,
    ]);
  });

  test('are neither lost nor doubled when two people place them at once', async () => {
    const { course, one, two, a, b, c, d } = await makeTree();
    const all = [a, b, c, d];
    const moves = Array.from({ length: 12 }, (_, at) => ({
      lectures: [all[at % 4], all[(at + 1) % 4]],
      chapter_id: at % 3 ? one : two,
      position: at % 2,
    }));
    const answers = await Promise.all(
      moves.map((body) => call('PUT /api/studio/lectures/place', { as: teacher, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(moves.map(() => 200));
    expect(
      idsOf(await treeOf(course))
        .flat()
        .toSorted(),
    ).toEqual(all.toSorted());
    await expectDense(course);
  });

  test('are copied as drafts with their texts and drafts', async () => {
    const { course, two, a, b, d } = await makeTree();
    await db
      .update(lectures)
      .set({ body: '<p>نص</p>', video: 'films/a.mp4', free: true })
      .where(eq(lectures.id, a));
    await db.insert(captions).values({ lectureId: a, language: 'ar', path: 'films/a.ar.vtt' });
    const draft = {
      kind: 'lecture',
      itemId: b,
      baseVersion: 0,
      fields: { name: 'مسودة' },
    } as const;
    await db.insert(drafts).values(draft);
    const { tree, made } = await change('POST /api/studio/lectures/copy', {
      lectures: [a, b],
      chapter_id: two,
      position: 0,
    });
    expect(idsOf(tree)[1]).toEqual([...made, d]);
    expect(tree.chapters[1].lectures[0]).toMatchObject({
      state: 'draft',
      free: true,
      has_film: true,
      captions: ['ar'],
    });
    expect(tree.chapters[1].lectures[1]).toMatchObject({ name: 'مسودة', has_draft: true });
    const { rows } = await pool.query('select body from lectures where id = $1', [made[0]]);
    expect(rows[0].body).toBe('<p>نص</p>');
    await expectDense(course);
  });

  test('many are made free, and each becomes again what it was', async () => {
    const { course, a, b, c } = await makeTree();
    await db.update(lectures).set({ free: true }).where(eq(lectures.id, b));
    const free = async () =>
      (await treeOf(course)).chapters[0].lectures.map((one: { free: boolean }) => one.free);
    const { undo } = await change('PUT /api/studio/lectures/free', {
      lectures: [a, b, c],
      free: true,
    });
    expect(await free()).toEqual([true, true, true]);
    await change(`POST /api/studio/undo/${undo}`);
    expect(await free()).toEqual([false, true, false]);
  });

  test('many are hidden, removed, restored and published at once', async () => {
    const { course, a, b } = await makeTree();
    await db.update(lectures).set({ state: 'draft' }).where(eq(lectures.id, b));
    const fields = { name: 'باسم جديد' };
    await db.insert(drafts).values({ kind: 'lecture', itemId: a, baseVersion: 0, fields });
    const act = (name: string) =>
      change('POST /api/studio/lectures/state', { lectures: [a, b], act: name });
    const states = async () =>
      (await treeOf(course)).chapters[0].lectures
        .slice(0, 2)
        .map((one: { state: string; name: string; has_draft: boolean }) => one.state);
    const body = { lectures: [a, b], act: 'publish' };
    const refused = await call('POST /api/studio/lectures/state', { as: teacher, body });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([`no-film:${b}`]);
    expect(await states()).toEqual(['published', 'draft']);
    await db.update(lectures).set({ video: 'films/b.mp4' }).where(eq(lectures.id, b));
    const published = await act('publish');
    expect(await states()).toEqual(['published', 'published']);
    await change(`POST /api/studio/undo/${published.undo}`);
    expect(await states()).toEqual(['published', 'draft']);
    expect((await treeOf(course)).chapters[0].lectures[0]).toMatchObject({
      name: 'باسم جديد',
      has_draft: true,
    });
    const hidden = await act('hide');
    expect(await states()).toEqual(['hidden', 'draft']);
    const binned = await act('bin');
    expect((await treeOf(course)).chapters[0].lectures).toHaveLength(1);
    await change(`POST /api/studio/undo/${binned.undo}`);
    await change(`POST /api/studio/undo/${hidden.undo}`);
    expect(await states()).toEqual(['published', 'draft']);
  });
});
