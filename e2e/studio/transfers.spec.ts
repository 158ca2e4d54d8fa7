import type { BrowserContext, Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { drawReceipt, newBuyer, offeredChannel, sendReceipt } from '../support/receipts.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const adminOf = (nibras: Nibras) => {
  admin ??= emptyQueue(nibras);
  return admin;
};

/** Approves what the demo's students have sent: what waits longest comes next by itself. */
async function emptyQueue(nibras: Nibras): Promise<Member> {
  const provider = await demoAdmin(nibras);
  const { transfers } = await callAs<{ transfers: { data: { id: number }[] } }>(
    nibras,
    'GET /api/studio/transfers',
    provider,
  );
  for (const { id } of transfers.data) {
    await callAs(nibras, `POST /api/studio/transfers/${id}/approve`, { ...provider, body: {} });
  }
  return provider;
}

/** Two new people with a receipt each, which show the same picture unless they are to differ. */
async function twoReceipts(context: BrowserContext, nibras: Nibras, { differ = false } = {}) {
  const channel = await offeredChannel(nibras, await adminOf(nibras));
  const [one, other] = [await newBuyer(nibras), await newBuyer(nibras)];
  const picture = await drawReceipt(context, one.member.name);
  const second = differ ? await drawReceipt(context, other.member.name) : picture;
  return [
    { ...one, id: await sendReceipt(nibras, one, { channel, picture, digits: '4567' }) },
    { ...other, id: await sendReceipt(nibras, other, { channel, picture: second }) },
  ] as const;
}

/** The receipt of a person on the page, once keys decide about it. */
async function shownReceipt(page: Page, { name }: Member) {
  const receipt = page.getByRole('region', { name: `إيصال ${name}` });
  await expect(receipt).toHaveAttribute('aria-busy', 'false');
  return receipt;
}

const stateOf = async (nibras: Nibras, id: number) =>
  (
    await callAs<{ transfer: { state: string } }>(
      nibras,
      `GET /api/studio/transfers/${id}`,
      await adminOf(nibras),
    )
  ).transfer.state;

test('a repeated receipt takes a key and a second press, the next one comes by itself, and the person is in and told', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enterAs(context, await adminOf(nibras));
  const [one, other] = await twoReceipts(context, nibras);
  const presses = await countPresses(page);
  await page.goto(`/studio/transfers/${one.id}`);
  const receipt = await shownReceipt(page, one.member);
  await expect(receipt).toContainText('هذه الصورة أُرسلت من قبل');
  await expect(receipt.getByRole('link', { name: other.member.name })).toHaveAttribute(
    'href',
    `/studio/transfers/${other.id}`,
  );
  await checkScreen(page);
  await expect(receipt).toHaveAttribute('aria-busy', 'false');
  const start = Date.now();
  await page.keyboard.press('KeyR');
  const again = page.getByRole('dialog', { name: 'هل تقبله مع أنه مكرر؟' });
  await again.getByRole('button', { name: 'اقبله، وصل المبلغ' }).click();
  await expect(notice(page, 'قُبل التحويل، وفُتح ما اشتراه صاحبه، وأُخبر بذلك.')).toBeVisible();
  await expect(notice(page, `«${one.member.name}»: «${one.course.name}»`)).toBeVisible();
  expect(presses(), 'presses that approve').toBe(2);
  await expect(page).not.toHaveURL(new RegExp(`/${one.id}$`));
  const { status } = await callAs<{ status: string }>(
    nibras,
    `GET /api/check-enroll/${one.course.id}`,
    one.member,
  );
  expect(status).toBe('joined');
  for (let count = 1; ; count += 1) {
    const { subject } = await nibras.mail.mailTo(one.member.email, count);
    if (subject?.includes('اكتمل')) break;
  }
  expect(Date.now() - start, 'until the mail is there').toBeLessThan(10_000);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, sizes: [phone] });
  test('an enlarged receipt moves within its frame, and the page stays as wide as the screen', async ({
    page,
    context,
    nibras,
    checkLayout,
  }) => {
    await enterAs(context, await adminOf(nibras));
    const [one] = await twoReceipts(context, nibras);
    await page.goto(`/studio/transfers/${one.id}`);
    const receipt = await shownReceipt(page, one.member);
    await receipt.getByRole('button', { name: 'كبّر', exact: true }).click();
    await expect(receipt.getByRole('button', { name: 'صغّر', exact: true })).toBeVisible();
    await checkLayout(page);
  });
});

