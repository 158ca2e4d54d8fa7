import {
  type ParsedArticle,
  parseArticleList,
  parseOneArticle,
} from '@nibras/contract/compat/parse-articles.ts';
import { articles as limits } from '@nibras/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { readListAddress } from '#platform/pages/list-address.ts';
import { pickArticle, relatedTo, summaryOf, toCardData } from './article-card-data.ts';
import { articleJsonLd } from './article-meta.ts';
import { feedXml } from './feed-xml.ts';
import { parseFontSize } from './font-size.ts';
import { listHref } from './list-address.ts';
import { excerpt, plainText } from './plain-text.ts';
import { shareLinks } from './share-links.ts';
import { withFallback } from './with-fallback.ts';

const article = (id: number, overrides: Partial<ParsedArticle> = {}): ParsedArticle => ({
  id,
  slug: `article-${id}`,
  name: `مقال ${id}`,
  image: null,
  small_description: '',
  description: '<p>نص</p>',
  category_id: null,
  created_by: null,
  created_at: '2026-01-01T00:00:00Z',
  author_image: null,
  preview_image: null,
  updated_at: '2026-01-01T00:00:00Z',
  ...overrides,
});

describe('the URL of the list', () => {
  it.each([
    ['', { page: 1, search: '' }],
    ['?page=٢&search=%20git%20', { page: 2, search: 'git' }],
    ['?page=-1', { page: 1, search: '' }],
  ])('%s is parsed as %j', (search, address) =>
    expect(readListAddress(new URLSearchParams(search))).toEqual(address),
  );

  it('has only the parameters that differ from the defaults', () => {
    expect(listHref({})).toBe('/articles');
    expect(listHref({ page: 2, search: 'سي' })).toBe('/articles?page=2&search=%D8%B3%D9%8A');
  });
});

describe('responses of any server', () => {
  it.each(['articles', 'data'])('are accepted with the articles under `%s`', (key) => {
    const body = { [key]: [{ id: '3', name: 'أ', created_by: { name: 'ليلى' } }, { id: 4 }, null] };
    expect(parseArticleList.parse(body)).toMatchObject({
      articles: [{ id: 3, slug: '3', name: 'أ', created_by: 'ليلى', description: '' }],
      meta: { current_page: 1, last_page: 1 },
    });
  });

  it.each([null, 'خطأ', [], { message: 'خطأ' }, { articles: null }])('%j is refused', (body) =>
    expect(parseArticleList.safeParse(body).success).toBe(false),
  );

  it.each([
    [{ article: { id: 5, name: 'أ' } }],
    [{ data: { id: 5, name: 'أ' } }],
    [{ id: 5, name: 'أ' }],
  ])('one article is parsed from %j', (body) =>
    expect(parseOneArticle.parse(body)).toMatchObject({ id: 5, name: 'أ', category_id: null }),
  );

  it('the article is found by id, else by slug', () => {
    const all = [article(1, { slug: '2' }), article(2), article(3)];
    expect(pickArticle(all, '2')?.id).toBe(2);
    expect(pickArticle(all, 'article-3')?.id).toBe(3);
    expect(pickArticle(all, '9')).toBeUndefined();
  });
});

describe('a call with a fallback', () => {
  const missing = new ApiError({ kind: 'http', status: 404, message: 'لا' });

  it('falls back when the server does not support it', async () => {
    const fetchIt = withFallback(
      () => Promise.reject(new ApiError({ kind: 'http', status: 405, message: 'لا' })),
      async () => 'بديل',
    );
    expect(await fetchIt()).toBe('بديل');
  });

  it('does not fall back on a 404 after it has succeeded once', async () => {
    const fetchIt = withFallback(
      (id: number) => (id === 1 ? Promise.resolve('هنا') : Promise.reject(missing)),
      async () => 'بديل',
    );
    expect(await fetchIt(2)).toBe('بديل');
    expect(await fetchIt(1)).toBe('هنا');
    await expect(fetchIt(2)).rejects.toBe(missing);
  });

  it('does not fall back on another error', async () => {
    const failure = new ApiError({ kind: 'http', status: 500, message: 'لا' });
    const fetchIt = withFallback(
      () => Promise.reject(failure),
      async () => 'بديل',
    );
    await expect(fetchIt()).rejects.toBe(failure);
  });
});

