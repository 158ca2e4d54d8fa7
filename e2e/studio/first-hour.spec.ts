import { countPresses } from '../support/clicks.ts';
import {
  admin,
  asStudent,
  becomeAdmin,
  courseName,
  drops,
  makeCategory,
  makeCourse,
  publishCourse,
  step,
  steps,
  test,
} from '../support/first-hour.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

// The second test goes on in the installation of the first.
test.describe.configure({ mode: 'serial' });
test.use({ first: 'free' });

test('from the printed link to a published course that a visitor opens takes 14 presses at most', async ({
  page,
  browser,
  baseURL,
  nibras,
}) => {
  test.slow();
  const presses = await countPresses(page);
  await becomeAdmin(page, nibras);
  const id = await makeCourse(page);
  await makeCategory(page);
  await publishCourse(page);
  const pressed = presses() + drops;
  expect(pressed).toBeLessThanOrEqual(14);

  // Ticked off by what is there now.
  await page.goto('/studio');
  for (const name of ['كورسك الأول', 'أول محاضرة منشورة']) {
    await expect(step(page, name)).toContainText('(مكتملة)');
  }
  await asStudent(browser, { nibras, baseURL }, async (student) => {
    await student.goto(`/courses/${id}`);
    await expect(student.getByRole('heading', { level: 1 })).toContainText(courseName);
    await student
      .getByRole('button', { name: 'اشترك الآن مجانًا' })
      .filter({ visible: true })
      .first()
      .click();
    const begin = student.getByRole('link', { name: 'ابدأ التعلّم' }).filter({ visible: true });
    await expect(begin.first()).toBeVisible();
    // Nobody has given contacts or links yet.
    const footer = student.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'روابط سريعة' })).toBeAttached();
    await expect(footer.getByText('راسلنا')).toHaveCount(0);
    await expect(footer.getByRole('list', { name: 'تابعنا' })).toHaveCount(0);
    const html = await (await student.request.get('/contact')).text();
    expect(html).not.toMatch(
      /hello@example|100 000 0000|href="(?:mailto:|https:\/\/www\.facebook)/,
    );
  });
});

test('the mail is tried, a step skipped and the list hidden from the first page, and found in the settings', async ({
  page,
  nibras,
}) => {
  await signIn(page, nibras, admin.email);
  await page.goto('/studio');
  const before = nibras.mail.mails.length;
  await step(page, 'البريد يصل').getByRole('button', { name: 'أرسل رسالة إلى بريدي' }).click();
  await expect(step(page, 'البريد يصل')).toContainText('(مكتملة)');
  expect(nibras.mail.mails.length).toBeGreaterThan(before);

  await step(page, 'طريقة الدفع').getByRole('button', { name: 'كل ما عندي مجاني' }).click();
  await expect(step(page, 'طريقة الدفع')).toContainText('(مكتملة)');
  await step(page, 'النسخ الاحتياطي').getByRole('button', { name: /^تخطَّ/ }).click();
  await expect(step(page, 'النسخ الاحتياطي')).toContainText('تخطيتها');
  await page.getByRole('button', { name: 'أخفِ القائمة' }).click();
  await expect(steps(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
  await page.goto('/studio/settings/advanced#first_steps');
  await step(page, 'النسخ الاحتياطي')
    .getByRole('button', { name: /^ارجع إليها/ })
    .click();
  await expect(step(page, 'النسخ الاحتياطي')).not.toContainText('تخطيتها');
  await steps(page).getByRole('button', { name: 'أظهرها في الصفحة الأولى' }).click();
  await page.getByRole('link', { name: 'الرئيسية' }).first().click();
  await expect(steps(page)).toBeVisible();
});
