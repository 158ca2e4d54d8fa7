import { beforeAll, describe, expect, test } from 'vitest';
import { makeCategory, makeCourse } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { makeArticle, makeProject, makeService } from '#factories/publishing.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { documents, ordinary, unrelated, variants } from './search-set.ts';

const { call, db } = await startTestApp({ work: false });

/** The slug prefix of copies in another category or service, which a narrowed list must not find. */
const elsewhere = 'elsewhere-';

/** The address of each list, and the field of its items. */
let addresses: Record<string, { path: string; items: string; alsoElsewhere?: boolean }> = {};

beforeAll(async () => {
  const teacherId = (await makeTeacher(db)).id;
  const [category, otherCategory] = [await makeCategory(db), await makeCategory(db)];
  const common = { description: '', categoryId: category.id };
  const texts = { smallDescription: '', userDescription: '' };
  const service = await makeService(db, {
    ...common,
    ...texts,
    managerId: teacherId,
    slug: 'the-service',
    name: '.',
  });
  const otherService = await makeService(db, {
    ...common,
    ...texts,
    managerId: teacherId,
    slug: 'other-service',
    name: '.',
  });
  for (const [slug, name] of Object.entries(documents)) {
    const text = { ...common, slug, name };
    const copy = { ...text, slug: elsewhere + slug };
    await makeCourse(db, { ...text, teacherId });
    await makeCourse(db, { ...copy, teacherId, categoryId: otherCategory.id });
    await makeArticle(db, { ...text, smallDescription: '', authorId: teacherId });
    await makeService(db, { ...text, ...texts, managerId: teacherId });
    const { categoryId: _, ...project } = text;
    await makeProject(db, { ...project, services: [service] });
    await makeProject(db, { ...project, slug: copy.slug, services: [otherService] });
  }
  addresses = {
    courses: { path: 'courses', items: 'data', alsoElsewhere: true },
    'courses of a category': { path: `courses/${category.id}`, items: 'data' },
    articles: { path: 'article', items: 'articles' },
    services: { path: 'service', items: 'services' },
    projects: { path: 'project', items: 'projects', alsoElsewhere: true },
    'projects of a service': { path: `project/${service.id}`, items: 'projects' },
  };
});

describe.each([
  'courses',
  'courses of a category',
  'articles',
  'services',
  'projects',
  'projects of a service',
])('the list of %s', (list) => {
  async function expectFound(input: string, wanted: readonly string[]) {
    const { path, items, alsoElsewhere } = addresses[list] ?? { path: '', items: '' };
    const search = encodeURIComponent(input);
    const { body } = await call(`GET /api/${path}?page=1&per_page=200&search=${search}`, {
      // One network may not search that often in a minute.
      remoteAddress: newNetwork(),
    });
    const slugs = body[items].map(({ slug }: { slug: string }) => slug);
    const copies = alsoElsewhere ? wanted.map((slug) => elsewhere + slug) : [];
    expect(slugs.toSorted(), input).toEqual([...wanted, ...copies].toSorted());
    expect(body.meta.total, input).toBe(slugs.length);
  }

  test.each(Object.entries({ 'an ordinary query': ordinary, ...variants }))(
    'finds the expected items and nothing else: %s',
    async (_, queries) => {
      for (const [input, ...wanted] of queries) await expectFound(input, wanted);
    },
  );

  test('finds nothing for unrelated searches', async () => {
    for (const input of unrelated) await expectFound(input, []);
  });
});
