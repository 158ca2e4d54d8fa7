import { demoAdmin, enterAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('what is typed before the search has loaded is in its field', async ({
  context,
  page,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  let load = () => {};
  const typed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/palette-dialog-[^/]+\.js/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('سعر با');
  load();
  const dialog = page.getByRole('dialog', { name: 'ابحث أو انتقل' });
  const field = dialog.getByRole('combobox', { name: 'ابحث في الاستوديو' });
  await expect(field).toBeFocused();
  await page.keyboard.type('يثون');
  await expect(field).toHaveValue('سعر بايثون');
});

test('a verb and a name lead to where it is done, with the focus there', async ({
  context,
  page,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  const search = async (text: string, row: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'ابحث في الاستوديو' })).toBeFocused();
    await page.keyboard.type(text);
    await page.getByRole('option', { name: row }).first().click();
  };
  await search('سعر بايثون من الصفر', /^سعر «بايثون من الصفر/);
  await expect(page.getByRole('radio', { name: 'مجاني' })).toBeFocused();

  await search('سجل طالبا في بايثون من الصفر', /^سجّل طالبًا في «بايثون من الصفر/);
  await expect(page.getByRole('dialog', { name: 'سجّل طالبًا في الكورس' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/members$/);

  await search('كوبون جديد', 'كوبون جديد');
  await expect(page.getByRole('dialog', { name: 'كوبون جديد' })).toBeVisible();
});

test('a verb alone is completed by a press, and typing goes on', async ({
  context,
  page,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'ابحث في الاستوديو' });
  await expect(field).toBeFocused();
  await page.keyboard.type('انش');
  await page.getByRole('option', { name: 'انشر …' }).click();
  await expect(field).toHaveValue('انشر ');
  await expect(field).toBeFocused();
});
