import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** Documents of other programs, as they come out of a clipboard. */
const samples = join(import.meta.dirname, '../../site/app/studio-kit/editor/paste/samples');

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

interface Item {
  item: {
    slug: string;
    state: string;
    publish_at: string | null;
    draft_version: number | null;
    field_versions: Record<string, number>;
    fields: { description: string };
  };
}

let made = 0;
/** A draft with a name and a text, which other tests do not read. */
async function newArticle(nibras: Nibras) {
  const { token } = await signedInAdmin(nibras);
  made += 1;
  const name = `مقال للتجربة ${made}`;
  const { article } = await callAs<{ article: { id: number } }>(
    nibras,
    'POST /api/studio/articles',
    { token, body: { name } },
  );
  const path = `/api/studio/items/article/${article.id}` as const;
  const read = async () => (await callAs<Item>(nibras, `GET ${path}`, { token })).item;
  const save = async (field: string, value: unknown) => {
    const base = (await read()).field_versions[field] ?? 0;
    return callAs<{ draft_version: number }>(nibras, `PUT ${path}/draft`, {
      token,
      body: { changes: [{ field, value, base }] },
    });
  };
  const { draft_version } = await save('description', '<p>نص قصير.</p>');
  return {
    id: article.id,
    name,
    read,
    save,
    publish: (version: number | null = draft_version) =>
      callAs(nibras, `POST ${path}/publish`, { token, body: { draft_version: version } }),
  };
}

test.beforeEach(async ({ context, nibras }) => {
  await enterAs(context, await signedInAdmin(nibras));
});

const saved = (page: Page) => page.locator('[data-save-status="saved"]');

test('an article is made by its name, written, completed and published', async ({
  page,
  nibras,
}) => {
  await page.goto('/studio/articles');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'مقال جديد' }).click();
  await page.getByRole('textbox', { name: 'عنوان المقال' }).fill('كيف تقرأ رسالة خطأ طويلة');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/articles\/\d+$/);
  expect(presses()).toBe(2);
  const ready = page.getByRole('region', { name: 'قبل النشر' });
  const text = page.getByRole('textbox', { name: 'نص المقال' });
  await text.waitFor();
  await ready.getByRole('button', { name: /^أضف نصًا/ }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('ابدأ من السطر الأخير، ثم اصعد.');
  await ready.getByRole('button', { name: 'أضف مقتطفًا' }).click();
  await page.keyboard.type('قراءة الأخطاء مهارة تُتعلّم.');
  await ready.getByRole('button', { name: 'أضف تصنيفًا' }).click();
  await page.getByLabel('التصنيف', { exact: true }).selectOption({ index: 1 });
  await expect(ready.getByRole('button')).toHaveCount(1);
  const result = page.getByRole('figure', { name: 'كما يظهر في نتائج البحث' });
  await expect(result).toContainText('كيف تقرأ رسالة خطأ طويلة | نبراس');
  await expect(result).toContainText('قراءة الأخطاء مهارة تُتعلّم.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'انشر', exact: true }).filter({ visible: true }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
  const id = Number(page.url().split('/').pop());
  const { article } = await callAs<{ article: { slug: string; created_by: string } }>(
    nibras,
    `GET /api/article/${id}`,
  );
  expect(article.slug).toBe('كيف-تقرأ-رسالة-خطأ-طويلة');
  expect(article.created_by).toBe((await signedInAdmin(nibras)).name);
});

test('an article is scheduled for a usual time by two presses, in the zone of the platform', async ({
  page,
  nibras,
}) => {
  const article = await newArticle(nibras);
  await page.goto(`/studio/articles/${article.id}`);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'حدّد موعد النشر…' }).click();
  const times = page.getByRole('list', { name: 'مواعيد معتادة' });
  await times
    .getByRole('button', { name: /8 مساءً/ })
    .last()
    .click();
  await expect(notice(page, 'حُدّد موعد النشر')).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
  const { state, publish_at } = await article.read();
  expect(state).toBe('scheduled');
  const hour = new Intl.DateTimeFormat('en', {
    timeZone: 'Africa/Cairo',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  expect(hour.format(new Date(publish_at ?? 0))).toBe('20');
  expect(Date.parse(publish_at ?? '')).toBeGreaterThan(Date.now());
});

