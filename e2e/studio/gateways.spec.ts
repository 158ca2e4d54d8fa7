import type { BrowserContext, Page } from '@playwright/test';
import { type FakeServer, startGateways } from '../../api/src/testing/gateways/fake-vendor.ts';
import { fakeKeys } from '../../api/src/testing/gateways/keys.ts';
import { callAs, enterAs, type Member, newMember } from '../support/member.ts';
import { type Nibras, startNibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

/** A server of its own, which calls the fake of the gateways. */
let fake: FakeServer;
let shop: Nibras;
let admin: Member;

test.beforeAll(async () => {
  fake = await startGateways();
  shop = await startNibras({ GATEWAYS_URL: fake.url });
  fake.tellSite(shop.address);
  admin = await newMember(shop, 'admin@example.com');
});
test.afterAll(async () => {
  await shop.stop();
  await fake.stop();
});

const asAdmin = (context: BrowserContext) => enterAs(context, admin);
const openGateways = (page: Page) => page.goto(`${shop.address}/studio/selling/gateways`);
const cardOf = (page: Page) => page.getByRole('region', { name: /^Stripe/ });

/** A person who has not joined a priced course, at its checkout. */
async function openCheckout(page: Page, context: BrowserContext) {
  const buyer = await newMember(shop);
  await enterAs(context, buyer);
  const { token } = buyer;
  const { data } = await callAs<{ data: { id: number; salary: string | null }[] }>(
    shop,
    'GET /api/courses?per_page=200',
  );
  const priced = data.find(({ salary }) => salary !== null);
  const { purchase } = await callAs<{ purchase: { id: number } }>(shop, 'POST /api/enroll', {
    token,
    body: { courseId: priced?.id },
  });
  await page.goto(`${shop.address}/checkout/${purchase.id}`);
  await page.getByText('بطاقة بنكية (Stripe)').click();
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await expect(page.getByRole('heading', { name: 'بوابة الدفع' })).toBeVisible();
}

test('the provider enters keys, pays a test and switches the gateway on', async ({
  page,
  context,
}) => {
  await asAdmin(context);
  await openGateways(page);
  const card = cardOf(page);
  await expect(card.getByText('بلا مفاتيح')).toBeVisible();
  await card.getByRole('button', { name: 'أدخل المفاتيح' }).click();
  await card.getByLabel('المفتاح السري').fill('pk_live_wrong');
  await card.getByLabel('سر الإشعارات').fill(fakeKeys.stripe.webhook_secret ?? '');
  await card.getByRole('button', { name: 'احفظ المفاتيح' }).click();
  await expect(card.getByText('هذا لا يشبه ما تعطيه البوابة')).toBeVisible();
  await card.getByLabel('المفتاح السري').fill(fakeKeys.stripe.secret_key ?? '');
  await card.getByRole('button', { name: 'احفظ المفاتيح' }).click();
  await expect(card.getByText('لم يُجرَّب مع البوابة بعد')).toBeVisible();
  await expect(card.getByText(`${shop.address}/api/gateways/stripe/notice`)).toBeVisible();
  expect(await page.content()).not.toContain(fakeKeys.stripe.secret_key);

  await card.getByRole('button', { name: 'جرّب الآن' }).click();
  await page.getByRole('button', { name: 'ادفع', exact: true }).click();
  await expect(cardOf(page).getByText('نجحت التجربة في')).toBeVisible();
  await expect(cardOf(page).getByText('لم يُجرَّب مع البوابة بعد')).toBeHidden();
  await cardOf(page).getByRole('button', { name: 'شغّل' }).click();
  await expect(notice(page, 'شُغّلت البوابة')).toBeVisible();
  await expect(cardOf(page).getByText('تعمل', { exact: true })).toBeVisible();
});

test('a buyer pays at the gateway and finds the course open, with the notice before them', async ({
  page,
  context,
}) => {
  await openCheckout(page, context);
  await page.getByRole('button', { name: 'ادفع', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/\d+\?from=stripe$/);
  await expect(page.getByRole('heading', { name: 'اكتمل الدفع' })).toBeVisible();
  await page.getByRole('link', { name: 'ابدأ التعلّم' }).click();
  await expect(page).toHaveURL(/\/courses\/\d+/);
});

test('a buyer whose notice is lost finds the course open all the same, and who has not paid can choose', async ({
  page,
  context,
}) => {
  await openCheckout(page, context);
  await page.getByRole('button', { name: 'عد دون دفع' }).click();
  await expect(page.getByText('نتأكد من الدفع مع Stripe')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'بقيت خطوة الدفع' })).toBeVisible();
  await page.getByText('بطاقة بنكية (Stripe)').click();
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await page.getByRole('button', { name: 'ادفع ولا تخبر الموقع' }).click();
  await expect(page.getByRole('heading', { name: 'اكتمل الدفع' })).toBeVisible();
});

test('keys are removed only after a question, since nothing brings them back', async ({
  page,
  context,
}) => {
  await asAdmin(context);
  await openGateways(page);
  const remove = cardOf(page).getByRole('button', { name: /^احذفها/ });
  const dialog = page.getByRole('dialog', { name: 'هل تريد حذف مفاتيح Stripe؟' });
  await remove.click();
  await dialog.getByRole('button', { name: 'اتركها' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: 'احذف المفاتيح' }).click();
  await expect(notice(page, 'حُذفت المفاتيح')).toBeVisible();
  await expect(notice(page, 'حُذفت المفاتيح').getByText('تراجع')).toBeHidden();
  await expect(cardOf(page).getByText('بلا مفاتيح')).toBeVisible();
  await expect(cardOf(page).getByRole('button', { name: 'أدخل المفاتيح' })).toBeFocused();
});
