import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Refused, renderPage } from './testing/render-page.tsx';

/**
 * The effect of the limits of docs/behaviour/general.md#lists on pages, with literal numbers instead of the names in
 * `limits.ts`.
 */

const many = <Item>(count: number, make: (n: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const named = (kind: string) => (n: number) => ({
  id: n,
  name: `${kind} ${n}`,
  created_at: `2026-01-${String(n).padStart(2, '0')}`,
});
const countOf = (html: string, part: RegExp) => html.match(new RegExp(part, 'g'))?.length ?? 0;

describe('a list requests one page of items', () => {
  test.each([
    [
      'courses',
      () => import('#learning/courses/list/course-list-page.tsx'),
      '/courses',
      '/api/courses?page=1&per_page=8',
    ],
    [
      'courses of a category',
      () => import('#learning/courses/list/course-list-page.tsx'),
      '/courses?category=3',
      '/api/courses/3?page=1&per_page=8',
    ],
    [
      'articles',
      () => import('#content/articles/article-list-page.tsx'),
      '/articles',
      '/api/article?page=1&per_page=8',
    ],
    [
      'services',
      () => import('#content/services/service-list-page.tsx'),
      '/services',
      '/api/service?page=1&per_page=15',
    ],
    [
      'projects',
      () => import('#content/portfolio/portfolio-list-page.tsx'),
      '/portfolio',
      '/api/project?page=1&per_page=6',
    ],
    [
      'projects of a service',
      () => import('#content/portfolio/portfolio-list-page.tsx'),
      '/portfolio?service=2',
      '/api/project/2?page=1&per_page=7',
    ],
  ])('%s', async (_, page, url, call) => {
    const { calls } = await renderPage(await page(), { route: url.replace(/\?.*/, ''), url });
    expect(calls).toContain(call);
  });

  test('an item is found among 200 of another server without a call for one', async () => {
    const article = await renderPage(await import('#content/articles/article-page.tsx'), {
      route: '/articles/:id',
      url: '/articles/9',
      answers: {
        '/api/article': { articles: [{ id: 9, name: 'التاسع' }] },
        ...notFound('/api/article/9'),
      },
    });
    expect(article.calls).toContain('/api/article?per_page=200');
    const project = await renderPage(await import('#content/portfolio/project-page.tsx'), {
      route: '/portfolio/:id',
      url: '/portfolio/9',
      answers: {
        '/api/project': { projects: [{ id: 9, name: 'التاسع' }] },
        ...notFound('/api/project/9'),
      },
    });
    expect(project.calls).toContain('/api/project?per_page=200');
    expect(project.text).toContain('التاسع');
  });
});

test('the home page shows the latest 4 courses and the first 3 services', async () => {
  const { text } = await renderPage(await import('#site/home/home-page.tsx'), {
    route: '/',
    answers: {
      '/api/courses': { data: many(6, named('كورس')) },
      '/api/service': { services: many(6, named('خدمة')) },
    },
  });
  const shown = (kind: string) =>
    many(6, (n) => `${kind} ${n}`).filter((name) => text.includes(name));
  expect(shown('كورس')).toEqual(['كورس 3', 'كورس 4', 'كورس 5', 'كورس 6']);
  expect(shown('خدمة')).toEqual(['خدمة 1', 'خدمة 2', 'خدمة 3']);
});

describe('a project', () => {
  const show = async (project: object) =>
    renderPage(await import('#content/portfolio/project-page.tsx'), {
      route: '/portfolio/:id',
      url: '/portfolio/1',
      answers: { '/api/project/1': { project: { id: 1, name: 'متجر', ...project } } },
    });
  const pictures = (count: number) => ({
    images: many(count, (id) => ({ id, image: `projects/p-${id}.png` })),
  });
  const thumbnails = (html: string) =>
    new Set(Array.from(html.matchAll(/href="[^"]*\/(p-\d+)\.png/g), ([, name]) => name)).size;

  test('shows 8 pictures, and a ninth tile for the rest', async () => {
    const { html, text } = await show(pictures(12));
    expect(thumbnails(html)).toBe(9);
    expect(text).toContain('بقية الصور، وعددها 4');
  });

  test('with 8 pictures has no tile for the rest', async () => {
    const { html, text } = await show(pictures(8));
    expect(thumbnails(html)).toBe(8);
    expect(text).not.toContain('بقية الصور');
  });
});

const skills = many(10, (n) => ({ id: n, name: `مهارة${n}` }));
const skillsIn = (text: string) =>
  skills.filter(({ name }) => new RegExp(`${name}(?!\\d)`).test(text)).length;

test('a project’s card names 3 skills and counts the others', async () => {
  const { text } = await renderPage(await import('#content/portfolio/portfolio-list-page.tsx'), {
    route: '/portfolio',
    answers: { '/api/project': { projects: [{ id: 1, name: 'متجر', skill: skills }] } },
  });
  expect(skillsIn(text)).toBe(3);
  expect(text).toMatch(/\+7/);
});

test('a service names 8 technologies, and of each project 3 skills in the text and 2 beside it', async () => {
  const { html } = await renderPage(await import('#content/services/service-page.tsx'), {
    route: '/services/:id',
    url: '/services/1',
    answers: {
      '/api/service/1': {
        service: { id: 1, name: 'تطوير', projects: [{ id: 1, name: 'متجر', skill: skills }] },
      },
    },
  });
  // The technologies once, the main list and the side list.
  const times = (n: number) => countOf(html, new RegExp(`مهارة${n}(?!\\d)`));
  expect(many(10, times)).toEqual([3, 3, 2, 1, 1, 1, 1, 1, 0, 0]);
});

describe('an article', () => {
  const words = (count: number) => `<p>${'كلمة '.repeat(count)}</p>`;
  const show = async (description: string) =>
    renderPage(await import('#content/articles/article-page.tsx'), {
      route: '/articles/:id',
      url: '/articles/1',
      answers: {
        '/api/article/1': { article: { id: 1, name: 'مقال', description } },
        '/api/article/1/related': { articles: many(7, (n) => ({ id: n + 1, name: `آخر ${n}` })) },
      },
    });

  test('shows up to 4 related articles and their count', async () => {
    const { text } = await show(words(5));
    expect(many(7, (n) => text.includes(`آخر ${n}`)).filter(Boolean)).toHaveLength(4);
    expect(text).toMatch(/مقالات ذات صلة ?4/);
  });

  test.each([
    [200, 'قراءة دقيقة'],
    [201, 'قراءة دقيقتين'],
  ])('of %i words has the reading time «%s»', async (count, time) => {
    expect((await show(words(count))).text).toContain(time);
  });

  test('starts at 16 pixels', async () => {
    expect((await show(words(5))).html).toContain('[--prose-size:var(--article-font-size,16)]');
  });
});

test.each([
  [5, false],
  [6, true],
])('the outline of %i chapters scrolls in 350 pixels: %s', async (count, scrolls) => {
  const { CourseOutline } = await import('#learning/courses/detail/course-outline.tsx');
  const chapters = many(count, (id) => ({ id, name: `فصل ${id}`, lectures: [] }));
  const { html } = await renderPage(
    { default: () => createElement(CourseOutline, { chapters, onChoose: () => {} }) },
    { route: '/courses/1' },
  );
  // A class and not an inline style, which the page's policy blocks; 87.5 × 4 px.
  expect(html.includes('max-h-87.5 overflow-y-auto')).toBe(scrolls);
});

test('beside the content of a course the outline is left out', async () => {
  const course = { id: 1, name: 'بايثون', chapters: [{ id: 1, name: 'البداية', lectures: [] }] };
  const { html } = await renderPage(await import('#learning/courses/detail/course-page.tsx'), {
    route: '/courses/:id',
    url: '/courses/1',
    answers: { '/api/course-details/1': { course } },
  });
  expect(countOf(html, /البداية/)).toBe(1);
});

test('the skeleton of my courses has 3 cards', async () => {
  const { html } = await renderPage(await import('#learning/enrolment/my-courses-page.tsx'), {
    route: '/my-courses',
  });
  const skeleton = html.slice(html.indexOf('جارٍ تحميل كورساتك'));
  expect(countOf(skeleton, /rounded-lg border border-line bg-raised/)).toBe(3);
});

test('a picture in a conversation is 128 pixels wide and high', async () => {
  const { MessageFile } = await import('#conversation/messenger/messages/message-file.tsx');
  const message = { id: 1, file_url: 'chat/a.png', file_name: 'a.png', file_type: 'image/png' };
  const { html } = await renderPage(
    {
      default: () =>
        createElement(MessageFile, {
          message: message as Parameters<typeof MessageFile>[0]['message'],
          own: true,
        }),
    },
    { route: '/chat' },
  );
  expect(html).toMatch(/<img[^>]* width="128" height="128"/);
});

function notFound(call: string) {
  return { [call]: new Refused(404, { message: 'Not Found' }) };
}
