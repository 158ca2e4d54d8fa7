import type { Page } from '@playwright/test';
import { exerciseTest, joinedMember, publishExercise } from '../support/exercises.ts';
import { enterAs } from '../support/member.ts';
import { keptPages } from '../support/stored-pages.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

// Console lines of the browser about calls without a line.
test.use({ serviceWorkers: 'allow', expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

const doubling = {
  body: '<p>اقرأ عددًا من سطر واحد، ثم اطبع ضعفه.</p>',
  exercise_language: 'javascript',
  exercise_files: [{ name: 'main.js', code: '// اقرأ العدد ثم اطبع ضعفه\n' }],
  exercise_solution: [{ name: 'main.js', code: 'console.log(Number(prompt()) * 2)\n' }],
  exercise_tests: [
    exerciseTest('a', '2', '4'),
    exerciseTest('b', '5', '10'),
    exerciseTest('c', '-3', '-6', true),
    exerciseTest('d', '0', '0', true),
  ],
  exercise_hints: ['ما يُقرأ نص، فحوّله إلى عدد.'],
};

/** On a phone the parts of an exercise are tabs. */
async function show(page: Page, part: 'المهمة' | 'الكود' | 'الناتج') {
  const tab = page.getByRole('tab', { name: part });
  if (await tab.isVisible()) await tab.click();
}

async function write(page: Page, code: string) {
  await show(page, 'الكود');
  const editor = page.locator('.cm-content[aria-label="كود التمرين"]');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  // By the editor and not by the browser, which would insert text with a style of what it replaces.
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText(code);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an exercise is solved with an explained error on the way, in part without a line, and marked', async ({
  page,
  context,
  nibras,
  checkAccessibility,
}) => {
  const made = await publishExercise(nibras, 'ضعف العدد', doubling);
  await enterAs(context, await joinedMember(nibras, made.course));
  await page.goto(made.path);
  await waitForHydration(page);
  await expect(page.getByText('اقرأ عددًا من سطر واحد')).toBeVisible();
  await press(page, 'أعطني تلميحًا (1)');
  await expect(page.getByText('ما يُقرأ نص')).toBeVisible();

  await test.step('an error is explained at its line', async () => {
    await write(page, 'const n = Number(prompt());\nconsole.log(m * 2);\n');
    await press(page, 'شغّل');
    await expect(page.getByText('ReferenceError', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('غير معرّف').first()).toBeVisible();
  });

  await test.step('a test shows what was expected and what came', async () => {
    await write(page, 'const n = prompt();\nconsole.log(n + n);\n');
    await press(page, 'اختبر الحل');
    await expect(page.getByText('نجح 0 من 2')).toBeVisible();
    await expect(page.getByText('ما طبعه برنامجك').first()).toBeVisible();
    await expect(page.locator('mark').filter({ hasText: '22' })).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('a crash is explained where it is tested and submitted, and the verdict has the focus', async () => {
    await write(page, 'const n = Number(prompt());\nconsole.log(m * 2);\n');
    await press(page, 'اختبر الحل');
    const tested = page.getByText('نجح 0 من 2');
    await expect(tested).toBeFocused();
    await expect(tested).toBeInViewport();
    const tests = page.getByRole('region', { name: 'الاختبارات' });
    await expect(tests.locator('.error-explanation')).toHaveCount(1);
    await expect(tests.getByText('غير معرّف').first()).toBeVisible();
    await show(page, 'الكود');
    await press(page, 'سلّم الحل');
    await expect(page.getByText('توقف بخطأ قبل أن يكمل')).toBeInViewport();
    await expect(page.locator(':focus')).toContainText('لم يكتمل الحل بعد');
  });

  await test.step('without a line it opens again, runs and is tested; submitting waits', async () => {
    await show(page, 'الكود');
    await expect(page.getByText('حُفظ عملك')).toBeVisible();
    await expect.poll(() => keptPages(page)).toContain(made.path);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.cm-content[aria-label="كود التمرين"]')).toHaveCount(1);
    await show(page, 'الكود');
    await expect(page.locator('.cm-content[aria-label="كود التمرين"]')).toContainText('m * 2');
    await write(page, 'console.log(Number(prompt()) * 2);\n');
    await press(page, 'اختبر الحل');
    await expect(page.getByText('نجح 2 من 2')).toBeVisible();
    await show(page, 'الكود');
    await press(page, 'سلّم الحل');
    await expect(page.getByText('إن أغلقت الصفحة سلّمناه حين تفتح التمرين')).toBeVisible();
  });

  await page.close();
  const again = await context.newPage();
  await test.step('it is submitted by itself with the line, also after the page was closed', async () => {
    await context.setOffline(false);
    await again.goto(made.path);
    await expect(again.getByText('حللت التمرين')).toBeVisible();
    await show(again, 'المهمة');
    await expect(again.getByText('حل المعلّم بجانب حلّك')).toBeVisible();
    await expect(again.getByText('أُنجز', { exact: true }).first()).toBeVisible();
  });

  await test.step('the mark stands on the course page', async () => {
    await again.goto(made.coursePath);
    await expect(again.getByText('10 من 10').first()).toBeVisible();
  });
});
