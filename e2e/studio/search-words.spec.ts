import { openDatabase } from '../../api/src/platform/database/database.ts';
import { demoAdmin, enterAs } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { everySize } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use(everySize);

/** What was opened for a search. @param query folded */
async function choicesOf(nibras: Nibras, query: string) {
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const { rows } = await pool.query('select kind, times from search_choices where query = $1', [
    query,
  ]);
  await close();
  return rows;
}

test('a search that failed becomes a word of the site by one press, and is found; it is put away, and comes back', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await page.goto(`/search?${new URLSearchParams({ q: 'زعنفة' })}`);
  await expect(page.getByText('لم نجد ما تبحث عنه')).toBeVisible();
  await page.goto(`/search?${new URLSearchParams({ q: 'كلزومة' })}`);
  await expect(page.getByText('لم نجد ما تبحث عنه')).toBeVisible();

  await enterAs(context, await demoAdmin(nibras));
  const failed = page.getByRole('list', { name: 'ما بُحث عنه ولم يوجد' });
  // Searches are counted together, some seconds later.
  await expect(async () => {
    await page.goto('/studio/search-words');
    await expect(failed.getByRole('listitem')).toHaveCount(2, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await waitForHydration(page);
  await checkScreen(page);

  await failed.getByRole('button', { name: 'هذه الكلمة تعني …: زعنفة' }).click();
  const dialog = page.getByRole('dialog', { name: 'هذه الكلمة تعني …' });
  const words = dialog.getByRole('textbox', { name: 'الكلمات' });
  await expect(words).toHaveValue('زعنفة، ');
  await dialog.getByRole('button', { name: 'احفظ الكلمات' }).click();
  await expect(dialog.getByText('اكتب كلمتين على الأقل، وبينهما فاصلة.')).toBeVisible();
  await checkScreen(page);
  await page.keyboard.type('JavaScript');
  await expect(words).toHaveValue('زعنفة، JavaScript');
  await dialog.getByRole('button', { name: 'احفظ الكلمات' }).click();
  await expect(notice(page, 'يعدّ البحث «زعنفة، JavaScript» معنى واحدًا')).toBeVisible();
  await expect(failed.getByText('يجد الآن ما يبحث عنه')).toBeVisible();

  await failed.getByRole('button', { name: 'تجاهلها: كلزومة' }).click();
  await expect(failed.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' }).last().click();
  await expect(failed.getByRole('listitem')).toHaveCount(2);
  await checkScreen(page);

  // What is opened is counted without delaying the way to it.
  await page.goto(`/search?${new URLSearchParams({ q: 'زعنفة' })}`);
  await waitForHydration(page);
  await page.locator('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect
    .poll(() => choicesOf(nibras, 'زعنفه'), { timeout: 60_000 })
    .toEqual([{ kind: expect.any(String), times: 1 }]);

  await page.goto('/studio/search-words');
  await waitForHydration(page);
  const groups = page.getByRole('list', { name: 'كلمات معناها واحد' });
  await groups.getByRole('button', { name: 'احذف «زعنفة، JavaScript»' }).click();
  await expect(groups).toBeHidden();
});
