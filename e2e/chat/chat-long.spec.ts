import { expect, inDatabase, messages, test } from '../support/chat.ts';

const total = 10_000;

test('a conversation of 10,000 messages keeps its scroll position, with few of them in the DOM', async ({
  openAs,
  chat,
  nibras,
}) => {
  // It scrolls through a hundred screens.
  test.slow();
  const { student, teacher, otherId: id } = chat;
  await inDatabase(
    nibras,
    `insert into messages (conversation_id, person_id, body, created_at)
     select ${id}, case when n % 3 = 0 then ${student.id} else ${teacher.id} end,
       'طويلة ' || n || repeat(' كلمة', n % 40), now() - (${total} - n) * interval '1 minute'
     from generate_series(1, ${total}) n;
     update participants set last_read_message_id = (select max(id) from messages) where conversation_id = ${id}`,
  );
  const page = await openAs(student, `/chat?c=${id}`);
  const log = messages(page);
  await expect(log.getByText(/^طويلة /).first()).toBeVisible();

  const elementCount = () => log.locator('*').count();
  const numbers = async () => {
    const texts = await log.getByText(/^طويلة \d+/).allTextContents();
    return texts.map((text) => Number(/\d+/.exec(text)?.[0]));
  };
  // It opens at the end; scrolled before it is there, it would jump to the end again.
  await expect(log.getByText(new RegExp(`^طويلة ${total}( |$)`))).toBeInViewport();
  let most = 0;
  let oldest = total;
  // Back through a thousand messages, a screen at a time.
  while (oldest > total - 1_000) {
    await expect
      .poll(
        async () => {
          await log.evaluate((box) => box.scrollBy(0, -box.clientHeight));
          return Math.min(...(await numbers()));
        },
        { timeout: 15_000, intervals: [50] },
      )
      .toBeLessThan(oldest);
    const seen = await numbers();
    // Each once, in order, without gaps.
    expect(seen).toEqual(seen.map((_one, index) => (seen[0] ?? 0) + index));
    oldest = Math.min(...seen);
    most = Math.max(most, await elementCount());
  }
  expect(most).toBeLessThan(1_000);

  // The scroll position stays while an older page is inserted above.
  const fifth = log.getByText(/^طويلة \d+/).nth(4);
  // Both in one step: between two steps another message can become the fifth.
  const before = await fifth.evaluate((message) => ({
    text: message.textContent,
    y: message.getBoundingClientRect().y,
  }));
  await log.evaluate((box) => box.scrollBy(0, -40));
  const anchored = log.getByText(before.text, { exact: true });
  // Messages have fractions of a pixel, and a scroll position that is set has none: the two may differ by one.
  const moved = async () => ((await anchored.boundingBox())?.y ?? 0) - before.y;
  await expect.poll(async () => Math.abs((await moved()) - 40)).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: 'إلى أحدث رسالة' }).click();
  await expect(log.getByText(new RegExp(`^طويلة ${total}( |$)`))).toBeVisible();
});
