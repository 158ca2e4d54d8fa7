import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { makeQuestion } from '#factories/questions.ts';
import { unique } from '#factories/unique.ts';
import { media, questions } from '#platform/database/schema/index.ts';
import { picture } from '../../../testing/sample-files.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, platform } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const newCourse = async () => (await makeCourse(db, { teacherId: teacher.id })).id;

const gift = `$CATEGORY: $course$/top/الحلقات

أول سؤال {=نعم#أحسنت ~لا}

ثان {T}

مكسور {=أ ~ب

ثالث {=أ -> ب}
`;

const formOf = (text: string, key = String(unique())) => {
  const form = new FormData();
  form.set('client_key', key);
  form.set('questions', new Blob([text]), 'questions.txt');
  return form;
};
const check = (course: number, text: string) => {
  const form = new FormData();
  form.set('questions', new Blob([text]), 'questions.txt');
  return call(`POST /api/studio/courses/${course}/questions/import/check`, {
    as: teacher,
    body: form,
  });
};
const send = (course: number, form: FormData) =>
  call(`POST /api/studio/courses/${course}/questions/import`, { as: teacher, body: form });
const bankOf = (course: number) =>
  db.select().from(questions).where(eq(questions.courseId, course)).orderBy(questions.id);

test('a dry run says what is made and what is not, and makes nothing', async () => {
  const course = await newCourse();
  const { status, body } = await check(course, gift);
  expect(status).toBe(200);
  expect(body.check).toMatchObject({
    format: 'gift',
    problem: null,
    counts: { good: 3, noted: 0, incomplete: 1, left: 1 },
    questions: [
      { line: 3, kind: 'single', name: 'أول سؤال', tags: ['الحلقات'], missing: [] },
      { line: 5, kind: 'true-false' },
      { line: 9, kind: 'match', missing: ['pairs'] },
    ],
    left: [{ line: 7, name: 'مكسور', problem: 'brace-open', detail: '{=أ ~ب' }],
  });
  expect(await bankOf(course)).toEqual([]);
});

test('an import makes drafts that can be published, once for a key, and is undone', async () => {
  const course = await newCourse();
  const { status, body } = await send(course, formOf(gift, 'one'));
  expect([status, body.made, body.left]).toEqual([200, 3, 1]);
  const [first] = await bankOf(course);
  expect(first).toMatchObject({
    state: 'draft',
    name: 'أول سؤال',
    body: '<p>أول سؤال</p>',
    bodyHtml: '<p>أول سؤال</p>',
    answers: { choices: [{ correct: true, feedback: '<p>أحسنت</p>' }, { correct: false }] },
  });
  expect((await send(course, formOf(gift, 'one'))).body).toEqual(body);
  expect(await bankOf(course)).toHaveLength(3);
  const published = await call(`POST /api/studio/items/question/${first?.id}/publish`, {
    as: teacher,
    body: { draft_version: null },
  });
  expect(published.status).toBe(200);
  // What was published stands on the import, so that it is not undone beneath it.
  expect((await call(`POST /api/studio/undo/${body.undo}`, { as: teacher })).status).toBe(409);
  await call(`POST /api/studio/undo/${published.body.undo}`, { as: teacher });
  expect((await call(`POST /api/studio/undo/${body.undo}`, { as: teacher })).status).toBe(200);
  expect((await bankOf(course)).every(({ deletedAt }) => deletedAt !== null)).toBe(true);
});

test('what the bank has already is left out, also twice in one text', async () => {
  const course = await newCourse();
  await send(course, formOf('س {T}'));
  const { body } = await check(course, 'س {T}\n\nس {F}\n\nس {F}');
  expect(body.check.counts).toMatchObject({ good: 1, left: 2 });
  expect(body.check.left.map(({ problem }: { problem: string }) => problem)).toEqual([
    'bank-has',
    'twice',
  ]);
});

test('a text without a question, a full bank and a foreign course are refused', async () => {
  const course = await newCourse();
  expect((await send(course, formOf('مكسور {'))).status).toBe(422);
  expect((await send((await makeCourse(db)).id, formOf(gift))).status).toBe(404);
  await db.execute(
    sql`insert into questions (course_id, kind) select ${course}, 'essay' from generate_series(1, 4999)`,
  );
  expect((await send(course, formOf(gift))).body.message).toBeDefined();
  expect(await db.$count(questions, eq(questions.courseId, course))).toBe(4_999);
});

