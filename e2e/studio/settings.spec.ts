import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { dropFiles } from '../support/drop-files.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

const picture = join(import.meta.dirname, '../../site/public/icon-192.png');

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const asAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

const item = 'api/studio/items/site/1';
interface Site {
  item: {
    fields: Record<string, unknown>;
    field_versions: Record<string, number>;
    draft_version: number | null;
  };
}

/** Publishes settings by calls. Other tests of the worker share the server, so each test puts back what it changed. */
async function publish(nibras: Nibras, values: Record<string, unknown>) {
  const { token } = await asAdmin(nibras);
  const { item: site } = await callAs<Site>(nibras, `GET /${item}`, { token });
  const changes = Object.entries(values).map(([field, value]) => ({
    field,
    value,
    base: site.field_versions[field] ?? 0,
  }));
  const body = await callAs<object>(nibras, `PUT /${item}/draft`, { token, body: { changes } });
  const { draft_version } = body as { draft_version: number };
  await callAs(nibras, `POST /${item}/publish`, { token, body: { draft_version } });
}

async function settingsNow(nibras: Nibras) {
  const { token } = await asAdmin(nibras);
  return (await callAs<Site>(nibras, `GET /${item}`, { token })).item.fields;
}

/** What a visitor without a session sees, as a page of its own. */
async function asVisitor(browser: Browser, nibras: Nibras, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(nibras.address);
    await look(page);
  } finally {
    await context.close();
  }
}

test('name and phone change in two presses each, at once for visitors, and an undo brings them back', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const before = await settingsNow(nibras);
  const { name, phone } = before;
  const presses = await countPresses(page);
  try {
    for (const [address, label, typed] of [
      ['/studio/settings/contact', 'الهاتف', '+20 111 222 3344'],
      ['/studio/settings', 'اسم الموقع', 'أكاديمية البيان'],
    ] as const) {
      await page.goto(address);
      const field = page.getByRole('textbox', { name: label, exact: true });
      await expect(field).toBeEditable();
      const earlier = presses();
      await field.click();
      await field.fill(typed);
      const main = page.getByRole('button', { name: 'انشر التعديلات' });
      await main.click();
      await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
      expect(presses() - earlier).toBe(2);
      await asVisitor(browser, nibras, async (visitor) => {
        // Structured data have it too, unseen.
        await expect(visitor.getByText(typed).filter({ visible: true }).first()).toBeVisible();
      });
    }
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(notice(page, 'عاد كما كان')).toBeVisible();
    await asVisitor(browser, nibras, async (visitor) => {
      await expect(visitor).toHaveTitle(new RegExp(`${name}$`));
      await expect(
        visitor.getByText('+20 111 222 3344').filter({ visible: true }).first(),
      ).toBeVisible();
    });
  } finally {
    await publish(nibras, { name, phone });
  }
});

test('a link takes two presses, and a logo that is dropped one; both are in the header and footer at once', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const { youtube, logo } = await settingsNow(nibras);
  const presses = await countPresses(page);
  const address = 'https://www.youtube.com/@settings-test';
  const main = page.getByRole('button', { name: 'انشر التعديلات' });
  const published = notice(page, 'نُشر، ويراه الزوار الآن');
  try {
    await page.goto('/studio/settings/contact');
    const field = page.getByRole('textbox', { name: 'يوتيوب', exact: true });
    await expect(field).toBeEditable();
    let earlier = presses();
    await field.click();
    await field.fill(address);
    await main.click();
    await expect(published).toBeVisible();
    expect(presses() - earlier).toBe(2);
    await asVisitor(browser, nibras, async (visitor) => {
      await expect(visitor.locator(`footer a[href="${address}"]`)).toHaveCount(1);
    });

    await page.goto('/studio/settings');
    const place = page.getByRole('group', { name: 'الشعار', exact: true });
    await expect(place.getByRole('button', { name: 'ارفع صورة' })).toBeVisible();
    earlier = presses();
    const content = await readFile(picture);
    await dropFiles(place.locator('> div').last(), [
      { name: 'logo.png', type: 'image/png', content },
    ]);
    await expect(place.getByRole('button', { name: 'استبدل' })).toBeVisible();
    await main.click();
    await expect(published).toBeVisible();
    expect(presses() - earlier).toBe(1);
    await asVisitor(browser, nibras, async (visitor) => {
      const shown = visitor.locator('header img').first();
      await expect(shown).toBeVisible();
      const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    });
  } finally {
    await publish(nibras, { youtube, logo });
  }
});

