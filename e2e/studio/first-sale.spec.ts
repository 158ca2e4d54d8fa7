import { countPresses } from '../support/clicks.ts';
import {
  asStudent,
  becomeAdmin,
  drops,
  makeCategory,
  makeCourse,
  publishCourse,
  step,
  test,
} from '../support/first-hour.ts';
import { notice } from '../support/notices.ts';
import { expect } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use({ first: 'priced' });

test('from the printed link to a course that can be bought takes 20 presses at most', async ({
  page,
  browser,
  baseURL,
  nibras,
}) => {
  test.slow();
  const presses = await countPresses(page);
  await becomeAdmin(page, nibras);
  await step(page, 'طريقة الدفع').getByRole('link', { name: 'أضف وسيلة' }).click();
  await page.getByRole('button', { name: 'أضف: فودافون كاش' }).click();
  await expect(page.getByLabel('رقم المحفظة')).toBeFocused();
  await page.keyboard.type('01001234567');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'أُضيفت «فودافون كاش»')).toBeVisible();
  await page.getByRole('link', { name: 'الرئيسية' }).first().click();
  await expect(step(page, 'طريقة الدفع')).toContainText('(مكتملة)');
  const id = await makeCourse(page);
  await makeCategory(page);
  await page.getByRole('radio', { name: 'مدفوع' }).click();
  await expect(page.getByRole('textbox', { name: /^السعر/ })).toBeFocused();
  await page.keyboard.type('350');
  await publishCourse(page);
  const pressed = presses() + drops;
  expect(pressed).toBeLessThanOrEqual(20);

  await asStudent(browser, { nibras, baseURL }, async (student) => {
    await student.goto(`/courses/${id}`);
    await waitForHydration(student);
    await student
      .getByRole('button', { name: /اشترِ|اشترك/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(student).toHaveURL(/\/checkout\/\d+/);
    await expect(student.getByText('01001234567').first()).toBeVisible();
  });
});
