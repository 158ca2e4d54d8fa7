import { layout } from '@nibras/contract/limits.ts';
import type { Locator, Page } from '@playwright/test';
import { completeLectures } from '../support/complete-lectures.ts';
import { course, expect, openLecture, test, video } from '../support/lecture.ts';
import { callAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

interface Course {
  id: number;
  chapters: { lectures: { id: number; slug: string; work: 'quiz' | 'exercise' | null }[] }[];
}

/** Enrols in the course of a lecture's page and completes all its other lectures. */
async function joinAndWatchTheRest(page: Page, nibras: Nibras, member: Member, slug: string) {
  const { token, email } = member;
  await openLecture(page, slug);
  const { course } = await callAs<{ course: Course }>(
    nibras,
    'GET /api/course-details/modern-web-html-css',
  );
  await callAs(nibras, 'POST /api/enroll', { token, body: { courseId: course.id } });
  const code = await nibras.mail.codeTo(email, 2);
  await callAs(nibras, `PUT /api/enroll/${course.id}`, { token, body: { code } });
  const lectures = course.chapters
    .flatMap((chapter) => chapter.lectures)
    .filter((lecture) => lecture.slug !== slug);
  await completeLectures(nibras, { token, email }, { id: course.id, lectures });
}

test('a locked lecture shows that it is locked, and a missing one is not found', async ({
  page,
  checkAccessibility,
}) => {
  await openLecture(page, '2-1');
  await expect(page.getByRole('heading', { name: /للمشتركين في الكورس/ })).toBeVisible();
  await expect(video(page)).toHaveCount(0);
  await checkAccessibility(page);
  await openLecture(page, '99-99');
  await expect(page.getByText('لم يتم العثور على البيانات')).toBeVisible();
  await checkAccessibility(page);
});

test('a text lecture is marked as done, and the list next to it is updated', async ({
  page,
  isMobile,
}) => {
  await openLecture(page, '2-3');
  await expect(page.locator('.prose').first()).toBeVisible();
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
  await expect(page.getByText('أتممت قراءة هذا المقال')).toBeVisible();
  await expect(page.getByText('1 من 25 محاضرة')).toBeVisible();
  const list = page.getByRole('navigation', { name: 'محتوى الكورس' });
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const contents = page.getByRole('heading', { name: 'محتوى الكورس' });
  if (isMobile) {
    // The previous and the next lecture share a row; the contents stand above the questions.
    const links = page.getByRole('navigation', { name: 'التنقل بين المحاضرات' });
    const [previous, next] = [links.locator('> *').first(), links.locator('> *').last()];
    expect((await box(previous)).y).toBe((await box(next)).y);
    expect((await box(previous)).x).toBeGreaterThan((await box(next)).x);
    const questions = page.getByRole('heading', { name: 'الاستفسارات' });
    expect((await box(contents)).y).toBeLessThan((await box(questions)).y);
    await expect(list).toBeHidden();
    await page.getByRole('heading', { name: 'محتوى الكورس' }).click();
  }
  await expect(list.locator('[aria-current="page"]')).toContainText('أُنجز');
  await expect(list.getByText('للمشتركين فقط').first()).toBeVisible();
});

test('the course stands beside its lecture when a narrow window becomes wide', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await openLecture(page, '2-3');
  const list = page.getByRole('navigation', { name: 'محتوى الكورس' });
  await expect(page.locator('.prose').first()).toBeVisible();
  await expect(list).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(list).toBeVisible();
});

test('finishing the last lecture finishes the course and shows what comes next', async ({
  page,
  nibras,
  member,
  checkAccessibility,
}) => {
  await joinAndWatchTheRest(page, nibras, member, '5-4');
  await page.reload();
  await expect(page.getByText('24 من 25 محاضرة')).toBeVisible();
  await expect(page.getByText('يمكنك مشاهدة المحاضرات المفتوحة فقط')).toHaveCount(0);
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(page.getByText('أنجزت هذه المهمة')).toBeVisible();
  const finished = page.getByRole('region', { name: /أتممت الكورس/ });
  await expect(finished.getByRole('link', { name: 'كورسات أخرى' })).toBeVisible();
  await expect(
    page.getByRole('progressbar', { name: 'تقدمك في الكورس', includeHidden: true }),
  ).toHaveAttribute('aria-valuenow', '100');
  await checkAccessibility(page);
  await finished.getByRole('link', { name: 'قيّم الكورس' }).click();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
});

