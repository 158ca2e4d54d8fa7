import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { makeQuestion } from '#factories/questions.ts';
import { drafts, lectures, questions } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const stranger = await makeTeacher(db);

/** A course of the teacher with a quiz that asks nothing yet. */
async function makeQuiz() {
  const { id: course } = await makeCourse(db, { teacherId: teacher.id });
  const { id: chapter } = await makeChapter(db, { courseId: course });
  const place = { courseId: course, chapterId: chapter };
  const { id: quiz } = await makeLecture(db, { ...place, type: 'quiz', state: 'draft' });
  return { course, chapter, quiz };
}

async function change(route: Parameters<typeof call>[0], body?: object) {
  const answer = await call(route, { as: teacher, ...(body && { body }) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const bankOf = (course: number, query = '') =>
  change(`GET /api/studio/courses/${course}/questions${query}`);
const idsOf = (bank: { questions: { data: { id: number }[] } }) =>
  bank.questions.data.map(({ id }) => id);
const undo = (id: number) => change(`POST /api/studio/undo/${id}`);

async function save(kind: string, id: number, field: string, value: unknown) {
  const path = `/api/studio/items/${kind}/${id}` as const;
  const { item } = await change(`GET ${path}`);
  const base = item.field_versions[field] ?? 0;
  await change(`PUT ${path}/draft`, { changes: [{ field, value, base }] });
}

const itemsOf = async (quiz: number) =>
  (await change(`GET /api/studio/items/lecture/${quiz}`)).item.fields.quiz_items;

describe('the bank', () => {
  test('lists questions as their drafts have them, with what they lack', async () => {
    const { course } = await makeQuiz();
    const { question } = await change(`POST /api/studio/courses/${course}/questions`, {
      kind: 'single',
    });
    expect(question).toMatchObject({ name: '', state: 'draft', quizzes: [], answered: 0 });
    expect(question.missing).toContain('body');
    await save('question', question.id, 'body', '<p>ما ناتج <code>1 + 1</code>؟</p>');
    await save('question', question.id, 'kind', 'number');
    await save('question', question.id, 'tags', ['جمع']);
    const bank = await bankOf(course);
    expect(bank.questions.data).toMatchObject([
      { id: question.id, kind: 'number', name: 'ما ناتج 1 + 1 ؟', missing: ['number'] },
    ]);
    expect(bank.tags).toEqual([{ name: 'جمع', questions: 1 }]);
    const [row] = await db.select().from(questions).where(eq(questions.id, question.id));
    expect(row?.name).toBe('ما ناتج 1 + 1 ؟');
  });

  test('is searched by text and answers in any spelling, and filtered by tag, kind and state', async () => {
    const { course } = await makeQuiz();
    const loop = await makeQuestion(db, {
      courseId: course,
      name: 'ما هي الحلقة؟',
      tags: ['حلقات'],
    });
    const answers = { accepted: ['الإسكندريّة'] };
    const text = await makeQuestion(db, { courseId: course, kind: 'text', answers });
    expect(idsOf(await bankOf(course, '?search=الحلقه'))).toEqual([loop.id]);
    expect(idsOf(await bankOf(course, '?search=اسكندريه'))).toEqual([text.id]);
    // Names of fields and ids of choices are no text.
    expect(idsOf(await bankOf(course, '?search=correct'))).toEqual([]);
    expect(idsOf(await bankOf(course, '?tag=حلقات'))).toEqual([loop.id]);
    expect(idsOf(await bankOf(course, '?kind=text'))).toEqual([text.id]);
    expect(idsOf(await bankOf(course, '?state=published'))).toEqual([]);
    expect(idsOf(await bankOf(course, `?ids=${loop.id},${text.id}`))).toEqual([text.id, loop.id]);
  });

  test('tells which quizzes ask a question, also when it is in the trash', async () => {
    const { course, quiz } = await makeQuiz();
    const { question, undo: made } = await change(`POST /api/studio/courses/${course}/questions`, {
      kind: 'essay',
      lecture: quiz,
    });
    expect(await itemsOf(quiz)).toEqual([{ question: question.id }]);
    expect(question.quizzes).toMatchObject([{ id: quiz }]);
    await undo(made);
    expect(idsOf(await bankOf(course))).toEqual([]);
    const named = await bankOf(course, `?ids=${question.id}`);
    expect(named.questions.data).toMatchObject([{ deleted: true, quizzes: [{ id: quiz }] }]);
  });

  test('of another person is not found, and nothing in it is changed', async () => {
    const { course, quiz } = await makeQuiz();
    const { id } = await makeQuestion(db, { courseId: course });
    const own = await makeCourse(db, { teacherId: stranger.id });
    const refused = [
      [`GET /api/studio/courses/${course}/questions`],
      [`POST /api/studio/courses/${course}/questions`, { kind: 'single' }],
      ['POST /api/studio/questions/copy', { questions: [id], course: own.id }],
      ['PUT /api/studio/questions/tags', { questions: [id], add: ['x'], remove: [] }],
      ['POST /api/studio/questions/state', { questions: [id], act: 'bin' }],
      [`POST /api/studio/lectures/${quiz}/quiz`, { questions: [id] }],
    ] as const;
    for (const [route, body] of refused) {
      const { status } = await call(route, { as: stranger, ...(body && { body }) });
      expect(status, route).toBe(404);
    }
    // Nor does one's own question get into a foreign quiz, or a foreign one into one's own.
    const foreign = await makeQuestion(db, { courseId: own.id });
    const into = `POST /api/studio/lectures/${quiz}/quiz` as const;
    expect((await call(into, { as: teacher, body: { questions: [foreign.id] } })).status).toBe(404);
    expect(await db.$count(drafts, eq(drafts.itemId, id))).toBe(0);
  });
});

describe('many questions', () => {
  test('are tagged in their drafts, and the undo gives their own tags back', async () => {
    const { course } = await makeQuiz();
    const one = await makeQuestion(db, { courseId: course, tags: ['قديم', 'يبقى'] });
    const two = await makeQuestion(db, { courseId: course });
    const body = { questions: [one.id, two.id], add: ['جديد'], remove: ['قديم'] };
    const tagged = await change('PUT /api/studio/questions/tags', body);
    const tagsOf = async () =>
      (await bankOf(course)).questions.data.map(({ tags }: { tags: string[] }) => tags);
    expect(tagged.changed).toBe(2);
    expect(await tagsOf()).toEqual([['جديد'], ['يبقى', 'جديد']]);
    await undo(tagged.undo);
    expect(await tagsOf()).toEqual([[], ['قديم', 'يبقى']]);
  });

  test('are published all or none, and the undo takes all of them back', async () => {
    const { course } = await makeQuiz();
    const ready = await makeQuestion(db, { courseId: course });
    const empty = await makeQuestion(db, { courseId: course, body: '' });
    const both = { questions: [ready.id, empty.id], act: 'publish' };
    const refused = await call('POST /api/studio/questions/state', { as: teacher, body: both });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([`question:${empty.id}`]);
    await save('question', empty.id, 'body', '<p>نص</p>');
    const published = await change('POST /api/studio/questions/state', both);
    const states = async () =>
      (await bankOf(course)).questions.data.map(({ state }: { state: string }) => state);
    expect(await states()).toEqual(['published', 'published']);
    await undo(published.undo);
    expect(await states()).toEqual(['draft', 'draft']);
  });

  test('go into the trash and come back; a quiz that asks them is published without them', async () => {
    const { course, quiz } = await makeQuiz();
    const one = await makeQuestion(db, { courseId: course });
    const two = await makeQuestion(db, { courseId: course });
    await change(`POST /api/studio/lectures/${quiz}/quiz`, { questions: [one.id, two.id] });
    const body = { questions: [one.id], act: 'bin' };
    const binned = await change('POST /api/studio/questions/state', body);
    expect(idsOf(await bankOf(course))).toEqual([two.id]);
    const { item } = await change(`GET /api/studio/items/lecture/${quiz}`);
    await change(`POST /api/studio/items/lecture/${quiz}/publish`, {
      draft_version: item.draft_version,
    });
    await undo(binned.undo);
    expect(idsOf(await bankOf(course))).toEqual([two.id, one.id]);
  });

  test('are added to a quiz once, and the undo takes those alone out', async () => {
    const { course, quiz } = await makeQuiz();
    const one = await makeQuestion(db, { courseId: course });
    const two = await makeQuestion(db, { courseId: course });
    const path = `POST /api/studio/lectures/${quiz}/quiz` as const;
    await change(path, { questions: [one.id] });
    const added = await change(path, { questions: [one.id, two.id] });
    expect(added.changed).toBe(1);
    expect(await itemsOf(quiz)).toEqual([{ question: one.id }, { question: two.id }]);
    await undo(added.undo);
    expect(await itemsOf(quiz)).toEqual([{ question: one.id }]);
  });
});

describe('copies', () => {
  test('of questions have their drafts, and the undo removes them', async () => {
    const { course } = await makeQuiz();
    const other = await makeQuiz();
    const { id } = await makeQuestion(db, { courseId: course, tags: ['وسم'] });
    await save('question', id, 'points', 5);
    const body = { questions: [id], course: other.course };
    const copied = await change('POST /api/studio/questions/copy', body);
    expect((await bankOf(other.course)).questions.data).toMatchObject([
      { id: copied.made[0], points: 5, tags: ['وسم'], state: 'draft' },
    ]);
    await undo(copied.undo);
    expect(idsOf(await bankOf(other.course))).toEqual([]);
  });

  test('of a quiz in another course ask copies of its questions, also those of a tag', async () => {
    const { course, quiz } = await makeQuiz();
    const other = await makeQuiz();
    const one = await makeQuestion(db, { courseId: course });
    const drawn = await makeQuestion(db, { courseId: course, tags: ['وسم'] });
    await makeQuestion(db, { courseId: course });
    await db
      .update(lectures)
      .set({ quizItems: [{ question: one.id }] })
      .where(eq(lectures.id, quiz));
    const items = [{ tag: 'وسم', count: 1 }, { question: one.id }];
    await save('lecture', quiz, 'quiz_items', items);
    const { made } = await change('POST /api/studio/lectures/copy', {
      lectures: [quiz],
      chapter_id: other.chapter,
      position: 0,
    });
    const bank = idsOf(await bankOf(other.course));
    expect(bank).toHaveLength(2);
    const [draw, asked] = await itemsOf(made[0]);
    expect(draw).toEqual({ tag: 'وسم', count: 1 });
    expect(bank).toContain(asked.question);
    const [row] = await db.select().from(lectures).where(eq(lectures.id, made[0]));
    expect(row?.quizItems).toEqual([asked]);
    const [copy] = await db.select().from(questions).where(eq(questions.id, asked.question));
    expect(copy).toMatchObject({ body: one.body, courseId: other.course, state: 'draft' });
    expect(bank).not.toContain(drawn.id);
  });

  test('of a quiz in its own course ask the same questions', async () => {
    const { course, chapter, quiz } = await makeQuiz();
    const { id } = await makeQuestion(db, { courseId: course });
    await save('lecture', quiz, 'quiz_items', [{ question: id }]);
    const place = { lectures: [quiz], chapter_id: chapter, position: 0 };
    const { made } = await change('POST /api/studio/lectures/copy', place);
    expect(await itemsOf(made[0])).toEqual([{ question: id }]);
    expect(idsOf(await bankOf(course))).toEqual([id]);
  });

  test('of a course have its whole bank, its quizzes and its exercises', async () => {
    const { course, chapter, quiz } = await makeQuiz();
    const asked = await makeQuestion(db, { courseId: course });
    await makeQuestion(db, { courseId: course });
    await save('lecture', quiz, 'quiz_items', [{ question: asked.id }]);
    const exerciseFiles = [{ name: 'main.py', code: 'print(1)' }];
    const place = { courseId: course, chapterId: chapter, position: 1 };
    await makeLecture(db, {
      ...place,
      type: 'exercise',
      exerciseLanguage: 'python',
      exerciseFiles,
    });
    const { course: copy } = await change(`POST /api/studio/courses/${course}/copy`, {
      include: ['content'],
    });
    const bank = idsOf(await bankOf(copy.id));
    expect(bank).toHaveLength(2);
    const made = await db.select().from(lectures).where(eq(lectures.courseId, copy.id));
    const copied = (type: string) => made.find((one) => one.type === type);
    expect(copied('exercise')).toMatchObject({ exerciseLanguage: 'python', exerciseFiles });
    const [item] = await itemsOf(Number(copied('quiz')?.id));
    const rows = await db.select().from(questions).where(inArray(questions.id, bank));
    expect(rows.find(({ id }) => id === item.question)?.body).toBe(asked.body);
  });
});
