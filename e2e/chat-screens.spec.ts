import { expect, messages, test, write } from './support/chat.ts';

const isPhone = ({ width }: { width: number }) => width < 768;

test('the chat fits its screen and passes axe', async ({ openAs, chat, checkScreen, sizes }) => {
  const page = await openAs(chat.student, '/chat');
  const row = page.locator(`a[href="/chat?c=${chat.id}"]`);
  await expect(row).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const welcome = page.getByText('مرحبًا بك في المحادثات');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(welcome).toBeVisible({ visible: !isPhone(size) });
  }
  await checkScreen(page);

  await row.click();
  await expect(messages(page)).toBeVisible();
  await write(page, `انظر https://example.org و \`let x\` ${Date.now()}`);
  // A message takes its space before it is visible.
  await expect(
    messages(page)
      .getByRole('link', { name: /example\.org/ })
      .last(),
  ).toBeVisible();
  await expect(page.getByText('جارٍ الإرسال…')).toHaveCount(0);
  await checkScreen(page);

  const back = page.getByRole('button', { name: 'رجوع إلى المحادثات' });
  // The phone is last, because its back button leaves the conversation.
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size);
    if (isPhone(size)) {
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(row).toBeHidden();
      await back.click();
      await expect(row).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    } else {
      await expect(back).toBeHidden();
      await expect(page.getByRole('banner')).toBeVisible();
    }
  }
});

test('the simple chat and a missing conversation pass axe', async ({
  openAs,
  chat,
  checkScreen,
}) => {
  const page = await openAs(chat.student, `/chat/${chat.id}`);
  await expect(messages(page)).toBeVisible();
  await checkScreen(page);
  await page.goto('/chat?c=999999');
  await expect(page.getByText('تعذر تحميل الرسائل.', { exact: true })).toBeVisible();
  await checkScreen(page);
});