test('a key that is pressed twice decides about one receipt only', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await adminOf(nibras));
  const [one, other] = await twoReceipts(context, nibras, { differ: true });
  await page.goto('/studio/transfers');
  await page
    .getByRole('navigation', { name: 'الإيصالات التي تنتظر' })
    .getByRole('button', { name: one.member.name })
    .click();
  await shownReceipt(page, one.member);
  await page.keyboard.press('KeyR');
  await page.keyboard.press('KeyR');
  await page.keyboard.press('KeyR');
  await expect(notice(page, 'قُبل التحويل، وفُتح ما اشتراه صاحبه، وأُخبر بذلك.')).toBeVisible();
  await shownReceipt(page, other.member);
  expect([await stateOf(nibras, one.id), await stateOf(nibras, other.id)]).toEqual([
    'approved',
    'waiting',
  ]);
});

test('a question reaches the person, who answers on a phone; a refusal is reopened', async ({
  page,
  context,
  browser,
  nibras,
  checkScreen,
}) => {
  await enterAs(context, await adminOf(nibras));
  const [one] = await twoReceipts(context, nibras, { differ: true });
  await page.goto(`/studio/transfers/${one.id}`);
  await shownReceipt(page, one.member);
  // As an Arabic keyboard sends it: the letter is another one, the place is the same.
  await page.evaluate(() =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'س', code: 'KeyS', bubbles: true })),
  );
  const dialog = page.getByRole('dialog', { name: 'اسأل صاحب الإيصال' });
  await dialog.getByRole('button', { name: /^لم نجد هذا التحويل/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'سؤالك' })).toHaveValue(/من أي رقم حوّلت/);
  await checkScreen(page);
  await dialog.getByRole('button', { name: 'أرسل السؤال' }).click();
  await expect(notice(page, 'أُرسل سؤالك.')).toBeVisible();

  const phone = await browser.newContext({
    baseURL: nibras.address,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'ar-EG',
  });
  await enterAs(phone, one.member);
  const own = await phone.newPage();
  await own.goto(`/checkout/${one.purchase}`);
  await waitForHydration(own);
  await expect(own.getByText('من أي رقم حوّلت').first()).toBeVisible();
  const form = own.getByRole('form', { name: 'إيصال التحويل' });
  await form.getByLabel('آخر أرقام رقمك أو حسابك').fill('٩٩٨٨');
  await form.locator('input[type=file]:not([capture])').setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawReceipt(context, 'أوضح'),
  });
  await expect(form.getByRole('img', { name: 'الصورة التي اخترتها' })).toBeVisible();
  await form.getByRole('button', { name: 'أرسل الإيصال' }).click();
  await expect(own.getByText(/استلمنا الإيصال/).first()).toBeVisible();
  await phone.close();

  expect(await stateOf(nibras, one.id)).toBe('withdrawn');
  await page.goto(`/studio/transfers/${one.id}`);
  const newer = page.getByRole('region', { name: 'إيصالات أخرى للشراء نفسه' }).getByRole('link');
  await newer.click();
  await expect(page).not.toHaveURL(new RegExp(`/${one.id}$`));
  const sent = page.url();
  const receipt = await shownReceipt(page, one.member);
  await expect(receipt).toContainText('9988');
  await page.keyboard.press('KeyV');
  const refusal = page.getByRole('dialog', { name: 'ارفض الإيصال' });
  await refusal.getByRole('button', { name: /^لم يصلنا هذا المبلغ/ }).click();
  await refusal.getByRole('textbox', { name: 'السبب' }).press('Control+Enter');
  await expect(notice(page, 'رُفض الإيصال، وأُخبر صاحبه بالسبب.')).toBeVisible();
  await page.goto(sent);
  await page.getByRole('button', { name: 'أعد فتحه' }).click();
  await expect(notice(page, 'عاد الإيصال ينتظر القرار.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'اقبل وافتح له' })).toBeVisible();
});

test('a channel is offered as soon as it has a number, and a removed one comes back', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enterAs(context, await adminOf(nibras));
  await page.goto('/studio/selling/channels');
  await page.getByRole('button', { name: 'أضف: إنستاباي' }).click();
  const name = `إنستاباي ${Date.now()}`;
  await page.getByLabel('الاسم الذي يراه الطلاب').fill(name);
  await page.getByRole('button', { name: 'احفظ' }).click();
  await expect(page.getByText('اكتب ما يحوَّل إليه المبلغ، ليظهر للطلاب.')).toBeVisible();
  await page.getByLabel('عنوان الدفع أو رقم الهاتف').fill('nibras@instapay');
  await checkScreen(page);
  await page.getByRole('button', { name: 'احفظ' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('تظهر للطلاب');
  await row.getByRole('button', { name: `احذف «${name}»` }).click();
  await expect(row).toBeHidden();
  await page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' }).click();
  await expect(row).toContainText('تظهر للطلاب');
  await row.getByRole('button', { name: `احذف «${name}»` }).click();
  await expect(row).toBeHidden();
});