test('a former address leads to the present one', async ({ page, nibras }) => {
  const article = await newArticle(nibras);
  await article.publish();
  const { slug: former } = await article.read();
  const { draft_version } = await article.save('slug', `عنوان-أوضح-${article.id}`);
  await page.goto(`/studio/articles/${article.id}`);
  await expect(page.getByText(/فلا\s+تتعطل روابط/)).toBeVisible();
  await article.publish(draft_version);
  const address = `/articles/${encodeURIComponent(former)}`;
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await page.goto(address);
  await expect(page).toHaveURL(`/articles/${encodeURIComponent(`عنوان-أوضح-${article.id}`)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.name);
});

/** An article of forty paragraphs that visitors see. */
async function longArticle(nibras: Nibras) {
  const article = await newArticle(nibras);
  const paragraphs = Array.from(
    { length: 40 },
    (_, at) => `<p>الفقرة رقم ${at + 1}: نص <strong>طويل</strong> يقرؤه الزائر سطرًا بعد سطر.</p>`,
  );
  const { draft_version } = await article.save('description', paragraphs.join(''));
  await article.publish(draft_version);
  return article;
}

test('a word is corrected by two presses, and a third leads back to it', async ({
  page,
  nibras,
}) => {
  const article = await longArticle(nibras);
  await page.goto(`/articles/${article.id}`);
  const edit = page.getByRole('link', { name: /^حرّر/ });
  await edit.waitFor();
  const passage = page.getByText(/^الفقرة رقم 30:/);
  await passage.locator('strong').dblclick();
  const presses = await countPresses(page);

  await edit.click();
  const text = page.getByRole('textbox', { name: 'نص المقال' });
  await expect(text).toBeFocused();
  await page.keyboard.type('قصير');
  await page.getByRole('button', { name: 'انشر التعديلات' }).filter({ visible: true }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
  expect(await presses()).toBe(2);

  await page.getByRole('link', { name: 'عُد إلى الصفحة' }).click();
  await expect(page).toHaveURL(/\/articles\//);
  const corrected = page.getByText('الفقرة رقم 30: نص قصير يقرؤه الزائر');
  await expect(corrected).toBeInViewport();
});

test('the caret is where one was reading, also without a selection', async ({ page, nibras }) => {
  const article = await longArticle(nibras);
  await page.goto(`/articles/${article.id}`);
  const edit = page.getByRole('link', { name: /^حرّر/ });
  await edit.waitFor();
  await page.getByText(/^الفقرة رقم 25:/).evaluate((paragraph) => {
    const { top } = paragraph.getBoundingClientRect();
    const at = window.scrollY + top - window.innerHeight * 0.4 + 5;
    window.scrollTo({ top: at, behavior: 'instant' });
  });
  // The header hides while one reads on, and a pointer would scroll back to it.
  await edit.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'نص المقال' });
  await expect(text).toBeFocused();
  await page.keyboard.type('هنا ');
  await expect(text.getByText('هنا الفقرة رقم 25:')).toBeInViewport();
});

test('«حرّر» is on the public page for those who edit articles, and for nobody else', async ({
  page,
  browser,
  baseURL,
  nibras,
}) => {
  const article = await newArticle(nibras);
  await article.publish();
  await page.goto(`/articles/${article.id}`);
  await page.getByRole('link', { name: /^حرّر/ }).click();
  await expect(page).toHaveURL(`/studio/articles/${article.id}`);

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ar-EG' });
  await enterAs(context, await newMember(nibras, 'teacher@example.com'));
  const other = await context.newPage();
  await other.goto(`/articles/${article.id}`);
  await waitForHydration(other);
  await other
    .getByRole('link', { name: /^المحادثات/ })
    .first()
    .waitFor();
  await expect(other.getByRole('link', { name: /^حرّر/ })).toHaveCount(0);
  await other.goto('/studio/articles');
  await expect(other.getByText('لا شيء في هذا العنوان')).toBeVisible();
  await context.close();
});

test('the preview shows the public page with the draft, and its related articles', async ({
  page,
  nibras,
}) => {
  const beside = await newArticle(nibras);
  await beside.publish();
  const article = await newArticle(nibras);
  await page.goto(`/studio/articles/${article.id}`);
  await page.getByRole('button', { name: 'اختر مقالًا' }).click();
  await page.getByRole('searchbox', { name: 'ابحث عن مقال' }).fill(beside.name);
  await page.getByRole('button', { name: beside.name }).click();
  await expect(page.getByRole('button', { name: `أزل «${beside.name}»` })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'معاينة' }).click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(article.name);
  await expect(shown.getByRole('link', { name: beside.name })).toBeVisible();
  expect((await fetch(`${nibras.address}/api/article/${article.id}`)).status).toBe(404);
  await page.getByRole('link', { name: 'العودة إلى التحرير' }).click();
  await expect(page).toHaveURL(`/studio/articles/${article.id}`);
});

test('a copy and the trash are one press each from the list, and the trash is withdrawn', async ({
  page,
  nibras,
}) => {
  const { name } = await newArticle(nibras);
  await page.goto(`/studio/articles?search=${encodeURIComponent(name)}`);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `انسخ «${name}»` }) });
  await row.getByRole('button', { name: /المزيد عن/ }).click();
  await page.getByRole('menuitem', { name: 'انقل إلى سلة المحذوفات' }).click();
  await expect(notice(page, `نُقل «${name}» إلى سلة المحذوفات`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `انسخ «${name}»` }).click();
  await expect(page).toHaveURL(/\/studio\/articles\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'عنوان المقال' })).toHaveValue(`نسخة من ${name}`);
});

test.describe('a pasted document', () => {
  // The browser is about each style of the clipboard that the security policy refuses. None of them is kept.
  test.use({ expectedFaults: /inline style|Content Security Policy: style-src/ });

  for (const [program, parts] of Object.entries({
    libreoffice: { h2: 4, 'ol > li': 4, 'ul > li': 2, th: 3, blockquote: 1, pre: 1, sup: 1 },
    abiword: { h2: 3, h3: 1, 'ul > li': 3, 'ol > li': 2, td: 6 },
    pandoc: { h2: 2, h3: 1, 'ol > li': 4, 'ul > li': 3, blockquote: 1, sub: 1, sup: 2 },
  })) {
    test(`a document of ${program} is pasted once, and nothing is left to repair`, async ({
      page,
      nibras,
    }) => {
      const article = await newArticle(nibras);
      await article.save('description', '');
      await page.goto(`/studio/articles/${article.id}`);
      const text = page.getByRole('textbox', { name: 'نص المقال' });
      await text.click();
      const html = await readFile(join(samples, `${program}.html`), 'utf8');
      await text.evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', pasted);
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, html);
      for (const [selector, count] of Object.entries(parts)) {
        await expect(text.locator(selector), selector).toHaveCount(count);
      }
      await expect(text.locator('font, [style*="font"], [style*="color"]')).toHaveCount(0);
      await expect.poll(async () => (await article.read()).fields.description).toContain('<h2>');
      // The server's sanitiser keeps all of it.
      const { description } = (await article.read()).fields;
      for (const selector of Object.keys(parts)) {
        expect(description).toContain(`<${selector.split(' ')[0]}`);
      }
    });
  }
});

test('code that readers run goes from the editor to the published article, where it runs', async ({
  page,
  nibras,
}) => {
  const article = await newArticle(nibras);
  await page.goto(`/studio/articles/${article.id}`);
  const text = page.getByRole('textbox', { name: 'نص المقال' });
  await expect(text).toContainText('نص قصير.');
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  // The browser moves the caret after the key press, and tells the editor of it with a frame.
  await expect.poll(() => page.evaluate(() => getSelection()?.focusOffset)).toBe('نص قصير.'.length);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('```javascript ');
  await page.keyboard.insertText("console.log('المجموع', 20 + 3);");
  const choice = text.getByRole('checkbox', { name: 'يشغّله القارئ' });
  await choice.check();
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => (await article.read()).fields.description)
    .toContain('data-run="true"');
  const { draft_version } = await article.read();
  await article.publish(draft_version);

  const { slug } = await article.read();
  await page.goto(`/articles/${slug}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'شغّل', exact: true }).click();
  const code = page.getByRole('region', { name: 'كود JavaScript يعمل' });
  await expect(code).toContainText('المجموع 23');
  await expect(code.getByRole('link', { name: 'افتح في ساحة التجربة' })).toHaveAttribute(
    'href',
    /\/playground#1\./,
  );
});
