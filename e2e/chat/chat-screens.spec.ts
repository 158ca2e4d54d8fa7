import { composer, expect, inDatabase, messages, test, write } from '../support/chat.ts';

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
  // On a wide screen the chat and the header have the same edges.
  await page.setViewportSize({ width: 1680, height: 900 });
  const edges = await page.evaluate(() => {
    const inner = document.querySelector('header .page-width');
    const chat = document.querySelector('main nav')?.parentElement?.parentElement;
    if (!inner || !chat) throw new Error('no header or no chat');
    const { left, right } = inner.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(inner).paddingInlineStart);
    const box = chat.getBoundingClientRect();
    return { header: [left + padding, right - padding], chat: [box.left, box.right] };
  });
  expect(edges.chat.map(Math.round)).toEqual(edges.header.map(Math.round));

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
  nibras,
}) => {
  const page = await openAs(chat.student, `/chat/${chat.id}`);
  await expect(messages(page)).toBeVisible();
  await checkScreen(page);

  // A question that waits for its first answer.
  await inDatabase(nibras, `delete from messages where conversation_id = ${chat.otherId}`);
  const teacher = await openAs(chat.teacher, `/chat?c=${chat.otherId}`);
  const start = messages(teacher).getByRole('article', { name: 'بداية المحادثة' });
  await expect(start).toContainText(`استفسار ${chat.student.name}`);
  await expect(start.getByRole('link')).toHaveAttribute('href', /^\/courses\/\d+\/lecture\/\d+$/);
  await expect(teacher.getByText('لا توجد رسائل بعد')).toHaveCount(0);
  await checkScreen(teacher);

  await page.goto('/chat?c=999999');
  await expect(page.getByRole('heading', { name: 'لا توجد هذه المحادثة' })).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await checkScreen(page);
});
