import type { Page } from '@playwright/test';
import { enterAs, newMember } from '../support/member.ts';
import { everyKind, makeQuiz } from '../support/quiz.ts';
import { keptPages } from '../support/stored-pages.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

// Console lines of the browser about calls without a line, and about the answer that is refused.
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 1280, height: 860 },
  expectedFaults: /ERR_INTERNET_DISCONNECTED|status of (503|422)/,
});

const question = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(`^السؤال ${number} من`) });

test('an attempt opens again without a line, and says what is not accepted', {
  tag: '@once',
}, async ({ page, context, nibras }) => {
  const member = await newMember(nibras);
  await enterAs(context, member);
  const questions = everyKind.filter(({ kind }) => kind === 'single' || kind === 'text');
  const { path } = await makeQuiz(nibras, { questions, members: [member] });
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'ابدأ الاختبار' }).click();
  const text = question(page, 2).getByRole('textbox');
  const saved = question(page, 2).getByText('حُفظت إجابتك');

  await test.step('an answer that the server refuses keeps its text and can be changed', async () => {
    const tooLong = 'print '.repeat(400);
    // The page itself lets nobody write that much.
    await text.evaluate((field) => field.removeAttribute('maxlength'));
    await text.fill(tooLong);
    await expect(question(page, 2).getByRole('alert')).toContainText('لم تُقبل هذه الإجابة');
    await page.reload();
    await expect(text).toHaveValue(tooLong);
    await expect(question(page, 2).getByRole('alert')).toContainText('لم تُقبل هذه الإجابة');
    await text.fill('echo');
    await expect(saved).toBeVisible();
  });

  await test.step('without a line it is answered on, and hints say what they need', async () => {
    await expect.poll(() => keptPages(page)).toContain(path);
    await context.setOffline(true);
    await page.reload();
    await expect(text).toHaveValue('echo');
    await question(page, 1).getByRole('button', { name: 'أظهر تلميحًا' }).click();
    await expect(question(page, 1).getByText('تُفتح التلميحات باتصال فقط')).toBeVisible();
    await text.fill('print');
    await expect(question(page, 2).getByText('لم تُحفظ بعد: لا اتصال')).toBeVisible();
  });

  await test.step('with the line the answer arrives', async () => {
    await context.setOffline(false);
    await expect(saved).toBeVisible();
  });
});
