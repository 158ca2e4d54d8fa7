import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCategory, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle, makeProject, makeService } from '#factories/publishing.ts';
import { makeQuestion } from '#factories/questions.ts';
import { categories, drafts } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const editor = await makePerson(db, { role: 'editor' });
const course = await makeCourse(db);
const lecture = await makeLecture(db, { courseId: course.id, type: 'quiz' });
const ids: Record<ContentKind, number> = {
  course: course.id,
  lecture: lecture.id,
  article: (await makeArticle(db)).id,
  service: (await makeService(db)).id,
  project: (await makeProject(db)).id,
  page: 0,
  site: 1,
  question: (await makeQuestion(db, { courseId: course.id })).id,
};
const made = await call('POST /api/studio/pages', { as: admin, body: { name: 'صفحة' } });
ids.page = made.body.page.id;

type Person = { id: number };
const path = (kind: ContentKind, id: number) => `/api/studio/items/${kind}/${id}` as const;
const save = (
  kind: ContentKind,
  values: Record<string, unknown>,
  { id = ids[kind], as = admin }: { id?: number; as?: Person } = {},
) =>
  call(`PUT ${path(kind, id)}/draft`, {
    as,
    body: {
      changes: Object.entries(values).map(([field, value]) => ({ field, value, base: 1e9 })),
    },
  });
const fieldsOf = async (kind: ContentKind, id = ids[kind]) =>
  (await call(`GET ${path(kind, id)}`, { as: admin })).body.item.fields;

const far = 999_999_999;
const refused: [ContentKind, string, unknown[]][] = [
  [
    'course',
    'price',
    ['-1', '−1', '1e9', '12.3456', '123456789', 'abc', -1, 1.5, '1 2', '+5', '0x10'],
  ],
  [
    'course',
    'slug',
    ['../x', 'a/b', 'a b', '..', 'a%2fb', 'a?b', 'a#b', 'a\\b', 'a<b', 'x'.repeat(300)],
  ],
  ['course', 'sold_days', [-1, 0, 1.5, 1e9, '5', Number.MAX_SAFE_INTEGER]],
  ['course', 'sold_until', ['tomorrow', '20266-01-01T00:00:00Z', '0001-01-01T00:00:00Z', 5]],
  ['course', 'category_id', [far, 0, -1, 1.5, '1', 2 ** 31]],
  ['course', 'description', ['x'.repeat(100_000)]],
  ['course', 'requirements', [[1], 'x', Array.from({ length: 1000 }, () => 'x')]],
  ['lecture', 'minutes', [-1, 1.5, 1e9, '5']],
  ['lecture', 'slug', ['../x']],
  ['lecture', 'quiz_items', [[{ question: far }], [{ question: -1 }], [{ tag: '', count: 1 }]]],
  ['lecture', 'quiz_rules', [{ minutes: -1 }, { attempts: 1e9 }]],
  ['article', 'slug', ['../x', 'a/../b']],
  ['article', 'category_id', [far]],
  ['article', 'author_id', [far]],
  ['article', 'related', [[far], [-1]]],
  ['service', 'price_starting', ['-1', '1.234', 'abc', '1e5']],
  ['service', 'category_id', [far]],
  ['service', 'manager_id', [far]],
  ['service', 'courses', [[far], [1.5]]],
  ['service', 'projects', [[far]]],
  [
    'project',
    'project_url',
    [
      'javascript:alert(1)',
      'JAVASCRIPT:x',
      'data:text/html,x',
      'https://a b',
      'ftp://a.b',
      'https://a.b/\u0007',
      ' vbscript:x',
    ],
  ],
  ['project', 'skills', [[far]]],
  ['project', 'services', [[far]]],
  ['project', 'completed_at', ['20266-01-01T00:00:00Z', '0001-01-01T00:00:00Z', 'now']],
  ['page', 'slug', ['../x']],
  ['site', 'facebook', ['javascript:alert(1)', 'http://a.b', 'data:x', 'https://a b']],
  ['site', 'email', ['a b@c.d', 'a@b@c', '<a@b.c>']],
  ['site', 'accent', ['red;', '#12345678', 'url(x)']],
  ['site', 'certificate_accent', ['#zzz']],
  ['site', 'time_zone', ['Africa Cairo', '../etc', "'"]],
  ['site', 'currency', ['XXX', 5]],
  ['question', 'points', [-1, 0, 1.5, 1e9]],
];

describe('what can never be published is refused while it is saved, by its field', () => {
  test.each(refused)('%s: %s', async (kind, field, values) => {
    const before = (await fieldsOf(kind))[field];
    for (const value of values) {
      const { status, body } = await save(kind, { [field]: value });
      expect(status, JSON.stringify(value)).toBe(422);
      expect(Object.keys(body.errors)).toEqual([field]);
      expect(body.errors[field][0]).toMatch(/[\u0621-\u064a]{2}/);
    }
    expect((await fieldsOf(kind))[field]).toEqual(before);
  });
});

