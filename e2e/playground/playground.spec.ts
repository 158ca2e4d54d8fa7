import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** Opens the playground; the editor is there, in the place of the text field. */
async function open(page: Page, path = '/playground') {
  await page.goto(path);
  await waitForHydration(page);
  const code = page.getByRole('textbox', { name: 'الكود' });
  await expect(page.locator('.cm-content')).toBeEditable();
  return code;
}

/** Replaces what is written. */
async function write(page: Page, text: string) {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

const result = (page: Page) => page.getByRole('region', { name: 'الناتج' });
const run = (page: Page) => page.getByRole('button', { name: 'شغّل' }).click();

/** The link that the page puts into the address bar. */
async function link(page: Page) {
  await page.getByRole('button', { name: /^(انسخ الرابط|شارك)$/ }).click();
  await expect(page).toHaveURL(/#1\./);
  return page.url();
}

test('a program is written, run, and opened by its link in another browser', async ({
  page,
  browser,
}) => {
  await open(page);
  await run(page);
  await expect(result(page)).toContainText('مرحبًا يا سلمى!');
  await write(page, "console.log('المجموع', 20 + 3);");
  await run(page);
  await expect(result(page)).toContainText('المجموع 23');

  const other = await browser.newContext();
  const opened = await other.newPage();
  await open(opened, await link(page));
  await expect(opened.locator('.cm-content')).toContainText("console.log('المجموع', 20 + 3);");
  await run(opened);
  await expect(result(opened)).toContainText('المجموع 23');
  await other.close();

  // What is written is there at the next visit, with its history.
  await page.goto('/playground');
  await expect(page.locator('.cm-content')).toContainText('20 + 3');
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('.cm-content')).toContainText('const names');
});

test('an error is explained and marked, and an endless loop is stopped', { tag: '@once' }, async ({
  page,
}) => {
  await open(page);
  await write(page, 'const total = 3;\nconsole.log(totl);');
  await run(page);
  await expect(page.locator('.cm-error-line')).toHaveText('console.log(totl);');
  await expect(result(page)).toContainText('ReferenceError');
  await page.getByRole('button', { name: 'اذهب إلى السطر 2' }).click();
  await page.keyboard.type('// ');
  await expect(page.locator('.cm-line').nth(1)).toHaveText('// console.log(totl);');

  await write(page, "console.log('بدأ');\nwhile (true) {}");
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result(page)).toContainText('بدأ');
  await page.getByRole('button', { name: 'أوقف' }).click();
  await expect(result(page).getByRole('status').first()).toHaveText('أوقفت البرنامج.');
});

test('each language has its examples; SQL shows tables and HTML the page', {
  tag: '@once',
}, async ({ page }) => {
  await open(page);
  await page.getByText('SQL', { exact: true }).click();
  await expect(page.locator('.cm-content')).toContainText('CREATE TABLE students');
  await run(page);
  await expect(result(page).getByRole('cell', { name: 'سلمى' })).toBeVisible();
  await page.getByText('HTML/CSS', { exact: true }).click();
  const tabs = page.getByRole('tablist', { name: 'ملفات البرنامج' }).getByRole('tab');
  await expect(tabs).toHaveText(['index.html', 'style.css', 'script.js']);
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('.cm-content')).toContainText("document.querySelector('#like')");
  await run(page);
  const frame = page.frameLocator('iframe[title="الصفحة التي يرسمها البرنامج"]');
  const drawn = frame.frameLocator('iframe').getByRole('button', { name: /أعجبني/ });
  const direct = frame.getByRole('button', { name: /أعجبني/ });
  await expect(drawn.or(direct)).toBeVisible();
  await page.getByLabel('أمثلة').selectOption({ label: 'قائمة مهام' });
  await expect(page.locator('.cm-content')).toContainText('نقرة على المهمة تنهيها');
});

test('a broken link says so, and an own program is not lost to a link', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, '/playground#1.not-a-program');
  await expect(page.getByRole('alert')).toContainText('الرابط ناقص');
  await write(page, 'const mine = 1;');
  await expect(page).not.toHaveURL(/#/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('nibras-playground')))
    .toContain('mine');
  const other = await page.context().newPage();
  await open(other);
  await write(other, 'const theirs = 2;');
  const address = await link(other);
  await other.close();
  await page.evaluate(
    (stored) => localStorage.setItem('nibras-playground', stored),
    JSON.stringify({
      language: 'javascript',
      programs: {
        javascript: { files: [{ name: 'main.js', code: 'const mine = 1;' }], stdin: '' },
      },
      replaced: null,
    }),
  );
  await page.goto('/articles');
  await open(page, address);
  await expect(page.locator('.cm-content')).toContainText('theirs');
  await page.getByRole('button', { name: 'ارجع إلى برنامجي' }).click();
  await expect(page.locator('.cm-content')).toContainText('mine');
});

test('a press before the program of a link is there runs that program', { tag: '@once' }, async ({
  page,
}) => {
  await open(page);
  await write(page, 'console.log(40 + 2);');
  const address = await link(page);
  // The link is unpacked when the test says so.
  await page.addInitScript(() => {
    const { DecompressionStream } = window;
    window.DecompressionStream = class extends DecompressionStream {
      readonly #readable: ReadableStream<Uint8Array<ArrayBuffer>>;
      constructor(format: CompressionFormat) {
        super(format);
        const through = super.readable.getReader();
        const asked = new Promise((done) => window.addEventListener('unpack', done));
        this.#readable = new ReadableStream({
          async pull(controller) {
            await asked;
            const { done, value } = await through.read();
            if (done) controller.close();
            else controller.enqueue(value);
          },
        });
      }
      override get readable() {
        return this.#readable;
      }
    };
  });
  await page.goto('/articles');
  await page.goto(address);
  await waitForHydration(page);
  await run(page);
  await expect(page.locator('.cm-content')).not.toBeEditable();
  await page.evaluate(() => window.dispatchEvent(new Event('unpack')));
  await expect(result(page)).toContainText('42');
  await expect(page.locator('.cm-content')).toBeEditable();
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedFaults: /^Failed to load resource: (net::ERR_|.* 503)/,
  });

  test('the playground opens and runs again', { tag: '@once' }, async ({ page, context }) => {
    await open(page);
    await run(page);
    await expect(result(page)).toContainText('مرحبًا يا سلمى!');
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const name = (await caches.keys()).find((key) => key.startsWith('nibras-playground-'));
            return name
              ? (await (await caches.open(name)).match('/playground')) !== undefined
              : false;
          }),
        { timeout: 30_000 },
      )
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/playground');
    await expect(page.locator('.cm-content')).toBeVisible();
    await run(page);
    await expect(result(page)).toContainText('مرحبًا يا سلمى!');
    await page.getByText('Python', { exact: true }).click();
    await expect(page.locator('.cm-content')).toContainText('input(');
  });
});
