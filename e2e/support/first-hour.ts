import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { dropFiles } from './drop-files.ts';
import { type Nibras, startNibras } from './nibras-server.ts';
import { notice } from './notices.ts';
import { newDataDir, removeData } from './prepared.ts';
import { signIn } from './sign-in.ts';
import { test as base, expect } from './test.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** An installation without demo content; each value of `first` has one of its own. */
export const test = base.extend<object, { nibras: Nibras; first: string }>({
  first: ['', { option: true, scope: 'worker' }],
  nibras: [
    async ({ first }, use) => {
      const dataDir = await newDataDir();
      const nibras = await startNibras({ DEMO: '0', DATA_DIR: dataDir });
      expect(first).not.toBe('');
      await use(nibras);
      await nibras.stop();
      await removeData(dataDir);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const media = join(import.meta.dirname, '../../demo/media');
export const admin = { name: 'مريم المنصوري', email: 'maryam@example.org' };
export const courseName = 'أساسيات الخط العربي';

/** From the printed link to the studio's first page: the form, and the sign-in by the mailed code. */
export async function becomeAdmin(page: Page, nibras: Nibras) {
  await page.goto(/http:\S+first-admin\?token=\S+/.exec(nibras.printed)?.[0] ?? '');
  await expect(page.getByLabel('الاسم')).toBeFocused();
  await page.keyboard.type(admin.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'سجّل الدخول' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await waitForHydration(page);
  // The address of the page before is in the form already.
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(admin.email);
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await expect(page.getByLabel('الرقم 1 من 6')).toBeFocused();
  await page.keyboard.type(await nibras.mail.codeTo(admin.email));
  await expect(page).toHaveURL(/\/studio$/);
  await expect(steps(page)).toBeVisible();
}

export const steps = (page: Page) => page.getByRole('region', { name: 'الخطوات الأولى' });
export const step = (page: Page, name: string) =>
  steps(page).getByRole('listitem').filter({ hasText: name });

/** From the studio's first page to a course with a lecture, ready to be described. @returns its id */
export async function makeCourse(page: Page): Promise<number> {
  await step(page, 'كورسك الأول').getByRole('link', { name: 'أنشئ كورسًا' }).click();
  await expect(page.getByRole('textbox', { name: 'اسم الكورس' })).toBeFocused();
  await page.keyboard.type(courseName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/courses\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const content = await readFile(join(media, 'videos/html-1-2.mp4'));
  await dropFiles(page.getByText('هنا يبدأ كورسك'), [
    { name: '01 أنواع الخطوط.mp4', type: 'video/mp4', content },
  ]);
  await expect(page.getByRole('link', { name: 'افتح المحاضرة أنواع الخطوط' })).toBeVisible();
  await expect(page.getByText('بلا فيديو')).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('link', { name: /^اكتب وصف/ }).click();
  await expect(page.getByLabel('وصف قصير')).toBeFocused();
  await page.keyboard.type('تعلّم الرقعة والنسخ حرفًا حرفًا، من مسك القلم إلى أول لوحة.');
  return id;
}

/** The first category, made where the course is described. */
export async function makeCategory(page: Page) {
  await page.getByRole('textbox', { name: 'اسم التصنيف الجديد' }).click();
  await page.keyboard.type('فنون');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('التصنيف', { exact: true })).toHaveValue(/\d+/);
}

export async function publishCourse(page: Page) {
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible();
  await page.getByRole('button', { name: 'انشر', exact: true }).filter({ visible: true }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
}

/** A drop is one press, which no listener of pointers sees. */
export const drops = 1;

export async function asStudent(
  browser: Browser,
  { nibras, baseURL }: { nibras: Nibras; baseURL: string | undefined },
  look: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  try {
    const page = await context.newPage();
    await signIn(page, nibras);
    await look(page);
  } finally {
    await context.close();
  }
}
