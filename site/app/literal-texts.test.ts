import { describe, expect, test } from 'vitest';
import { type Answers, Refused, renderPage } from './testing/render-page.tsx';

/** Pages, imported when a row needs them. */
const pages = {
  home: () => import('#site/home/home-page.tsx'),
  courses: () => import('#learning/courses/list/course-list-page.tsx'),
  articles: () => import('#content/articles/article-list-page.tsx'),
  article: () => import('#content/articles/article-page.tsx'),
  services: () => import('#content/services/service-list-page.tsx'),
  service: () => import('#content/services/service-page.tsx'),
  projects: () => import('#content/portfolio/portfolio-list-page.tsx'),
  project: () => import('#content/portfolio/project-page.tsx'),
  order: () => import('#selling/orders/order-page.tsx'),
  contact: () => import('#conversation/contact/contact-page.tsx'),
  login: () => import('#people/auth/login-page.tsx'),
  missing: () => import('#site/not-found/not-found-page.tsx'),
};

const routes: Record<keyof typeof pages, string> = {
  home: '/',
  courses: '/courses',
  articles: '/articles',
  article: '/articles/:id',
  services: '/services',
  service: '/services/:id',
  projects: '/portfolio',
  project: '/portfolio/:id',
  order: '/order-service/:id?',
  contact: '/contact',
  login: '/login',
  missing: '*',
};

const service = { id: 1, name: 'تطوير المواقع' };
const project = { id: 1, name: 'متجر الحي' };
const article = { id: 1, name: 'رسالة الخطأ', description: '<p>نص</p>' };
const course = { id: 1, name: 'بايثون' };
const notFound = new Refused(404, { message: 'Not Found' });
const busy = new Refused(429, { message: 'Too Many Attempts.' });

/**
 * The text that a page shows for a response (docs/behaviour/). A row: its title, the page, its URL, the responses by
 * call, the expected text and the status.
 */
// biome-ignore format: one row per line
const rows: [
  title: string,
  page: keyof typeof pages,
  url: string,
  answers: Answers,
  words: string | RegExp,
  status?: number,
][] = [
  ['courses: the search box', 'courses', '/courses', { '/api/courses': { data: [] } }, 'ابحث عن كورس'],
  ['no courses', 'courses', '/courses', { '/api/courses': { data: [] } }, 'لا توجد كورسات متاحة'],
  ['no articles', 'articles', '/articles', { '/api/article': { articles: [] } }, 'لا توجد مقالات متاحة'],
  ['no services', 'services', '/services', { '/api/service': { services: [] } }, 'لا توجد خدمات متاحة'],
  ['no projects', 'projects', '/portfolio', { '/api/project': { projects: [] } }, 'لا توجد مشاريع متاحة'],
  ['429 is an empty list: courses', 'courses', '/courses', { '/api/courses': busy }, 'لا توجد كورسات متاحة'],
  ['429 is an empty list: articles', 'articles', '/articles', { '/api/article': busy }, 'لا توجد مقالات متاحة'],
  ['429 is an empty list: services', 'services', '/services', { '/api/service': busy }, 'لا توجد خدمات متاحة'],
  ['429 is an empty list: projects', 'projects', '/portfolio', { '/api/project': busy }, 'لا توجد مشاريع متاحة'],
  ['a free course', 'courses', '/courses', { '/api/courses': { data: [{ ...course, salary: '' }] } }, 'مجاني'],
  ['a course with the word for free', 'courses', '/courses', { '/api/courses': { data: [{ ...course, salary: 'مجاني' }] } }, 'مجاني'],
  ['statistics with a plus sign', 'home', '/', { '/api/Statistics': { students: 120, courses: 9, projects: 7, articles: 5 } }, /\+120|120\+/],

  ['no such article', 'article', '/articles/9', { '/api/article/9': notFound, '/api/article': { articles: [] } }, 'المقال الذي تبحث عنه غير موجود أو تمت إزالته', 404],
  ['an article without an author', 'article', '/articles/1', { '/api/article/1': { article } }, 'غير معروف'],
  ['the summary block', 'article', '/articles/1', { '/api/article/1': { article: { ...article, small_description: 'خلاصة قصيرة' } } }, 'خلاصة قصيرة'],
  ['no such service', 'service', '/services/9', { '/api/service/9': notFound }, 'الخدمة التي تبحث عنها غير موجودة أو تمت إزالتها', 404],
  ['a service that cannot be fetched', 'service', '/services/9', {}, 'الخدمة التي تبحث عنها غير موجودة أو تمت إزالتها', 503],
  ['a service without a category', 'service', '/services/1', { '/api/service/1': { service } }, 'خدمة تقنية'],
  ['a featured service', 'service', '/services/1', { '/api/service/1': { service } }, 'خدمة مميزة'],
  ['a price that starts somewhere', 'service', '/services/1', { '/api/service/1': { service: { ...service, price: { starting: 300 } } } }, /تبدأ من ?\$300/],
  ['a service without a description', 'service', '/services/1', { '/api/service/1': { service } }, 'لا يوجد وصف متاح لهذه الخدمة'],
  ['a manager whose role is Teacher', 'service', '/services/1', { '/api/service/1': { service: { ...service, manager: { name: 'منى', role: 'Teacher' } } } }, 'مدرّب'],
  ['a manager with a verified address', 'service', '/services/1', { '/api/service/1': { service: { ...service, manager: { name: 'منى', email_verified_at: '2026-01-01' } } } }, 'موثّق'],
  ['a trainer badge on the card', 'services', '/services', { '/api/service': { services: [{ ...service, manager: { name: 'منى', role: 'Teacher' } }] } }, 'مدرّب'],
  ['no such project', 'project', '/portfolio/9', { '/api/project/9': notFound, '/api/project': { projects: [] } }, 'المشروع الذي تبحث عنه غير موجود أو تمت إزالته', 404],
  ['a project that cannot be fetched', 'project', '/portfolio/9', {}, 'المشروع الذي تبحث عنه غير موجود أو تمت إزالته', 503],
  ['a project without a description', 'project', '/portfolio/1', { '/api/project/1': { project } }, 'لا يوجد وصف متاح لهذا المشروع'],
  ['a project without a date', 'project', '/portfolio/1', { '/api/project/1': { project } }, 'غير محدد'],
  ['the order form', 'order', '/order-service', {}, 'طلب خدمة'],
  ['the contact page', 'contact', '/contact', {}, 'ابدأ مشروعك'],
  ['an unknown address', 'missing', '/nowhere', {}, 'الصفحة التي تبحث عنها غير موجودة أو نُقلت', 404],
];

describe('the text of a page', () => {
  test.each(rows)('%s', async (_, name, url, answers, words, status = 200) => {
    const page = await renderPage(await pages[name](), { route: routes[name], url, answers });
    const read = `${page.text} ${placeholdersOf(page.html)}`;
    if (words instanceof RegExp) expect(read).toMatch(words);
    else expect(read).toContain(words);
    expect(page.status).toBe(status);
  });
});

const placeholdersOf = (html: string) =>
  Array.from(html.matchAll(/placeholder="([^"]*)"/g), ([, text]) => text).join(' ');
