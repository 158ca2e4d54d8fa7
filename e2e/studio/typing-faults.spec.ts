import { createServer } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { callAs, demoAdmin, enterAs } from '../support/member.ts';
import { startNibras } from '../support/nibras-server.ts';
import { copyPrepared, removeData } from '../support/prepared.ts';
import { expect, test } from '../support/test.ts';

/** How many faults are caused; fewer while the test itself is worked on. */
const faults = Number(process.env.TYPING_FAULTS ?? 200);
const kinds = ['tab', 'network', 'server', 'database', 'second tab'] as const;

/** Every kind of fault comes in turn, and when it comes within the typing is random. */
const faultAt = (at: number) => kinds[at % kinds.length] ?? 'tab';

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

const field = (page: Page) => page.getByLabel('وصف قصير');
const status = (page: Page) => page.locator('[data-save-status]').first();

/** Types at the end of the field, and lets it stand on the screen for a second. */
async function typeAtEnd(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text, { delay: 15 * Math.random() });
  const shown = Date.now();
  await expect.poll(() => Date.now() - shown, { timeout: 5_000 }).toBeGreaterThan(1_000);
}

// The faults themselves are what the browser reports.
test.use({ expectedFaults: /Failed to load resource|WebSocket|ERR_/ });

test('no letter that stood on the screen for a second is lost', async ({ context }) => {
  test.setTimeout(120_000 + faults * 30_000);
  const dataDir = await copyPrepared();
  const env = { DATA_DIR: dataDir, PORT: await freePort() };
  let nibras = await startNibras(env);
  const member = await demoAdmin(nibras);
  const { token } = member;
  await enterAs(context, member);
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token,
    body: { name: 'كورس الأعطال' },
  });
  const address = `${nibras.address}/studio/courses/${course.id}/details`;
  const openPage = async (browser: BrowserContext) => {
    const opened = await browser.newPage();
    await opened.goto(address);
    await expect(field(opened)).toBeVisible({ timeout: 20_000 });
    return opened;
  };
  const stored = async () => {
    const { item } = await callAs<{ item: { fields: { description: string } } }>(
      nibras,
      `GET /api/studio/items/course/${course.id}`,
      { token },
    );
    return item.fields.description;
  };

  let page = await openPage(context);
  let expected = await field(page).inputValue();
  for (let at = 0; at < faults; at += 1) {
    const fault = faultAt(at);
    await test.step(`${at + 1}: ${fault}`, async () => {
      if (expected.length > 1_500) {
        await field(page).fill('');
        expected = '';
      }
      const word = ` ${fault.length}${at}كلمة`;
      if (fault === 'network') await context.setOffline(true);
      if (fault === 'server') await nibras.kill();
      if (fault === 'database') {
        const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
        await pool.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
        );
        await close();
      }
      if (fault === 'second tab') {
        const other = await openPage(context);
        await Promise.all([typeAtEnd(page, word), typeAtEnd(other, `${word}٢`)]);
        const texts = [await field(page).inputValue(), await field(other).inputValue()];
        // Each text is saved or stands in a conflict; anyone who has the conflict keeps theirs.
        for (const tab of [page, other]) {
          await expect(status(tab)).toHaveAttribute('data-save-status', /saved|conflict/, {
            timeout: 40_000,
          });
        }
        for (const [index, tab] of [page, other].entries()) {
          const mine = tab.getByRole('button', { name: 'احفظ نصي' });
          if (!(await mine.isVisible())) continue;
          expect(await field(tab).inputValue()).toBe(texts[index]);
          const beside = tab.getByRole('region', { name: 'نصك في نافذة أخرى' });
          await expect(beside).toContainText((texts[1 - index] ?? '').trim());
          await mine.click();
          await expect(status(tab)).toHaveAttribute('data-save-status', 'saved');
        }
        expected = await stored();
        expect(texts).toContain(expected);
        await page.close();
        page = other;
        // Where the first tab had the conflict, its text waits here until the keyboard has left the field.
        await field(page).blur();
        await expect(field(page)).toHaveValue(expected);
        return;
      }
      await typeAtEnd(page, word);
      expected += word;
      expect(await field(page).inputValue()).toBe(expected);
      if (fault === 'network') await context.setOffline(false);
      if (fault === 'server') nibras = await startNibras(env);
      if (fault === 'tab') {
        await page.close();
        page = await openPage(context);
        await expect(field(page)).toHaveValue(expected);
      }
      await expect(status(page)).toHaveAttribute('data-save-status', 'saved', { timeout: 60_000 });
      expect(await stored()).toBe(expected);
    });
  }
  await nibras.stop();
  await removeData(dataDir);
});
