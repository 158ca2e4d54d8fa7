import { expect, inDatabase, messages, test } from './support/chat.ts';

const many = 10_000;

test('a conversation of 10,000 messages scrolls back at its place, with few of them in the page', async ({
  openAs,
  chat,
  nibras,
}) => {
  // A hundred screens, one after the other.
  test.slow();
  const { student, teacher, otherId: id } = chat;
  await inDatabase(
    nibras,
    `insert into messages (conversation_id, person_id, body, created_at)
     select ${id}, case when n % 3 = 0 then ${student.id} else ${teacher.id} end,
       'طويلة ' || n || repeat(' كلمة', n % 40), now() - (${many} - n) * interval '1 minute'
     from generate_series(1, ${many}) n;
     update participants set last_read_message_id = (select max(id) from messages) where conversation_id = ${id}`,
  );
  const page = await openAs(student, `/chat?c=${id}`);
  const log = messages(page);
  await expect(log.getByText(/^طويلة /).first()).toBeVisible();

  const inPage = () => log.locator('*').count();
  const numbers = async () => {
    const texts = await log.getByText(/^طويلة \d+/).allTextContents();
    return texts.map((text) => Number(/\d+/.exec(text)?.[0]));
  };
  // It begins at its end; scrolled before it stands there, it would go back to it.
  await expect(log.getByText(new RegExp(`^طويلة ${many}( |$)`))).toBeInViewport();
  let most = 0;
  let oldest = many;
  // Back through a thousand messages, a screen at a time.
  while (oldest > many - 1_000) {
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
    // Each once, in order, and none left out.
    expect(seen).toEqual(seen.map((_one, index) => (seen[0] ?? 0) + index));
    oldest = Math.min(...seen);
    most = Math.max(most, await inPage());
  }
  expect(most).toBeLessThan(1_000);

  // The place is kept while a page is put before it.
  const anchor = log.getByText(/^طويلة \d+/).nth(4);
  const text = await anchor.textContent();
  const before = await anchor.boundingBox();
  await log.evaluate((box) => box.scrollBy(0, -40));
  const held = log.getByText(text ?? '', { exact: true });
  await expect
    .poll(async () => Math.round(((await held.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBe(40);

  await page.getByRole('button', { name: 'إلى أحدث رسالة' }).click();
  await expect(log.getByText(new RegExp(`^طويلة ${many}( |$)`))).toBeVisible();
});