test('from the first page the name takes two presses, and the phone number a search and two', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const { name, phone } = await settingsNow(nibras);
  const presses = await countPresses(page);
  const published = notice(page, 'نُشر، ويراه الزوار الآن');
  const publishNow = page.getByRole('button', { name: 'انشر التعديلات' });
  try {
    await page.goto('/studio');
    let earlier = presses();
    await page.getByRole('link', { name: 'الإعدادات', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'اسم الموقع', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' الجديدة');
    await publishNow.click();
    await expect(published).toBeVisible();
    expect(presses() - earlier).toBe(2);
    expect((await settingsNow(nibras)).name).toBe(`${name} الجديدة`);

    earlier = presses();
    // Without its hamza, from the page of another subject.
    await page.getByRole('searchbox', { name: 'ابحث في الإعدادات' }).fill('الارقام التلفون الهاتف');
    await expect(page.getByText('لا إعداد بهذا الاسم')).toBeVisible();
    await page.getByRole('searchbox', { name: 'ابحث في الإعدادات' }).fill('الهاتف');
    await page.getByRole('searchbox', { name: 'ابحث في الإعدادات' }).press('Enter');
    await expect(page).toHaveURL(/\/studio\/settings\/contact#phone$/);
    await expect(page.getByRole('textbox', { name: 'الهاتف', exact: true })).toBeFocused();
    await page.keyboard.type('7');
    await publishNow.click();
    await expect.poll(async () => (await settingsNow(nibras)).phone).not.toBe(phone);
    expect(presses() - earlier).toBe(2);
  } finally {
    await publish(nibras, { name, phone });
  }
});

test('addresses of the one page of before lead to the field, and the draft of another page is named', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const { tagline } = await settingsNow(nibras);
  try {
    await page.goto('/studio/settings#time_zone');
    await expect(page).toHaveURL(/\/studio\/settings\/advanced#time_zone$/);
    await expect(page.getByRole('combobox', { name: 'المنطقة الزمنية' })).toBeFocused();
    await page.goto('/studio/selling#legal_name');
    await expect(page).toHaveURL(/\/studio\/settings\/payment#legal_name$/);
    await expect(page.getByRole('textbox', { name: /الاسم القانوني/ })).toBeFocused();

    await page.goto('/studio/settings');
    await page.getByRole('textbox', { name: 'جملة تعريفية' }).fill('جملة لم تُنشر');
    await expect(page.locator('[data-save-status=saved]')).toBeVisible();
    await page.getByRole('navigation', { name: 'أقسام الإعدادات' }).getByText('متقدم').click();
    await expect(page.getByText('يُنشر معها ما عُدّل في صفحات أخرى:')).toBeVisible();
    await page.getByRole('link', { name: 'الجملة التعريفية' }).click();
    await expect(page.getByRole('textbox', { name: 'جملة تعريفية' })).toBeFocused();
  } finally {
    await publish(nibras, { tagline });
  }
});

test('a role is changed in place, and one is invited by an address', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  await page.goto('/studio/settings/people');
  const teachers = page.getByRole('region', { name: 'المعلّمون' });
  await expect(teachers.getByRole('listitem').first()).toBeVisible();
  const email = `invited-${Date.now()}@example.org`;
  await page.getByRole('button', { name: 'ادعُ شخصًا', exact: true }).click();
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(notice(page, `أُرسلت الدعوة إلى ${email}`)).toBeVisible();
  const row = teachers.getByRole('listitem').filter({ hasText: email });
  await expect(row).toBeVisible();
  expect((await nibras.mail.mailTo(email)).subject).toContain('دعوة إلى فريق');
  await row.getByRole('combobox').selectOption({ label: 'محرّر' });
  const editors = page.getByRole('region', { name: 'المحرّرون' });
  await expect(editors.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).first().click();
  await expect(row).toBeVisible();
});

test('an accent is adapted to be read, says so, and costs nothing while it is not chosen', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  await asVisitor(browser, nibras, async (visitor) => {
    await expect(visitor.locator('head style')).toHaveCount(0);
  });
  await enterAs(context, await asAdmin(nibras));
  await page.goto('/studio/settings');
  const field = page.getByRole('textbox', { name: 'اللون المميز' });
  await field.fill('#0d3a7a');
  await expect(page.getByText('في المظهر الداكن وعلى الخلفيات الداكنة')).toBeVisible();
  await field.fill('أزرق');
  await expect(page.getByText('اكتب # ثم ستة أرقام')).toBeVisible();
  await field.fill('');
  // A save of this page that came later would be a newer draft than the published one.
  await expect(page.locator('[data-save-status=saved]')).toBeVisible();
  await page.goto('/courses');
  try {
    await publish(nibras, { accent: '#0d3a7a' });
    await asVisitor(browser, nibras, async (visitor) => {
      const accent = () =>
        visitor.evaluate(() => getComputedStyle(document.body).getPropertyValue('--accent'));
      expect(await accent()).toBe('#0d3a7a');
      // The page's own choice is set once more while it starts.
      const accentInDark = async () => {
        await visitor.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
        return accent();
      };
      await expect.poll(accentInDark).not.toBe('#0d3a7a');
    });
  } finally {
    await publish(nibras, { accent: '' });
  }
});

