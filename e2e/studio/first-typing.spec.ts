import type { Locator, Page } from '@playwright/test';
import { findings } from '../support/axe.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** A text is read, typed and pasted in before its editor has loaded, and the editor takes over what was done. */

let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

const picture = '/storage/articles/first-typing.webp';
const wholeText = [
  '<h2>مُقَدِّمَةٌ</h2>',
  '<p>بِسْمِ اللهِ نَبْدَأُ <strong>دَرْسًا</strong> جديدًا.</p>',
  '<p dir="ltr">An English sentence.</p>',
  '<ul><li>أوّل<ul><li>فرع أوّل</li></ul></li><li>ثانٍ</li></ul>',
  `<figure><img src="${picture}" alt="صورة" /><figcaption>شرح الصورة</figcaption></figure>`,
  '<table><thead><tr><th>رأس</th><th>آخر</th></tr></thead><tbody><tr><td>خلية</td><td>أخرى</td></tr></tbody></table>',
  '<pre data-run="true"><code class="language-python">print(1)\nprint(2)</code></pre>',
  '<blockquote><p>قول مأثور</p></blockquote>',
  '<aside class="callout-tip"><p>نصيحة نافعة</p></aside>',
  '<p>الخاتمة</p>',
].join('');

interface Item {
  item: { fields: { description: string }; field_versions: Record<string, number> };
}

async function newText(nibras: Nibras, html: string) {
  const { token } = await signedInAdmin(nibras);
  const { article } = await callAs<{ article: { id: number } }>(
    nibras,
    'POST /api/studio/articles',
    { token, body: { name: 'نص يُكتب مبكرًا' } },
  );
  const path = `/api/studio/items/article/${article.id}` as const;
  const stored = async () =>
    (await callAs<Item>(nibras, `GET ${path}`, { token })).item.fields.description;
  const { item } = await callAs<Item>(nibras, `GET ${path}`, { token });
  const base = item.field_versions.description ?? 0;
  const body = { changes: [{ field: 'description', value: html, base }] };
  if (html) await callAs(nibras, `PUT ${path}/draft`, { token, body });
  return { address: `/studio/articles/${article.id}`, stored };
}

/** Holds the editor back until `open` is called. */
async function holdEditor(page: Page) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/rich-text-editor-[^/]*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  return () => open();
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'نص المقال' });
const isEditor = (text: Locator) => expect(text).toHaveClass(/ProseMirror/);
const isNoEditor = (text: Locator) => expect(text).not.toHaveClass(/ProseMirror/);

/** Where the blocks of a text stand in it, in pixels. */
const places = (text: Locator) =>
  text.evaluate((root) => {
    const frame = root.getBoundingClientRect();
    return [
      ...root.querySelectorAll('h2, p, li, figure, img, figcaption, table, td, th, pre, select'),
    ].map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [element.tagName, top - frame.top, left - frame.left, width, height].join(' ');
    });
  });

/** Puts the caret to the end of the element that has these words alone. */
async function caretIn(text: Locator, words: string) {
  await text.getByText(words, { exact: true }).click();
  await text.press('End');
}

async function paste(text: Locator, html: string, plain = '') {
  await text.evaluate(
    (field, [rich, words]) => {
      const clipboardData = new DataTransfer();
      if (rich) clipboardData.setData('text/html', rich);
      if (words) clipboardData.setData('text/plain', words);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, plain] as const,
  );
}

test.beforeEach(async ({ context, page, nibras }) => {
  await enterAs(context, await signedInAdmin(nibras));
  await page.route(`**${picture}*`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>',
    }),
  );
});

test('a text stands where its editor shows it, and is labelled as it is', async ({
  page,
  nibras,
}) => {
  const { address } = await newText(nibras, wholeText);
  await page.goto(address);
  const text = textOf(page);
  await expect(text.getByRole('img', { name: 'صورة' })).toHaveJSProperty('complete', true);
  await isNoEditor(text);
  expect(await findings(page)).toEqual([]);
  const before = await places(text);
  expect(before.length).toBeGreaterThan(20);
  const toolbar = page.getByRole('toolbar', { name: /نص المقال/ });
  const size = async () => {
    const { width, height } = (await toolbar.boundingBox()) ?? {};
    return { width, height };
  };
  const bar = await size();
  await text.hover();
  await isEditor(text);
  expect(await places(text)).toEqual(before);
  expect(await size()).toEqual(bar);
  await expect(page.getByText(/^\d+ كلمة · قراءة/)).toBeVisible();
});

