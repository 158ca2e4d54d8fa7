import type { Page } from '@playwright/test';
import { notice } from './support/notices.ts';
import { newAddress, typeCode } from './support/sign-in.ts';
import { expect, test, withMovement } from './support/test.ts';
import { videoReady } from './support/video.ts';

test.use(withMovement);

const course = 'modern-web-html-css';
const video = (page: Page) => page.locator('video');

/** Seeks in the video and plays from there. */
const seek = (page: Page, seconds: number | 'end') =>
  video(page).evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to === 'end' ? element.duration - 0.4 : to;
    return element.play();
  }, seconds);

const currentTime = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test('from the home page to the end of a lecture, with the position restored', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  test.slow();
  const email = newAddress();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('main').getByRole('link', { name: 'تصفّح الكورسات' }).first().click();
  await expect(page).toHaveURL(/\/courses$/);
  await checkAccessibility(page);

  // Typed without hamza and with another ending: the search folds both.
  await page.getByRole('searchbox', { name: 'ابحث عن كورس' }).fill('الويب الحديث');
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('main').getByRole('link', { name: /HTML/ }).first().click();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HTML');
  await checkAccessibility(page);
  const coursePage = page.url();

  // A guest is redirected to the sign-in page, which says why, and the enrolment goes on by itself afterwards.
  const enrol = page.getByRole('button', { name: 'اشترك الآن مجانًا' }).filter({ visible: true });
  await enrol.first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/^لتشترك في «.*HTML.*»$/)).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await typeCode(page, await nibras.mail.codeTo(email));
  await page.getByLabel('الاسم الكامل').fill('سلمى عبد الله');
  await page.getByRole('button', { name: 'احفظ وتابع' }).click();
  await expect(page).toHaveURL(coursePage);
  // The address was proved a moment ago: no second code.
  await expect(notice(page, 'تم التسجيل في الكورس بنجاح')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const joined = page.getByRole('button', { name: 'أنت مشترك بالفعل' }).filter({ visible: true });
  await expect(joined.first()).toBeDisabled();
  const panel = page.locator('section').filter({ has: joined });
  await expect(panel.locator('a, button').first()).toHaveText('ابدأ التعلّم');

  // On a slow line nothing is offered before it is known that this user has enrolled.
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`/courses/${course}`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'جارٍ التحميل…' }).first()).toBeVisible();
  await expect(enrol).toHaveCount(0);
  released.resolve();
  await expect(joined.first()).toBeDisabled();
  await page.unroute('**/assets/*.js');
  await page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator('[href*="/lecture/"]'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/lecture\/\d+$/);
  await videoReady(page);
  expect(await video(page).evaluate((v: HTMLVideoElement) => v.duration)).toBeGreaterThan(20);
  await checkAccessibility(page);

  const positionSaved = page.waitForResponse((answer) =>
    answer.url().endsWith('/api/lecture-position'),
  );
  await seek(page, 14);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(14.2);
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  expect((await positionSaved).ok()).toBe(true);

  // The second visit starts where the first one stopped.
  await page.reload();
  await videoReady(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(13);

  const watchMarked = page.waitForResponse((answer) => answer.url().endsWith('/api/watch-Lecture'));
  await seek(page, 'end');
  expect((await watchMarked).ok()).toBe(true);
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();

  await page.goto('/my-courses');
  await expect(page.getByText('1 من 25 محاضرة')).toBeVisible();
  await checkAccessibility(page);
});

test('tabs and pages of the course list are in the URL', async ({ page }) => {
  await page.goto('/courses?page=2');
  const first = page.locator('main a[href^="/courses/"]').first();
  await expect(first).toBeVisible();
  const name = await first.textContent();
  await page.goto('/courses');
  await expect(first).not.toHaveText(name ?? '');
  await page.getByRole('link', { name: 'علوم البيانات' }).click();
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/category=/);
});