describe('the related articles', () => {
  it('are of the same category first, at most four, without the article itself', () => {
    const all = [1, 2, 3, 4, 5, 6].map((id) => article(id, { category_id: id % 2 }));
    expect(relatedTo(article(1, { category_id: 1 }), all).map(({ id }) => id)).toEqual([
      3, 5, 2, 4,
    ]);
    expect(limits.related).toBe(4);
  });

  it('of an article without a category are the newest', () => {
    const all = [article(1, { category_id: 2 }), article(2), article(3)];
    expect(relatedTo(article(9), all).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('the text of an article', () => {
  it('is extracted without tags and code, with decoded entities', () => {
    const html = '<h2>أ</h2><pre><code>x</code></pre><p>ب&nbsp;&amp; &#x62C;</p><script>y</script>';
    expect(plainText(html)).toBe('أ ب & ج');
  });

  it('replaces a missing summary, cut at the last word within 150 letters', () => {
    const long = `<p>${'كلمة '.repeat(60)}</p>`;
    const summary = summaryOf({ small_description: '', description: long });
    expect(summary.length).toBeLessThanOrEqual(limits.excerptLength);
    expect(summary).toMatch(/كلمة…$/);
    expect(limits.excerptLength).toBe(150);
    expect(limits.searchDescriptionLength).toBe(160);
    expect(summaryOf({ small_description: 'قصيرة', description: long })).toBe('قصيرة');
    expect(excerpt('قصير', 150)).toBe('قصير');
  });

  it('is shown around a search hit that the name and the summary lack', () => {
    const text = `${'كلمة '.repeat(60)}ثم قاعدةُ البيانات ${'أخرى '.repeat(60)}`;
    const found = article(1, { small_description: 'قصيرة', description: `<p>${text}</p>` });
    expect(toCardData(found, 'قاعده').summary).toMatch(/^…كلمة .*قاعدةُ البيانات أخرى.*…$/);
    expect(toCardData(found, 'قصيره').summary).toBe('قصيرة');
    expect(toCardData(found, 'غائب').summary).toBe('قصيرة');
  });

  it('is read at 200 words a minute, rounded up', () => {
    const minutes = (count: number) =>
      toCardData(article(1, { description: 'كلمة '.repeat(count) })).minutes;
    expect([1, 200, 201].map(minutes)).toEqual([1, 1, 2]);
    expect(toCardData(article(1, { description: '' })).minutes).toBeNull();
  });
});

it.each([
  [null, 16],
  ['', 16],
  ['18', 18],
  ['12', 12],
  ['24', 24],
  ['11', 16],
  ['26', 16],
  ['x', 16],
])('a stored size of %j is shown as %i', (stored, size) =>
  expect(parseFontSize(stored)).toBe(size),
);

it('every share link contains the name and URL of the article', () => {
  const links = shareLinks({ title: 'أ & ب', url: 'https://nibras.example/articles/1' });
  expect(links.map(({ network }) => network)).toEqual([
    'whatsapp',
    'telegram',
    'x',
    'facebook',
    'linkedin',
  ]);
  for (const { href } of links) {
    expect(decodeURIComponent(href)).toContain('https://nibras.example/articles/1');
    expect(href).not.toContain('+');
  }
  expect(links[1]?.href).toContain('text=%D8%A3%20%26%20%D8%A8');
});

it('the feed is valid XML with any characters in the titles', () => {
  const xml = feedXml({
    title: 'المقالات',
    description: 'الأحدث',
    link: 'https://nibras.example/articles',
    self: 'https://nibras.example/articles.xml',
    items: [
      {
        title: 'أ < ب & "ج"\u0000',
        link: 'https://x.example/1',
        description: '',
        date: '2026-01-02T03:04:05Z',
      },
      { title: 'ب', link: 'https://x.example/2', description: '', date: 'أمس' },
    ],
  });
  expect(xml).toContain('<title>أ &lt; ب &amp; &quot;ج&quot;</title>');
  expect(xml).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>');
  expect(xml.match(/<pubDate>/g)).toHaveLength(1);
});

it('the JSON-LD omits unknown fields', () => {
  const site = { origin: 'https://nibras.example', siteName: 'نبراس', description: '' };
  const facts = { ...article(7), summary: 'خلاصة' };
  const bare = articleJsonLd(facts, null, site);
  expect(bare).toMatchObject({ '@type': 'Article', url: 'https://nibras.example/articles/7' });
  expect(bare).not.toHaveProperty('author');
  expect(bare).not.toHaveProperty('image');
  expect(articleJsonLd({ ...facts, created_by: 'ليلى' }, '/storage/a.webp', site)).toMatchObject({
    author: { '@type': 'Person', name: 'ليلى' },
    image: ['https://nibras.example/storage/a.webp'],
  });
});