test('what is typed before the editor has come is typed in it, with the signs of Markdown', async ({
  page,
  nibras,
}) => {
  const { address, stored } = await newText(nibras, '');
  const open = await holdEditor(page);
  await page.goto(address);
  const text = textOf(page);
  await text.click();
  await page.keyboard.type('## عُنْوَانٌ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('نص **عريض** وخطأأ');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- أول');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ثانٍ');
  await expect(text).toContainText('ثانٍ');
  await isNoEditor(text);
  open();
  await isEditor(text);
  await page.keyboard.type(' وبعده');
  await expect
    .poll(stored)
    .toBe(
      '<h2>عُنْوَانٌ</h2><p>نص <strong>عريض</strong> وخطأ</p><ul><li>أول</li><li>ثانٍ وبعده</li></ul>',
    );
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('وبعده');
});

for (const [words, place] of [
  ['مُقَدِّمَةٌ', 'h2'],
  ['An English sentence.', 'p[dir=ltr]'],
  ['دَرْسًا', 'p strong'],
  ['فرع أوّل', 'li li'],
  ['شرح الصورة', 'figcaption'],
  ['أخرى', 'td:last-child'],
  ['قول مأثور', 'blockquote'],
  ['نصيحة نافعة', 'aside'],
  ['الخاتمة', '.rich-text > p:last-child'],
] as const) {
  test(`the caret stays in «${words}»`, async ({ page, nibras }) => {
    const { address } = await newText(nibras, wholeText);
    const open = await holdEditor(page);
    await page.goto(address);
    const text = textOf(page);
    await text.getByText(words, { exact: true }).click();
    // At a place within the words, between a letter and its sign too.
    await text.evaluate((root, sought) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() && walker.currentNode.textContent !== sought);
      getSelection()?.collapse(walker.currentNode, 2);
    }, words);
    await isNoEditor(text);
    open();
    await isEditor(text);
    await page.keyboard.type('X');
    await expect(
      text.locator(`:scope ${place}`.replace(':scope .rich-text', ':scope')).first(),
    ).toContainText(`${words.slice(0, 2)}X${words.slice(2)}`);
  });
}

test('a line of code is typed in place, and a selection stays selected', async ({
  page,
  nibras,
}) => {
  const { address, stored } = await newText(nibras, wholeText);
  const open = await holdEditor(page);
  await page.goto(address);
  const text = textOf(page);
  await text.locator('code').click();
  await page.keyboard.press('Control+End');
  await text.evaluate((root) => {
    const code = root.querySelector('code')?.firstChild;
    if (code) getSelection()?.collapse(code, 'print(1)'.length);
  });
  await page.keyboard.press('Enter');
  await page.keyboard.type('x = 2');
  await text.getByText('الخاتمة').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await isNoEditor(text);
  open();
  await isEditor(text);
  await page.keyboard.type('النهاية');
  await expect.poll(stored).toContain('print(1)\nx = 2\nprint(2)');
  await expect.poll(stored).toMatch(/<p>النهاية<\/p>$/);
  await expect.poll(stored).toContain(`<img src="${picture}" alt="صورة" />`);
});

test('what only the editor can do is done when it comes, in its order', async ({
  page,
  nibras,
}) => {
  const { address, stored } = await newText(nibras, '<p>سطر</p><p>ثانٍ</p>');
  const open = await holdEditor(page);
  await page.goto(address);
  const text = textOf(page);
  await caretIn(text, 'سطر');
  await paste(text, '<p class="MsoNormal"><b>ملصق</b></p>');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' ثم');
  await text.getByText('ثانٍ').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await isNoEditor(text);
  open();
  await isEditor(text);
  await page.keyboard.type('!');
  await expect.poll(stored).toBe('<p>سطر<strong>ملصق</strong> ثم!ثانٍ</p>');
});

test('what is chosen for a block of code stays chosen', async ({ page, nibras }) => {
  const { address, stored } = await newText(nibras, wholeText);
  const open = await holdEditor(page);
  await page.goto(address);
  const text = textOf(page);
  const language = text.getByRole('combobox', { name: 'لغة الكود' });
  await language.focus();
  await language.selectOption('javascript');
  await isNoEditor(text);
  open();
  await isEditor(text);
  await expect(language).toHaveValue('javascript');
  await expect.poll(stored).toContain('<code class="language-javascript">');
  await page.reload();
  await text.getByRole('checkbox', { name: 'يشغّله القارئ' }).click();
  await expect.poll(stored).toContain('<pre><code class="language-javascript">');
});

