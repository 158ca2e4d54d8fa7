import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeChapter, makeCourse, makeLecture } from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { countPresses } from '../support/clicks.ts';
import { dropFiles } from '../support/drop-files.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

interface Made {
  course: { id: number };
}
interface Changed {
  made: number[];
}

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** A course with two chapters of articles: «أول», «ثان», «ثالث» and «رابع». */
async function newCourse(nibras: Nibras, name: string) {
  const { token } = await signedInAdmin(nibras);
  const post = <Answer>(path: string, body: object) =>
    callAs<Answer>(nibras, `POST /api/studio/${path}`, { token, body });
  const { course } = await post<Made>('courses', { name });
  const lecturesOf = { البداية: ['أول', 'ثان', 'ثالث'], الخاتمة: ['رابع'] };
  for (const [chapter, names] of Object.entries(lecturesOf)) {
    const { made } = await post<Changed>(`courses/${course.id}/chapters`, { name: chapter });
    const lectures = names.map((lecture) => ({ name: lecture, type: 'article' }));
    await post(`courses/${course.id}/lectures`, { chapter_id: made[0], lectures });
  }
  return { id: course.id, path: `/studio/courses/${course.id}`, token };
}

/** A course that visitors see, with articles of these names. */
async function newPublishedCourse(nibras: Nibras, lectures: string[]) {
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const course = await makeCourse(db);
    const { id: chapterId } = await makeChapter(db, { courseId: course.id });
    for (const name of lectures) {
      await makeLecture(db, { chapterId, name, type: 'article', body: '<p>نص</p>' });
    }
    return { id: course.id, path: `/studio/courses/${course.id}` };
  } finally {
    await close();
  }
}

/** The names of chapters and lectures in the order of the page. */
const names = (page: Page) =>
  page
    .locator('[data-row-name] bdi')
    .allTextContents()
    .then((texts) => texts.join(' '));
const nameOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} ?،`) });
const row = (page: Page, name: string) =>
  page.locator('[data-row]').filter({ has: nameOf(page, name) });
const undo = (page: Page) => page.getByRole('button', { name: 'تراجع' });

/** Counts the presses of parts of a test. */
async function pressesOf(page: Page) {
  const presses = await countPresses(page);
  let before = 0;
  return {
    begin() {
      before = presses();
    },
    count: () => presses() - before,
  };
}

test.beforeEach(async ({ context, nibras }) => {
  await enterAs(context, await signedInAdmin(nibras));
});

test('a lecture goes into another chapter by one drag or two keys, and each move can be undone', async ({
  page,
  nibras,
}) => {
  const { path } = await newCourse(nibras, 'كورس الترتيب');
  await page.goto(path);
  await expect(nameOf(page, 'أول')).toBeVisible();
  const presses = await pressesOf(page);

  await row(page, 'أول').hover();
  await row(page, 'أول')
    .getByRole('button', { name: 'انقل «أول»' })
    .dragTo(row(page, 'رابع'), { targetPosition: { x: 300, y: 40 } });
  await expect.poll(() => names(page)).toBe('البداية ثان ثالث الخاتمة رابع أول');
  expect(presses.count()).toBe(1);
  await undo(page).click();
  await expect.poll(() => names(page)).toBe('البداية أول ثان ثالث الخاتمة رابع');

  await nameOf(page, 'أول').focus();
  presses.begin();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toBe('البداية ثان ثالث الخاتمة رابع أول');
  expect(presses.count()).toBeLessThanOrEqual(3);

  // Steps of the keyboard are one move for the server, and the focus goes with the row.
  await expect(nameOf(page, 'أول')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(page)).toBe('البداية ثان ثالث أول الخاتمة رابع');
  await expect(nameOf(page, 'أول')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'الموضع 3 من 3' })).toBeAttached();
  await undo(page).click();
  await expect.poll(() => names(page)).toBe('البداية ثان ثالث الخاتمة رابع أول');
  await page.reload();
  await expect.poll(() => names(page)).toBe('البداية ثان ثالث الخاتمة رابع أول');
});

test('a lecture is made free by one press, and many at once', async ({ page, nibras }) => {
  const { path } = await newCourse(nibras, 'كورس المجاني');
  await page.goto(path);
  const free = (name: string) => page.getByRole('button', { name: `مجانية: ${name}` });
  await expect(free('أول')).toHaveAttribute('aria-pressed', 'false');
  const presses = await pressesOf(page);
  await free('أول').click();
  await expect(free('أول')).toHaveAttribute('aria-pressed', 'true');
  expect(presses.count()).toBe(1);

  await page.getByLabel('حدّد أول').click();
  await page.getByLabel('حدّد ثالث').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'المحاضرات المحددة' });
  await expect(bar).toContainText('3 محاضرات');
  await bar.getByRole('button', { name: 'مجانية' }).click();
  await expect(free('ثان')).toHaveAttribute('aria-pressed', 'true');
  await expect(free('ثالث')).toHaveAttribute('aria-pressed', 'true');
  await bar.getByRole('button', { name: 'احذف' }).click();
  await expect.poll(() => names(page)).toBe('البداية الخاتمة رابع');
  await expect(notice(page, 'نُقلت 3 محاضرات إلى سلة المحذوفات')).toBeVisible();
  await undo(page).click();
  await expect.poll(() => names(page)).toBe('البداية أول ثان ثالث الخاتمة رابع');
});

test('ten dropped videos become ten lectures in order, with their files', async ({
  page,
  nibras,
}) => {
  // The server reads ten videos one after another.
  test.setTimeout(150_000);
  const { path } = await newCourse(nibras, 'كورس الفيديوهات');
  const video = await readFile(join(import.meta.dirname, '../../demo/media/videos/python-5-1.mp4'));
  await page.goto(path);
  await expect(nameOf(page, 'رابع')).toBeVisible();
  const files = Array.from({ length: 10 }, (_, index) => `${10 - index}_درس_${10 - index}.mp4`);
  await dropFiles(
    page.locator('[data-film-drop]').last(),
    files.map((name) => ({ name, type: 'video/mp4', content: video })),
  );
  const lessons = Array.from({ length: 10 }, (_, index) => `درس ${index + 1}`).join(' ');
  await expect.poll(() => names(page)).toBe(`البداية أول ثان ثالث الخاتمة رابع ${lessons}`);
  await expect(row(page, 'درس 10')).toBeVisible();
  await expect(page.getByText('بلا فيديو')).toHaveCount(0, { timeout: 90_000 });
  await page.reload();
  await expect(row(page, 'درس 1')).toBeVisible();
  await expect(page.getByText('بلا فيديو')).toHaveCount(0);
});

test('a person becomes a teacher of one course by three presses, and can be removed', async ({
  page,
  nibras,
}) => {
  const { path } = await newCourse(nibras, 'كورس الفريق');
  await page.goto(path);
  await expect(nameOf(page, 'أول')).toBeVisible();
  const presses = await pressesOf(page);
  await page.getByRole('link', { name: 'فريق العمل' }).click();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('الشناوى');
  await page.getByRole('button', { name: /معلّمًا$/ }).click();
  const list = page.getByRole('region', { name: 'يعملون على هذا الكورس' });
  await expect(list).toContainText('كريم مصطفى الشناوي');
  expect(presses.count()).toBeLessThanOrEqual(3);
  await list.getByRole('button', { name: /^أزل كريم/ }).click();
  await expect(list).not.toContainText('كريم');
  await undo(page).click();
  await expect(list).toContainText('كريم');
});

test('a word of a published course is corrected by three presses, publication included', async ({
  page,
  nibras,
}) => {
  const { id, path } = await newPublishedCourse(nibras, ['كلمت بخطأ', 'كلمت أخرى']);
  await page.goto(path);
  const correct = async (before: string, after: string) => {
    await nameOf(page, before).dblclick();
    await page.getByRole('textbox', { name: 'اسم المحاضرة' }).pressSequentially(after);
    await page.getByRole('button', { name: 'انشر التعديل' }).click();
  };
  const shown = async () =>
    JSON.stringify(await callAs<object>(nibras, `GET /api/course-details/${id}`));
  await expect(nameOf(page, 'كلمت بخطأ')).toBeVisible();
  const presses = await pressesOf(page);
  await correct('كلمت بخطأ', 'كلمة بلا خطأ');
  await expect(notice(page, 'نُشرت التعديلات')).toBeVisible();
  expect(presses.count()).toBeLessThanOrEqual(3);
  expect(await shown()).toContain('كلمة بلا خطأ');

  await test.step('even before the page has fetched what it edits', async () => {
    const { promise: published, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/studio/items/lecture/*', async (route) => {
      await published;
      await route.continue();
    });
    await correct('كلمت أخرى', 'كلمة أخرى');
    await expect(page.getByRole('button', { name: 'جارٍ النشر…' })).toBeVisible();
    answer();
    await expect(page.getByText('كل شيء منشور')).toBeVisible();
    // Not before it is so.
    expect(await shown()).toContain('كلمة أخرى');
  });
});

test('a new course has its first published lecture after nine presses', async ({
  page,
  nibras,
}) => {
  await page.goto('/studio/courses');
  await expect(page.getByRole('button', { name: 'كورس جديد' })).toBeVisible();
  const presses = await pressesOf(page);
  await page.getByRole('button', { name: 'كورس جديد' }).click();
  await page.getByRole('textbox', { name: 'اسم الكورس' }).pressSequentially('كورس في دقيقة');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'اكتب مقالًا' }).click();
  await page.getByRole('textbox', { name: 'اسم المحاضرة' }).pressSequentially('أول الكلام');
  await page.getByRole('link', { name: 'افتح المحاضرة أول الكلام' }).click();
  await page.locator('[contenteditable=true]').click();
  await page.keyboard.type('نص المحاضرة الأولى كاملًا');
  await page.getByRole('link', { name: 'كورس في دقيقة' }).first().click();
  await page.getByRole('link', { name: 'اكتب وصفًا مختصرًا للكورس' }).click();
  await expect(page.getByRole('textbox', { name: 'وصف قصير' })).toBeFocused();
  await page.keyboard.type('وصف الكورس');
  await page
    .getByRole('navigation', { name: 'صفحات الكورس' })
    .getByRole('link', { name: 'المحتوى' })
    .click();
  await page.getByRole('button', { name: 'انشر الكورس' }).click();
  await expect(notice(page, 'نُشر الكورس «كورس في دقيقة»')).toBeVisible();
  expect(presses.count()).toBeLessThanOrEqual(9);
  const courses = await callAs<object>(nibras, 'GET /api/courses?search=دقيقة');
  expect(JSON.stringify(courses)).toContain('كورس في دقيقة');
});

test('what was done is undone later from the log by two presses', async ({ page, nibras }) => {
  const { path } = await newCourse(nibras, 'كورس السجل');
  await page.goto(path);
  await page.getByRole('button', { name: 'مجانية: أول' }).click();
  await expect(notice(page, 'فُتحت للجميع: «أول»')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'مجانية: أول' })).toBeVisible();
  const presses = await pressesOf(page);
  const rooms = page.getByRole('navigation', { name: 'أقسام الاستوديو' });
  await rooms.getByRole('link', { name: 'الرئيسية' }).hover();
  await rooms.getByRole('link', { name: 'سجل التغييرات' }).click();
  await page
    .getByRole('button', { name: /^تراجع/ })
    .first()
    .click();
  await expect(notice(page, 'عاد كما كان')).toBeVisible();
  expect(presses.count()).toBeLessThanOrEqual(2);
  await page.goto(path);
  const free = page.getByRole('button', { name: 'مجانية: أول' });
  await expect(free).toHaveAttribute('aria-pressed', 'false');
});
