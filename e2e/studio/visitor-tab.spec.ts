import { demoAdmin, enterAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test('a tab of the visitor’s name shows the site as a guest sees it, beside tabs that are signed in', async ({
  context,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  const studio = await context.newPage();
  await studio.goto('/studio');
  await expect(studio.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await studio.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/';
    link.target = 'visitor';
    document.body.append(link);
    link.click();
  });
  const visitor = await opened;
  await waitForHydration(visitor);
  await expect(visitor.getByRole('link', { name: 'تسجيل الدخول' }).first()).toBeVisible();
  await visitor.reload();
  await waitForHydration(visitor);
  await expect(visitor.getByRole('link', { name: 'تسجيل الدخول' }).first()).toBeVisible();

  const member = await context.newPage();
  await member.goto('/');
  await expect(member.getByRole('link', { name: 'تسجيل الدخول' })).toHaveCount(0);
});
