import type { Locator, Page } from '@playwright/test';
import { callAs, demoAdmin, enterAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

interface Made {
  course: { id: number };
}
interface Tree {
  tree: { chapters: { id: number }[] };
  made: number[];
}

/** The elements of a text with their words, as they stand one in another. What only the editor or only the page has is left out. */
const outline = (text: Locator) =>
  text.evaluate((root) => {
    const skipped =
      'figcaption select, figcaption button, .sr-only, .picture-state, [hidden], .ProseMirror-trailingBreak';
    const passed = new Set(['THEAD', 'TBODY', 'DIV', 'BDI', 'SPAN']);
    const lines = (node: Node, depth: number): string[] => {
      if (node instanceof Text)
        return node.data.trim() ? [`${' '.repeat(depth)}${node.data.trim()}`] : [];
      if (!(node instanceof HTMLElement) || node.matches(skipped)) return [];
      const children = (at: number) => [...node.childNodes].flatMap((child) => lines(child, at));
      // A line of an item or a cell has a paragraph in the editor alone; code has its language above it.
      const isLine = node.tagName === 'P' && node.parentElement?.matches('li, td, th');
      const isLanguage = node.matches('.code-block > figcaption');
      if (isLanguage) return [];
      // The page has highlighted the code.
      if (node.tagName === 'PRE') return [`${' '.repeat(depth)}PRE ${node.textContent}`];
      if (passed.has(node.tagName) || isLine) return children(depth);
      if (node.tagName === 'P' && !node.textContent) return [];
      const { direction, fontSize, fontWeight, textAlign } = getComputedStyle(node);
      const name = [
        node.tagName,
        node.className.replace(/is-empty|ProseMirror\S*|prose-picture/g, '').trim(),
      ];
      return [
        `${' '.repeat(depth)}${name.filter(Boolean).join('.')} ${direction} ${textAlign} ${fontSize} ${fontWeight}`,
        ...children(depth + 1),
      ];
    };
    return [...root.childNodes].flatMap((child) => lines(child, 0));
  });

/** The texts whose histories the browser has stored, as one string. */
const storedTexts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('nibras-editor');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const asked = database.transaction('undo').objectStore('undo').getAll();
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result.map(({ record }) => record.html).join());
          };
        };
      }),
  );

/** Presses a key so many times. */
async function press(page: Page, key: string, times = 1) {
  for (let count = 0; count < times; count++) await page.keyboard.press(key);
}

test('every element is typed, stays after a reload with its undo, and is what the page shows', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await demoAdmin(nibras);
  await enterAs(context, admin);
  const ask = <Answer>(call: `POST /${string}`, body: object) =>
    callAs<Answer>(nibras, call, { token: admin.token, body });
  const { course } = await ask<Made>('POST /api/studio/courses', { name: 'كورس المحرر' });
  const { tree } = await ask<Tree>(`POST /api/studio/courses/${course.id}/chapters`, {
    name: 'فصل',
  });
  const { made } = await ask<Tree>(`POST /api/studio/courses/${course.id}/lectures`, {
    chapter_id: tree.chapters[0]?.id,
    lectures: [{ name: 'مقال', type: 'article' }],
  });
  await page.goto(`/studio/lectures/${made[0]}`);
  const text = page.getByRole('textbox', { name: 'نص المقال' });
  await text.click();
  await expect(text).toBeFocused();
  const type = (words: string) => page.keyboard.type(words);

  await type('## عنوان');
  await press(page, 'Enter');
  await type('نص **عريض** و`code` و==بارز== و~~مشطوب~~ ثم React أم Vue؟');
  await press(page, 'Enter');
  await type('An English sentence, alone.');
  await press(page, 'Enter');
  await type('- أول');
  await press(page, 'Enter');
  await press(page, 'Tab');
  await type('فرع');
  await press(page, 'Enter', 3);
  await type('1. مرقّم');
  await press(page, 'Enter', 2);
  await type('> قول');
  await press(page, 'Enter', 2);
  await type('```js if (a) {');
  await press(page, 'Enter');
  await press(page, 'Tab');
  await type('run();');
  await press(page, 'Escape');
  await page.getByRole('button', { name: 'إدراج' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'تحذير' }).click();
  await type('انتبه');
  await press(page, 'Enter', 2);
  await page.getByRole('button', { name: 'إدراج' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'جدول' }).click();
  for (const cell of ['أ', 'ب', 'ج', '1', '2', '3', '4', '5', '6']) {
    await type(cell);
    if (cell !== '6') await press(page, 'Tab');
  }
  await expect(text.getByRole('cell')).toHaveCount(6);
  await press(page, 'Control+Alt+ArrowDown');
  await expect(text.getByRole('row')).toHaveCount(4);
  await press(page, 'Control+z');
  await expect(text.getByRole('row')).toHaveCount(3);

  await test.step('a caret in an Arabic line moves by the line', async () => {
    await text.getByText('React أم Vue؟').click();
    await press(page, 'Home');
    await press(page, 'ArrowLeft', 3);
    await type('X');
    await expect(text.locator('p').first()).toHaveText(/^نص X/);
    await press(page, 'Backspace');
    await press(page, 'End');
    await type('!');
    await expect(text.locator('p').first()).toHaveText(/Vue؟!$/);
    await press(page, 'Home');
    await press(page, 'Shift+End');
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^نص.*Vue؟!$/);
    await text.getByText('An English sentence').click();
    await press(page, 'Home');
    await press(page, 'ArrowRight', 2);
    await type('y');
    await expect(text.locator('p[dir=ltr]')).toHaveText('Any English sentence, alone.');
  });

  // «حُفظ» alone may be said of what was typed before.
  await expect.poll(() => storedTexts(page)).toContain('Any English sentence, alone.');
  await expect(page.locator('[data-save-status=saved]')).toBeVisible();
  const written = await outline(text);
  await page.reload();
  await expect(text).toContainText('انتبه');
  expect(await outline(text)).toEqual(written);
  await text.click();
  await press(page, 'Control+z');
  await expect(text.locator('p[dir=ltr]')).toHaveText('An English sentence, alone.');
  await press(page, 'Control+Shift+z');
  await expect(text.locator('p[dir=ltr]')).toHaveText('Any English sentence, alone.');

  await test.step('the page shows what was written, element by element', async () => {
    const shown = await outline(text);
    await expect(page.getByText('حُفظ').first()).toBeVisible();
    await page.goto(`/studio/preview/lectures/${made[0]}?as=member`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.prose')).toContainText('انتبه');
    expect(await outline(frame.locator('.prose'))).toEqual(shown);
  });

  const { item } = await callAs<{ item: { fields: { body: string } } }>(
    nibras,
    `GET /api/studio/items/lecture/${made[0]}`,
    { token: admin.token },
  );
  expect(item.fields.body).toContain('<aside class="callout-warning"><p>انتبه</p></aside>');
});