test('a watch mark that the server refuses shows its message and can be retried', {
  tag: '@once',
}, async ({ page }) => {
  await openLecture(page, '2-3');
  let refusing = true;
  await page.route('**/api/watch-Lecture', (route) =>
    refusing
      ? route.fulfill({ status: 403, json: { message: 'لا تملك صلاحية.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'لا تملك صلاحية.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'علّمها منجزة' })).toBeEnabled();
  refusing = false;
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
});

test('a watch mark that was stored offline and is refused later shows the server’s message', {
  tag: '@once',
}, async ({ page }) => {
  await openLecture(page, '2-3');
  let offline = true;
  await page.route('**/api/watch-Lecture', (route) =>
    offline
      ? route.abort()
      : route.fulfill({ status: 422, json: { message: 'المحاضرة مغلقة الآن.' } }),
  );
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'انقطع الاتصال، وحُفظت مشاهدتك على هذا الجهاز')).toBeVisible();
  offline = false;
  await page.reload();
  await expect(notice(page, 'المحاضرة مغلقة الآن.')).toBeVisible();
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeHidden();
});

test('a long list of chapters scrolls in a box of the specified height, and long words fit a phone', {
  tag: '@once',
}, async ({ page }) => {
  type Chapters = { chapters?: { id: number }[] };
  const longWord = 'برمجة'.repeat(12);
  const manyChapters = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { chapters = [] } = value as Chapters;
    const rest = Object.entries(value).map(([name, item]) => [name, manyChapters(item)]);
    const copies = [0, 1, 2, 3].flatMap((copy) =>
      chapters.map((chapter) => ({ ...chapter, id: chapter.id + copy * 10_000 })),
    );
    return { ...Object.fromEntries(rest), ...(chapters.length > 0 && { chapters: copies }) };
  };
  for (const call of ['**/api/LectureDetails/**', '**/api/course-detailsAuth/**']) {
    await page.route(call, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: manyChapters(await response.json()) });
    });
  }
  const height = `${layout.sidebarMaxHeightPx}px`;
  await openLecture(page);
  const chapterList = page.getByRole('navigation', { name: 'محتوى الكورس' });
  await expect(chapterList).toHaveCSS('max-height', height);
  await page.goto(course);
  // Beside the content the outline would repeat it.
  await page.getByRole('tab', { name: 'التفاصيل' }).click();
  await expect(page.getByRole('region', { name: 'فصول الكورس' }).last()).toHaveCSS(
    'max-height',
    height,
  );

  await page.setViewportSize({ width: 360, height: 780 });
  const withLongNames = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withLongNames);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        /name$/i.test(key) ? longWord : withLongNames(item),
      ]),
    );
  };
  for (const call of ['**/api/LectureDetails/**', '**/api/course-detailsAuth/**']) {
    await page.route(call, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withLongNames(await response.json()) });
    });
  }
  for (const path of [`${course}/lecture/1-1`, `${course}/lecture/2-3`, course]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longWord);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test('formulas of a text are drawn from left to right, and what is none keeps its source', async ({
  page,
  checkScreen,
}) => {
  const long = Array.from({ length: 20 }, (_, at) => `a_{${at}} x^{${at}}`).join(' + ');
  await page.route(/LectureDetails\/[^/]+\/2-3/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const body = String.raw`<p>قيمة \(\frac{1}{2} + x^2\) عند \(x=2\)، والمجموع:</p><p>$$\sum_{i=1}^{n} i = \frac{n(n+1)}{2}$$</p><p>ومصفوفة \(\begin{pmatrix}1 & 2\\3 & 4\end{pmatrix}\)، وهذه لا تُقرأ: \(\frac{1\)</p><p>وهذه أعرض من الهاتف: \(${long}\) ثم كلام.</p>`;
    await route.fulfill({ json: { ...answer, lecture: { ...answer.lecture, body } } });
  });
  await openLecture(page, '2-3');
  const text = page.locator('.prose').first();
  const drawn = text.locator('math');
  await expect(drawn).toHaveCount(5);
  await expect(text.locator('mfrac')).toHaveCount(2);
  await expect(text.getByText('\\frac{1', { exact: true })).toBeVisible();
  const [first, second] = [drawn.nth(0), drawn.nth(1)];
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, width: 0 };
  // The sentence goes from right to left, and its formulas the other way.
  expect((await box(first)).x).toBeGreaterThan((await box(second)).x);
  const number = await box(first.locator('mfrac'));
  expect(number.x).toBeLessThan((await box(first.locator('msup'))).x);
  await checkScreen(page);
});
