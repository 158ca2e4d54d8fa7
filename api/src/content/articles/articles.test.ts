import { describe, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
for (let number = 1; number <= 9; number += 1) {
  await makeArticle(db, { name: `مقال رقم ${number}`, createdAt: day(number) });
}
const orphan = await makeArticle(db, {
  slug: 'accessibility',
  name: 'إتاحة الوصول',
  smallDescription: 'خلاصة',
  description: '<h2>مقدمة</h2><p>الشرح &amp; التطبيق</p>',
  image: 'articles/a.webp',
  authorId: null,
  categoryId: null,
  createdAt: day(10),
  updatedAt: day(11),
});

const shown = {
  id: orphan.id,
  slug: 'accessibility',
  name: 'إتاحة الوصول',
  image: 'articles/a.webp',
  small_description: 'خلاصة',
  description: '<h2>مقدمة</h2><p>الشرح &amp; التطبيق</p>',
  category_id: null,
  created_by: null,
  created_at: day(10).toISOString(),
  updated_at: day(11).toISOString(),
};

describe('the list of articles', () => {
  test('has eight on a page, the newest first', async () => {
    const { status, body } = await call('GET /api/article', { token: 'dead' });
    expect(status).toBe(200);
    expect(body.articles).toHaveLength(8);
    expect(body.articles[0]).toEqual(shown);
    expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 8, total: 10 });
  });

  test('can be fetched completely, 200 at a time', async () => {
    const { body } = await call('GET /api/article?per_page=200');
    expect(body.articles).toHaveLength(10);
    expect(body.articles[1]).toMatchObject({
      category_id: expect.any(Number),
      created_by: expect.any(String),
    });
  });

  test('a page past the end is empty', async () => {
    const { body } = await call('GET /api/article?page=3');
    expect(body).toEqual({
      articles: [],
      meta: { current_page: 3, last_page: 2, per_page: 8, total: 10 },
    });
  });

  test.each([
    ['a title without its hamza', 'اتاحه', ['accessibility']],
    ['a word of the text', 'الشرح', ['accessibility']],
    ['a tag', 'h2', []],
    ['the name of an HTML entity', 'amp', []],
    ['a word that no article has', 'طبخ', []],
  ])('a search for %s', async (_what, search, slugs) => {
    const { body } = await call(`GET /api/article?search=${encodeURIComponent(search)}`);
    expect(body.articles.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
    expect(body.meta.total).toBe(slugs.length);
  });

  test.each(['page=0', 'page=x', 'per_page=201', 'per_page=0', 'search=%00', 'search=a&search=b'])(
    '%s is refused',
    async (query) => {
      expect((await call(`GET /api/article?${query}`)).status).toBe(422);
    },
  );
});

describe('an article', () => {
  test('is found by its id and by its slug', async () => {
    for (const idOrSlug of [orphan.id, 'accessibility']) {
      const { status, body } = await call(`GET /api/article/${idOrSlug}`, { token: 'dead' });
      expect(status).toBe(200);
      const preview_image = expect.stringMatching(/^\/api\/previews\/articles\/\d+\/\w+\.jpg$/);
      expect(body).toEqual({ article: { ...shown, author_image: null, preview_image } });
    }
  });

  test('shows the photo of its author', async () => {
    const author = await makePerson(db, { photoPath: 'photos/author.webp' });
    const { id } = await makeArticle(db, { authorId: author.id });
    const { body } = await call(`GET /api/article/${id}`);
    expect(body.article.author_image).toBe('photos/author.webp');
  });

  test.each(['0', '999999', '99999999999', 'no-such', '%27'])(
    'that does not exist (%s) is 404',
    async (idOrSlug) => {
      const { status, body } = await call(`GET /api/article/${idOrSlug}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'المقال غير موجود أو تمت إزالته.' });
    },
  );
});