test('a bank goes out in both formats and comes back into another course', async () => {
  const course = await newCourse();
  await makeQuestion(db, {
    courseId: course,
    name: 'سؤال <آخر>',
    body: '<p>سؤال &lt;آخر&gt;</p>',
    tags: ['وسم'],
  });
  for (const format of ['xml', 'gift']) {
    const { body: text, headers } = await call(
      `GET /api/studio/courses/${course}/questions/export?format=${format}`,
      { as: teacher },
    );
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="questions\.(?:xml|txt)"$/,
    );
    const other = await newCourse();
    await send(other, formOf(text));
    expect(await bankOf(other)).toMatchObject([
      {
        kind: 'single',
        body: '<p>سؤال &lt;آخر&gt;</p>',
        tags: ['وسم'],
        answers: { choices: [{ correct: true }, { correct: false }] },
      },
    ]);
  }
});

const png = (await picture('png')).toString('base64');
const jpeg = (await picture('jpeg')).toString('base64');

describe('pictures inside a file of Moodle', () => {
  const question = (inside: string, more = '') =>
    `<question type="truefalse">${inside}${more}<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`;
  const bodyOf = async (course: number) => {
    const rows = await db.select().from(questions).where(eq(questions.courseId, course));
    return rows.map(({ body }) => body);
  };
  test('come into the library, and stand where they stood', async () => {
    const course = await newCourse();
    const file = `<quiz>${question(
      `<questiontext format="html"><text><![CDATA[<p>ما هذا؟ <img src="@@PLUGINFILE@@/%D8%B4%D9%83%D9%84%201.png" alt="شكل"></p>]]></text><file name="شكل 1.png" path="/" encoding="base64">${png}</file></questiontext>`,
    )}${question(
      `<questiontext format="html"><text>سؤال قديم</text></questiontext><image>shape.jpg</image><image_base64>\n${jpeg.replace(/(.{60})/g, '$1\n')}\n</image_base64>`,
    )}${question(
      `<questiontext format="html"><text><![CDATA[<p>مضمّنة <img src="data:image/png;base64,${png}"></p>]]></text></questiontext>`,
    )}</quiz>`;
    const { body } = await check(course, file);
    expect(body.check.counts).toMatchObject({ good: 3, noted: 0, left: 0 });
    expect((await send(course, formOf(file))).body.made).toBe(3);
    const bodies = await bodyOf(course);
    const paths = bodies.map(
      (html) => /<img src="(media\/[0-9a-f]{24}\/picture\.webp)"/.exec(html)?.[1],
    );
    expect(paths).toEqual([expect.any(String), expect.any(String), paths[0]]);
    expect(bodies[0]).toContain('alt="شكل"');
    const [row] = await db
      .select()
      .from(media)
      .where(eq(media.path, paths[1] ?? ''));
    expect(row).toMatchObject({
      kind: 'image',
      state: 'ready',
      name: 'shape.jpg',
      type: 'image/webp',
    });
    expect((await platform.storage.stat(paths[0] ?? ''))?.size).toBeGreaterThan(0);
    // Known by what they show: a second import makes nothing.
    const again = await check(course, file);
    expect(again.body.check.left.map(({ problem }: { problem: string }) => problem)).toEqual([
      'bank-has',
      'bank-has',
      'bank-has',
    ]);
  });

  test('that are missing or broken leave their names', async () => {
    const course = await newCourse();
    const broken = Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1').toString('base64');
    const file = `<quiz>${question(
      `<questiontext format="html"><text><![CDATA[<p>1 <img src="@@PLUGINFILE@@/none.png"></p>]]></text></questiontext>`,
    )}${question(
      `<questiontext format="html"><text><![CDATA[<p>2 <img src="@@PLUGINFILE@@/b.png"></p>]]></text><file name="b.png" encoding="base64">${broken}</file></questiontext>`,
    )}</quiz>`;
    const { body } = await check(course, file);
    expect(body.check.questions[0].notes).toEqual([{ note: 'picture', detail: 'none.png' }]);
    await send(course, formOf(file));
    expect(await bodyOf(course)).toEqual(['<p>1 [صورة: none.png]</p>', '<p>2 [صورة: b.png]</p>']);
  });
});
