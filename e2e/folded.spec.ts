import { enterAs, newMember } from './support/member.ts';
import { expect, test } from './support/test.ts';

test('collapsed parts show a member’s state when opened: later chapters, reviews and menus', async ({
  page,
  context,
  nibras,
}) => {
  const member = await newMember(nibras, 'student@example.com');
  await enterAs(context, member);
  await page.goto('/courses/modern-web-html-css');
  await expect(page.getByText('أنت مشترك في هذا الكورس')).toBeVisible();
  await expect(page.getByText(/^اشتركت منذ /)).toBeVisible();

  // The server rendered the locks of a guest.
  const lastChapter = page.getByRole('tabpanel').locator('details').last();
  await lastChapter.locator('summary').click();
  await expect(lastChapter.getByRole('link').first()).toHaveAttribute('href', /\/lecture\/\d+$/);
  await expect(lastChapter.getByText('مقفلة')).toHaveCount(0);

  await page.getByRole('tab', { name: /التقييمات/ }).click();
  await expect(page.getByRole('button', { name: /^(أضف|عدّل) تقييمك$/ })).toBeVisible();

  await page.locator('summary').filter({ hasText: 'قائمة الحساب' }).click();
  await expect(page.getByText(member.name, { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(page.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();

  await page.locator('summary').filter({ hasText: 'الإشعارات' }).click();
  await expect(page.getByRole('link', { name: 'عرض المزيد' })).toBeVisible();
});
