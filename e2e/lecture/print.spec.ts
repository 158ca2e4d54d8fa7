import { expect, openLecture, test } from '../support/lecture.ts';

test('a text lecture is printed as its text alone, black on white, with whole lines of code', async ({
  page,
}) => {
  await openLecture(page, '2-3');
  const contents = page.getByRole('heading', { name: 'محتوى الكورس' });
  await expect(page.locator('.prose').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation').first(),
    contents,
    page.getByRole('heading', { name: 'الاستفسارات' }),
    page.getByRole('main').getByRole('button').first(),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const code = page.locator('.prose pre').first();
  await expect(code).toHaveCSS('white-space', 'pre-wrap');
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