test('the footer leads to the privacy page, which is read without scripts', async ({
  browser,
  nibras,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(nibras.address);
  await page.getByRole('link', { name: 'سياسة الخصوصية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'سياسة الخصوصية' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'البريد والإشعارات' })).toBeVisible();
  await context.close();
});

test('the words at the top of the home page are shown as they are typed, and to visitors once published', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const { hero_title, hero_text } = await settingsNow(nibras);
  const [title, text] = [
    'ارسم خطك الأول معنا',
    'دروس قصيرة في الخط العربي، ومعها معلّم يصحّح لوحاتك.',
  ];
  const heading = (visitor: Page, name: string) =>
    visitor.getByRole('heading', { level: 1 }).filter({ hasText: name });
  try {
    await page.goto('/studio/settings#hero_title');
    await expect(page.getByRole('textbox', { name: 'العنوان', exact: true })).toBeFocused();
    await page.keyboard.type(title);
    await page.getByRole('textbox', { name: 'الجملة تحته' }).fill(text);
    const preview = page.getByRole('figure', { name: 'هكذا تظهر أعلى الصفحة الرئيسية' });
    await expect(preview).toContainText(title);
    await expect(preview).toContainText(text);
    await expect(preview).not.toContainText('تعلّم البرمجة بالعربية');
    await expect(page.locator('[data-save-status=saved]')).toBeVisible();
    await asVisitor(browser, nibras, (visitor) =>
      expect(heading(visitor, 'سطرك الأول يُنير الطريق')).toBeVisible(),
    );
    await page.getByRole('button', { name: 'انشر التعديلات' }).click();
    await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
    await asVisitor(browser, nibras, async (visitor) => {
      await expect(heading(visitor, title)).toBeVisible();
      await expect(visitor.getByText(text)).toBeVisible();
    });
  } finally {
    await publish(nibras, { hero_title, hero_text });
  }
});

test('the home page shows the chosen sections in their order', async ({ browser, nibras }) => {
  const { home_sections } = await settingsNow(nibras);
  try {
    await publish(nibras, { home_sections: ['call', 'courses'] });
    await asVisitor(browser, nibras, async (page) => {
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings.filter({ hasText: 'أحدث الكورسات' })).toBeVisible();
      const texts = await headings.allTextContents();
      expect(texts.indexOf('المحاضرة الأولى تنتظرك')).toBeLessThan(texts.indexOf('أحدث الكورسات'));
      expect(texts).not.toContain('كيف تسير الدراسة هنا');
    });
  } finally {
    await publish(nibras, { home_sections });
  }
});
