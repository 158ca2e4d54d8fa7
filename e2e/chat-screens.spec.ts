import { expect, messages, test, write } from './support/chat.ts';

test('the chat fits its screen, with nothing for axe to find', async ({
  openAs,
  talk,
  checkAccessibility,
  viewport,
}) => {
  const phone = (viewport?.width ?? 0) < 768;
  const page = await openAs(talk.student, '/chat');
  const row = page.locator(`a[href="/chat?c=${talk.id}"]`);
  await expect(row).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const welcome = page.getByText('مرحبًا بك في المحادثات');
  await expect(welcome).toBeVisible({ visible: !phone });
  await checkAccessibility(page);

  await row.click();
  await expect(messages(page)).toBeVisible();
  await write(page, `انظر https://example.org و \`let x\` ${Date.now()}`);
  await expect(page.getByText('جارٍ الإرسال…')).toHaveCount(0);
  await checkAccessibility(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  );
  expect(overflow).toBe(false);

  const back = page.getByRole('button', { name: 'رجوع إلى المحادثات' });
  if (phone) {
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(row).toBeHidden();
    await back.click();
    await expect(row).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  } else {
    await expect(back).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('the simple chat and a conversation that is not there have nothing for axe to find', async ({
  openAs,
  talk,
  checkAccessibility,
}) => {
  const page = await openAs(talk.student, `/chat/${talk.id}`);
  await expect(messages(page)).toBeVisible();
  await checkAccessibility(page);
  await page.goto('/chat?c=999999');
  await expect(page.getByText('تعذر تحميل الرسائل.', { exact: true })).toBeVisible();
  await checkAccessibility(page);
});
