import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

async function open(page: Page, code: string) {
  await page.goto('/playground');
  await waitForHydration(page);
  await expect(page.locator('.cm-content')).toBeEditable();
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
  await expect(page.locator('.cm-line').first()).toHaveText(code.split('\n')[0] ?? '');
}

/** Where the caret is drawn, in pixels from the left. */
async function caret(page: Page): Promise<number> {
  const box = await page.locator('.cm-cursor-primary').boundingBox();
  return box?.x ?? Number.NaN;
}

/** The places of the caret while a key is pressed so often. */
async function places(page: Page, key: string, times: number): Promise<number[]> {
  const found = [await caret(page)];
  for (let press = 0; press < times; press++) {
    const before = found.at(-1);
    await page.keyboard.press(key);
    await expect.poll(() => caret(page)).not.toBe(before);
    found.push(await caret(page));
  }
  return found;
}

/** The places of each letter of a line, from its first to its last. */
const letters = (page: Page, line: number) =>
  page
    .locator('.cm-line')
    .nth(line)
    .evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: [string, number][] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node as Text;
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          found.push([text.data[at] ?? '', range.getBoundingClientRect().left]);
        }
      }
      return found;
    });

test('Arabic in comments and strings runs from right to left between signs that stay in place', async ({
  page,
}) => {
  await open(page, "f('أب ج!', x); // شرح y هنا.");
  const line = await letters(page, 0);
  const at = (letter: string) => line.find(([one]) => one === letter)?.[1] ?? Number.NaN;
  // Code stays where it is, from left to right.
  const code = ['f', '(', "'", ',', 'x', ')', ';', '/'].map(at);
  expect(code).toEqual(code.toSorted((a, b) => a - b));
  // Inside the quotes the first letter is the rightmost one, and the exclamation mark ends the words on the left.
  const string = ['!', 'ج', 'ب', 'أ'].map(at);
  expect(string).toEqual(string.toSorted((a, b) => a - b));
  expect(at('!')).toBeGreaterThan(at("'"));
  expect(at('أ')).toBeLessThan(at(','));
  // A Latin word in a comment keeps its place in the sentence, whose end is on the left.
  const comment = ['/', '.', 'ه', 'y', 'ش'].map(at);
  expect(comment).toEqual(comment.toSorted((a, b) => a - b));
});

test('the arrows move the caret to the side that they show, and Home and End to the ends', async ({
  page,
}) => {
  const code = "f('أب ج!', x)";
  await open(page, code);
  const line = await page.locator('.cm-line').boundingBox();
  await page.keyboard.press('Home');
  await expect.poll(() => caret(page)).toBeLessThan((line?.x ?? 0) + 20);
  const right = await places(page, 'ArrowRight', code.length);
  expect(right).toEqual(right.toSorted((a, b) => a - b));
  const left = await places(page, 'ArrowLeft', code.length);
  expect(left).toEqual(left.toSorted((a, b) => b - a));
  await page.keyboard.press('End');
  await expect.poll(() => caret(page)).toBe(right.at(-1));
  await page.keyboard.press('Home');
  await expect.poll(() => caret(page)).toBeLessThanOrEqual(right[0] ?? 0);

  // What is selected by keys is what is replaced.
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await expect(page.locator('.cm-line')).toHaveText("f('");
  await page.keyboard.insertText("سلام')");
  await expect(page.locator('.cm-line')).toHaveText("f('سلام')");
});

test('Tab indents, and after Escape leaves the editor', async ({ page }) => {
  await open(page, 'let a;');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(page.locator('.cm-line')).toHaveText('  let a;');
  const editor = page.getByRole('textbox', { name: 'الكود' });
  await expect(editor).toHaveAccessibleDescription(/Escape ثم Tab/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(page.locator('.cm-line')).toHaveText('  let a;');
});

test('names are completed with words on what they do, and brackets are closed', async ({
  page,
}) => {
  await open(page, '// أول');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Math.flo');
  const choice = page.locator('.cm-tooltip-autocomplete li').first();
  await expect(choice).toContainText('قرّب إلى أسفل');
  await expect(choice).toHaveAttribute('aria-selected', 'true');
  // By the pointer: the editor takes no key for a choice in the moment in which the list appears.
  await choice.click();
  await expect(page.locator('.cm-line').nth(1)).toHaveText('Math.floor');
  await page.keyboard.type('(');
  await expect(page.locator('.cm-line').nth(1)).toHaveText('Math.floor()');
});