test('a press on the toolbar is done by the editor when it comes', async ({ page, nibras }) => {
  const { address, stored } = await newText(nibras, '<p>سطر</p>');
  const open = await holdEditor(page);
  await page.goto(address);
  const text = textOf(page);
  await caretIn(text, 'سطر');
  await page.getByRole('button', { name: 'إدراج' }).click();
  await isNoEditor(text);
  open();
  await page.getByRole('menuitemcheckbox', { name: 'اقتباس' }).click();
  await expect.poll(stored).toBe('<blockquote><p>سطر</p></blockquote>');
});

test.describe('without the network', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('a text whose editor cannot be fetched is readable, typed in and saved, and a further try opens it', async ({
    page,
    nibras,
  }) => {
    const { address, stored } = await newText(nibras, wholeText);
    await page.route(/\/rich-text-editor-[^/]*\.js/, (route) => route.abort());
    await page.goto(address);
    const text = textOf(page);
    await caretIn(text, 'الخاتمة');
    await expect(
      page.getByRole('alert').filter({ hasText: 'تعذر فتح محرر «نص المقال»' }),
    ).toBeVisible();
    await page.keyboard.type(' مكتوبة');
    const typed = wholeText.replace('الخاتمة', 'الخاتمة مكتوبة');
    await expect.poll(stored).toBe(typed);
    await page.unroute(/\/rich-text-editor-[^/]*\.js/);
    await page.getByRole('button', { name: 'أعد المحاولة' }).click();
    await isEditor(text);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await text.getByText('الخاتمة مكتوبة').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' بالمحرر');
    await expect.poll(stored).toBe(typed.replace('مكتوبة', 'مكتوبة بالمحرر'));
  });
});

test('what was typed is saved when the page is left before the editor has come', async ({
  page,
  nibras,
}) => {
  const { address, stored } = await newText(nibras, '<p>سطر</p>');
  await holdEditor(page);
  await page.goto(address);
  const text = textOf(page);
  await caretIn(text, 'سطر');
  await page.keyboard.type(' كُتب');
  await page.getByRole('link', { name: 'المقالات' }).first().click();
  await expect(text).toHaveCount(0);
  await expect.poll(stored).toBe('<p>سطر كُتب</p>');
});

test.describe('by touch', () => {
  test.use({ viewport: phone, sizes: [phone], hasTouch: true, isMobile: true });

  test('a tap puts the caret, and the element that has the keyboard stays', async ({
    page,
    nibras,
  }) => {
    const { address, stored } = await newText(nibras, wholeText);
    const open = await holdEditor(page);
    await page.goto(address);
    const text = textOf(page);
    const before = await places(text);
    await text.getByText('الخاتمة', { exact: true }).tap();
    await expect(text).toBeFocused();
    await text.evaluate((field) => {
      field.addEventListener('blur', () => field.setAttribute('data-lost', ''));
    });
    await text.press('End');
    await page.keyboard.insertText(' بالهاتف');
    open();
    await isEditor(text);
    await page.keyboard.insertText(' أيضًا');
    await expect(text).not.toHaveAttribute('data-lost');
    await expect.poll(stored).toMatch(/<p>الخاتمة بالهاتف أيضًا<\/p>$/);
    expect(await places(text)).toHaveLength(before.length);
  });
});

test('an exercise is typed in before the editor of code has come', async ({ page, nibras }) => {
  const { token } = await signedInAdmin(nibras);
  const post = <Answer>(path: string, body: object) =>
    callAs<Answer>(nibras, `POST /api/studio/${path}`, { token, body });
  const { course } = await post<{ course: { id: number } }>('courses', { name: 'كورس يُكتب' });
  const { made: chapters } = await post<{ made: number[] }>(`courses/${course.id}/chapters`, {
    name: 'فصل',
  });
  const { made } = await post<{ made: number[] }>(`courses/${course.id}/lectures`, {
    chapter_id: chapters[0],
    lectures: [{ name: 'تمرين', type: 'exercise' }],
  });
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/code-view-[^/]*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`/studio/lectures/${made[0]}`);
  await page.getByLabel('لغة التمرين').selectOption('python');
  const code = page.getByRole('textbox', { name: 'ملفات البداية' });
  await code.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('x = 1');
  await expect(code).toHaveJSProperty('localName', 'textarea');
  open();
  await expect(page.locator('.cm-content[aria-label="ملفات البداية"]')).toBeFocused();
  await page.keyboard.type('0');
  await expect(page.locator('.cm-content[aria-label="ملفات البداية"]')).toContainText('x = 10');
});
