import type { Page } from '@playwright/test';
import { callAs, demoAdmin, enterAs } from '../support/member.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

async function write(page: Page, label: string, code: string) {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await expect(page.locator(`.cm-content[aria-label="${label}"]`)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  // In two steps: what comes first must not go elsewhere.
  await page.keyboard.insertText(code.slice(0, 1));
  await page.keyboard.insertText(code.slice(1));
}

const saved = (page: Page) => expect(page.locator('[data-save-status="saved"]')).toBeVisible();

test('a teacher writes an exercise, tries it, and publishes it', async ({
  page,
  context,
  nibras,
  checkAccessibility,
}) => {
  const admin = await demoAdmin(nibras);
  const call = <Answer>(route: `POST /${string}`, body: object) =>
    callAs<Answer>(nibras, route, { token: admin.token, body });
  const made = await call<{ course: { id: number } }>('POST /api/studio/courses', {
    name: 'تمارين الأعداد',
  });
  const course = `/studio/courses/${made.course.id}`;
  await call(`POST /api${course}/chapters`, { name: 'البداية' });
  await enterAs(context, admin);
  await page.goto(course);
  await waitForHydration(page);

  await page.getByRole('button', { name: 'تمرين برمجي' }).click();
  const name = page.getByRole('textbox', { name: 'اسم المحاضرة' });
  await name.fill('مربع العدد');
  await name.press('Enter');
  await page.getByRole('link', { name: 'افتح المحاضرة مربع العدد' }).click();
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.type('اطبع مربع العدد.');
  await page.getByLabel('لغة التمرين').selectOption('javascript');
  await write(page, 'ملفات البداية', 'const n = Number(prompt());\n');
  // Until it is written, the solution is as the beginning.
  await expect(page.getByRole('textbox', { name: 'الحل' })).toHaveValue(/^const n/);
  await write(page, 'الحل', 'const n = Number(prompt());\nconsole.log(n * n);\n');

  await test.step('the expected outputs come from the solution', async () => {
    await page.getByRole('button', { name: 'اختبار ظاهر' }).click();
    await page.getByRole('button', { name: 'اختبار مخفي' }).click();
    await page.getByLabel('المُدخلات').nth(0).fill('3');
    await page.getByLabel('المُدخلات').nth(1).fill('-4');
    await page.getByRole('button', { name: 'املأ المتوقع من الحل' }).click();
    await expect(notice(page, 'مُلئ المتوقع من الحل')).toBeVisible();
    await expect(page.getByLabel('المتوقع أن يطبعه').nth(1)).toHaveValue('16');
  });

  await test.step('a trial says that the solution passes and the start does not', async () => {
    await page.getByRole('button', { name: 'جرّب', exact: true }).click();
    await expect(page.getByText('نجح الحل في الاختبارات كلها')).toBeVisible();
    await expect(page.getByText('ينجح فيه الحل', { exact: true })).toHaveCount(2);
    await page.getByLabel('المتوقع أن يطبعه').nth(1).fill('17');
    await expect(page.getByText('تغيّر التمرين بعد آخر تجربة')).toBeVisible();
    await page.getByRole('button', { name: 'جرّب', exact: true }).click();
    await expect(page.getByText('الحل لا ينجح في اختبار واحد')).toBeVisible();
    await page.getByLabel('المتوقع أن يطبعه').nth(1).fill('16');
    await saved(page);
    await checkAccessibility(page);
  });

  await page.getByRole('button', { name: /^انشر/ }).first().click();
  await expect(page.getByText(/^منشور/).first()).toBeVisible();
});