const unfinished: [ContentKind, Record<string, unknown>][] = [
  ['course', { name: '', slug: '', price: '', description: '' }],
  ['course', { slug: '12', price: '12.' }],
  ['course', { slug: 'دورة-', price: '.' }],
  ['course', { price: '٢٩.٥', sold_days: null, sold_until: null, category_id: null }],
  ['project', { project_url: 'https' }],
  ['project', { project_url: 'https:' }],
  ['project', { project_url: 'https://exam' }],
  ['project', { project_url: 'example.com/x?y=1#z' }],
  ['site', { facebook: 'htt', email: 'hello@', accent: '#0d', time_zone: 'Africa/Ca' }],
  ['site', { facebook: 'https://facebook.com/x', email: '', accent: '', time_zone: 'Etc/GMT+3' }],
];

test.each(unfinished)('what is only unfinished is saved: %s %j', async (kind, values) => {
  expect((await save(kind, values)).status).toBe(200);
});

test('the other fields of a refused save are saved', async () => {
  const { id } = await makeCourse(db);
  const wrong = { price: '-1', slug: '../x', category_id: far, unknown: 1 };
  const { status, body } = await save(
    'course',
    { name: 'محفوظ', language: 'عربي', ...wrong },
    { id },
  );
  expect(status).toBe(422);
  expect(Object.keys(body.errors).toSorted()).toEqual(Object.keys(wrong).toSorted());
  expect(await fieldsOf('course', id)).toMatchObject({ name: 'محفوظ', language: 'عربي' });
  const again = await save('course', { name: 'محفوظ', language: 'عربي' }, { id });
  expect(again.status).toBe(200);
  expect(Object.keys(again.body.field_versions).toSorted()).toEqual(['language', 'name']);
});

describe('references', () => {
  test('that exist are saved', async () => {
    const question = await makeQuestion(db, { courseId: course.id });
    const values: [ContentKind, Record<string, unknown>][] = [
      ['course', { category_id: (await makeCategory(db)).id }],
      ['lecture', { quiz_items: [{ question: question.id }, { tag: 'أساس', count: 2 }] }],
      ['article', { related: [(await makeArticle(db)).id], author_id: (await makeTeacher(db)).id }],
      ['service', { courses: [course.id], projects: [ids.project], manager_id: admin.id }],
      ['project', { services: [ids.service], skills: [] }],
    ];
    for (const [kind, fields] of values) {
      expect((await save(kind, fields)).body.errors).toBeUndefined();
      expect(await fieldsOf(kind)).toMatchObject(fields);
    }
  });

  test('to a question of another course, or a course that an editor does not see, are refused', async () => {
    const foreign = await makeQuestion(db);
    const items = { quiz_items: [{ question: foreign.id }] };
    expect((await save('lecture', items)).status).toBe(422);
    const draft = await makeCourse(db, { state: 'draft' });
    const hidden = await save('service', { courses: [draft.id] }, { as: editor });
    const missing = await save('service', { courses: [far] }, { as: editor });
    expect([hidden.status, hidden.body]).toEqual([422, missing.body]);
    expect((await save('service', { courses: [draft.id] })).status).toBe(200);
    // What stands there already may stay, also for those who do not see it.
    const kept = { courses: [draft.id, course.id] };
    expect((await save('service', kept, { as: editor })).status).toBe(200);
  });

  test('to a student’s account are answered like one to nobody', async () => {
    const student = await makePerson(db);
    const answers = [];
    for (const author_id of [student.id, far]) {
      answers.push((await save('article', { author_id }, { as: editor })).body);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a choice that is gone when the draft is published is named, and nothing is published', async () => {
    const category = await makeCategory(db);
    const { id } = await makeArticle(db, { state: 'draft' });
    await save('article', { category_id: category.id, name: 'مقال' }, { id });
    await db.delete(categories).where(eq(categories.id, category.id));
    const [draft] = await db.select().from(drafts).where(sql`kind = 'article' and item_id = ${id}`);
    const publish = () =>
      call(`POST ${path('article', id)}/publish`, {
        as: admin,
        body: { draft_version: draft?.version },
      });
    const { status, body } = await publish();
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['category_id']);
  });
});

describe('a text whose elements stand more than a hundred deep in others', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}نص${'</b>'.repeat(depth)}`;
  const hint = (html: string) => [{ html, cost: 0 }];

  test.each([
    ['article', 'description', nested],
    ['page', 'body', nested],
    ['question', 'body', nested],
    ['question', 'explanation', nested],
    ['question', 'hints', (depth: number) => hint(nested(depth))],
  ] as const)(
    'in %s: %s is refused with the reason, and a hundred levels are saved',
    async (kind, field, value) => {
      const { status, body } = await save(kind, { [field]: value(101) });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ [field]: [expect.stringContaining('أكثر من 100 مرة')] });
      expect((await save(kind, { [field]: value(100) })).status).toBe(200);
    },
  );
});
