import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { type Nibras, startNibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { newDataDir, removeData } from '../support/prepared.ts';
import { signIn } from '../support/sign-in.ts';
import { test as base, expect } from '../support/test.ts';
import { videoReady } from '../support/video.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** An installation without demo content. */
const test = base.extend<object, { nibras: Nibras }>({
  nibras: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const dataDir = await newDataDir();
      const nibras = await startNibras({ DEMO: '0', DATA_DIR: dataDir });
      await use(nibras);
      await nibras.stop();
      await removeData(dataDir);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const media = join(import.meta.dirname, '../../demo/media');
const admin = { name: 'مريم المنصوري', email: 'maryam@example.org' };
const courseName = 'أساسيات بايثون من الصفر';

const video = async (name: string, file: string) => ({
  name,
  type: 'video/mp4',
  content: await readFile(join(media, 'videos', file)),
});

const chapter = (page: Page, name: string) =>
  page.locator('[data-film-drop]').filter({ hasText: name });

async function addChapter(page: Page, name: string) {
  await page.getByRole('button', { name: 'أضف فصلًا' }).click();
  const field = page.getByRole('textbox', { name: 'اسم الفصل' });
  await field.fill(name);
  await field.press('Enter');
  await expect(chapter(page, name)).toBeVisible();
}

test('from an empty installation to a student who watches a lecture', async ({
  page,
  browser,
  baseURL,
  nibras,
}) => {
  test.slow();
  await test.step('the printed link makes the first admin, who signs in by code', async () => {
    const link = /http:\S+first-admin\?token=\S+/.exec(nibras.printed)?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel('الاسم').fill(admin.name);
    await page.getByLabel('البريد الإلكتروني').fill(admin.email);
    await page.getByRole('button').click();
    await signIn(page, nibras, admin.email);
  });

  await test.step('a category', async () => {
    await page.goto('/studio/categories');
    await page.getByRole('textbox').first().fill('لغات البرمجة');
    await page.keyboard.press('Enter');
    await expect(page.getByText('لغات البرمجة').first()).toBeVisible();
  });

  const teacher = await browser.newPage(baseURL ? { baseURL } : {});
  const teacherEmail = await signIn(teacher, nibras);

  await test.step('a course, and its teacher', async () => {
    await page.getByRole('link', { name: 'الكورسات', exact: true }).first().click();
    await page.getByRole('button', { name: 'كورس جديد' }).first().click();
    await page.getByRole('textbox', { name: 'اسم الكورس' }).fill(courseName);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/studio\/courses\/\d+$/);
    await page.getByRole('link', { name: 'فريق العمل' }).click();
    await page.getByRole('searchbox').fill(teacherEmail);
    await page.getByRole('button', { name: /معلّمًا$/ }).click();
    const staff = page.getByRole('region', { name: 'يعملون على هذا الكورس' });
    await expect(staff).toContainText(teacherEmail);
  });

  await test.step('its teacher adds three chapters, films with captions, and an article', async () => {
    await teacher.goto('/studio/courses');
    await teacher.getByRole('link', { name: courseName }).first().click();
    await teacher.getByRole('button', { name: 'فصل فارغ' }).click();
    const first = teacher.getByRole('textbox', { name: 'اسم الفصل' });
    await first.fill('البداية');
    await first.press('Enter');
    await addChapter(teacher, 'التكرار');
    await addChapter(teacher, 'الخاتمة');
    await dropFiles(chapter(teacher, 'البداية'), [
      await video('02 المتغيرات.mp4', 'html-1-3.mp4'),
      await video('01 مقدمة.mp4', 'html-1-2.mp4'),
    ]);
    await dropFiles(chapter(teacher, 'التكرار'), [await video('حلقات.mp4', 'html-1-4.mp4')]);
    await expect(teacher.getByText('بلا فيديو')).toHaveCount(0, { timeout: 60_000 });

    await teacher.getByRole('link', { name: 'افتح المحاضرة مقدمة' }).click();
    const [captions] = await Promise.all([
      teacher.waitForEvent('filechooser'),
      teacher.getByRole('button', { name: 'أضف ترجمة' }).click(),
    ]);
    await captions.setFiles(join(media, 'videos/html-1-2.ar.vtt'));
    await expect(teacher.getByRole('combobox', { name: /لغة/ })).toHaveCount(1);
    await expect(teacher.locator('[data-save-status="saved"]')).toBeVisible();
    await teacher.getByRole('link', { name: courseName }).first().click();

    await chapter(teacher, 'الخاتمة').getByRole('button', { name: 'مقال' }).click();
    await teacher.getByRole('textbox', { name: 'اسم المحاضرة' }).fill('ما بعد الأساسيات');
    await teacher.getByRole('link', { name: 'افتح المحاضرة ما بعد الأساسيات' }).click();
    await teacher.locator('[contenteditable=true]').click();
    await teacher.keyboard.type('تعلّمت المتغيرات والحلقات، وبقي أن تكتب برنامجك الأول.');
    await expect(teacher.locator('[data-save-status="saved"]')).toBeVisible();
    await teacher.getByRole('link', { name: courseName }).first().click();
  });

  await test.step('its details, and publication', async () => {
    await teacher.getByRole('link', { name: 'التفاصيل' }).click();
    await teacher.getByLabel('وصف قصير').fill('تعلّم لغة بايثون خطوة خطوة بأمثلة قصيرة.');
    await teacher.getByLabel('التصنيف').selectOption({ label: 'لغات البرمجة' });
    const [cover] = await Promise.all([
      teacher.waitForEvent('filechooser'),
      teacher.getByRole('button', { name: 'ارفع صورة' }).click(),
    ]);
    await cover.setFiles(join(media, 'courses/python-from-zero.webp'));
    await expect(teacher.getByRole('button', { name: 'استبدل' }).first()).toBeVisible();
    await expect(teacher.locator('[data-save-status="saved"]')).toBeVisible();
    await teacher
      .getByRole('navigation', { name: 'صفحات الكورس' })
      .getByRole('link', { name: 'المحتوى' })
      .click();
    await teacher.getByRole('button', { name: 'انشر الكورس' }).click();
    await expect(notice(teacher, `نُشر الكورس «${courseName}»`)).toBeVisible();
  });

  await test.step('a student finds it by a careless query, joins and watches', async () => {
    const student = await browser.newPage(baseURL ? { baseURL } : {});
    await signIn(student, nibras);
    await student.goto('/courses');
    await waitForHydration(student);
    // Without hamza, and with a letter missing.
    await student.getByRole('searchbox', { name: 'ابحث عن كورس' }).fill('اساسيات بايثن');
    await expect(student).toHaveURL(/search=/);
    await student.getByRole('main').getByRole('link', { name: courseName }).first().click();
    await student
      .getByRole('button', { name: 'اشترك الآن مجانًا' })
      .filter({ visible: true })
      .first()
      .click();
    const begin = student.getByRole('link', { name: 'ابدأ التعلّم' }).filter({ visible: true });
    await begin.first().click();
    await expect(student.getByRole('heading', { level: 1 })).toContainText('مقدمة');
    await videoReady(student);
    await student.close();
  });
  await teacher.close();
});
