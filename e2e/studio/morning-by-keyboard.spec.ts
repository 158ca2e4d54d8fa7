import type { Page } from '@playwright/test';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { drawReceipt, newBuyer, offeredChannel, sendReceipt } from '../support/receipts.ts';
import { newAddress } from '../support/sign-in.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { waitForNetwork } from '../support/wait-for-network.ts';

/** What waits in the morning: two messages, a receipt, and more drafts than the first page shows. */
async function prepare(nibras: Nibras, admin: Member, picture: Buffer) {
  for (const name of ['سعاد الصباح', 'وليد الصباح']) {
    const body = { name, email: newAddress(), subject: 'سؤال عن كورس', message: 'متى يبدأ؟' };
    await callAs(nibras, 'POST /api/contact', { body });
  }
  const channel = await offeredChannel(nibras, admin);
  await sendReceipt(nibras, await newBuyer(nibras), { channel, picture });
  const { token } = admin;
  const name = 'مقال الصباح';
  const draft = async (body: { name: string }) => {
    const answer = await callAs<{ article: { id: number } }>(nibras, 'POST /api/studio/articles', {
      token,
      body,
    });
    return answer.article;
  };
  for (const other of ['الأول', 'الثاني', 'الثالث']) await draft({ name: `مقال المساء ${other}` });
  const article = await draft({ name });
  await callAs(nibras, `PUT /api/studio/items/article/${article.id}/draft`, {
    token,
    body: { changes: [{ field: 'description', value: '<p>نص كامل.</p>', base: 0 }] },
  });
  return { article: name };
}

/** Goes to a page by the search of the studio. */
async function goTo(page: Page, name: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'ابحث في الاستوديو' })).toBeFocused();
  await page.keyboard.type(name);
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  // Results that come later do not take its place.
  await waitForNetwork(page);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const rooms = (page: Page) => page.getByRole('navigation', { name: 'أقسام الاستوديو' });

/** What has the focus can be seen to have it. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const styles = [null, '::before'].map((part) =>
      getComputedStyle(document.activeElement ?? document.body, part),
    );
    return styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    );
  });

test('the keyboard alone does a morning’s work: answers, approves, publishes, hides, and takes back', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await demoAdmin(nibras);
  const { article } = await prepare(nibras, admin, await drawReceipt(context, 'صباح'));
  await enterAs(context, admin);
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  await waitForNetwork(page);

  await test.step('two messages are answered one after the other', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /^رسائل تواصل جديدة/ }));
    expect(await focusIsSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    for (let answered = 0; answered < 2; answered += 1) {
      await expect(page.getByRole('textbox', { name: /^جوابك إلى/ })).toBeFocused();
      await page.keyboard.type('أهلًا، يبدأ غدًا.');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
      const next = page.getByRole('link', { name: 'التالي' });
      await expect(next).toBeFocused();
      await page.keyboard.press('Enter');
    }
  });

  await test.step('a receipt is approved by one key', async () => {
    await goTo(page, 'التحويلات');
    await expect(page.getByRole('region', { name: /^إيصال / })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await page.keyboard.press('KeyR');
    await expect(notice(page, 'قُبل التحويل، وفُتح ما اشتراه صاحبه، وأُخبر بذلك.')).toBeVisible();
  });

  await test.step('a draft is published, hidden from its list, and shown again by the undo', async () => {
    await tabTo(page, rooms(page).getByRole('link', { name: 'الرئيسية' }).first());
    await page.keyboard.press('Enter');
    // Of all drafts, because the first page shows the last three of all tests.
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'كل المسودات' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: `انشر «${article}»` }));
    await page.keyboard.press('Enter');
    await expect(notice(page, `نُشر «${article}»`)).toBeVisible();
    await goTo(page, 'المقالات');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: article });
    await tabTo(page, row.getByRole('link', { name: article }));
    expect(await focusIsSeen(page)).toBe(true);
    await page.keyboard.press('h');
    await expect(row.getByText('مخفي', { exact: true })).toBeVisible();
    await tabTo(page, page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' }));
    await page.keyboard.press('Enter');
    await expect(row.getByText('منشور', { exact: true })).toBeVisible();
  });

  await test.step('a room opens, and a setting is found', async () => {
    await tabTo(page, rooms(page).getByRole('link', { name: 'الإعدادات', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'اسم الموقع', exact: true })).toBeFocused();
  });
});
