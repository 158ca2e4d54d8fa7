import type { Page } from '@playwright/test';
import { type Chat, expect, inDatabase, messages, say, test } from '../support/chat.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { takesPressWhileScrolling } from '../support/scrolled-row.ts';

/** Messages of different heights, none of which equals the list's estimate. */
const total = 120;

/** Fills the second conversation; the student has read all but the last `unread`. */
const fill = (nibras: Nibras, { student, teacher, otherId }: Chat, unread: number) =>
  inDatabase(
    nibras,
    `delete from messages where conversation_id = ${otherId};
     insert into messages (conversation_id, person_id, body, created_at)
     select ${otherId}, ${teacher.id}, 'موضع ' || n || repeat(' كلمة', 10 + 13 * (n % 9)),
       now() - (${total} - n) * interval '1 minute'
     from generate_series(1, ${total}) n;
     update participants set last_read_message_id = (
       select id from messages where conversation_id = ${otherId} order by id desc offset ${unread} limit 1
     ) where conversation_id = ${otherId} and person_id = ${student.id}`,
  );

const numbered = (page: Page, n: number | string) =>
  messages(page).getByText(new RegExp(`^موضع ${n}( |$)`));

/** Simulates a busy device: ResizeObserver reports late, and its callback takes long. */
async function slowDown(page: Page) {
  await page.addInitScript(() => {
    const delay = 250;
    const duration = 350;
    const Observer = window.ResizeObserver;
    window.ResizeObserver = class extends Observer {
      constructor(callback: ResizeObserverCallback) {
        super((entries, observer) => {
          setTimeout(() => {
            callback(entries, observer);
            const until = performance.now() + duration;
            while (performance.now() < until);
          }, delay);
        });
      }
    };
  });
  await page.reload();
}

test('on a busy device a conversation opens at its end and follows new messages', async ({
  openAs,
  chat,
  nibras,
}) => {
  await fill(nibras, chat, 0);
  const page = await openAs(chat.student, `/chat?c=${chat.otherId}`);
  await slowDown(page);
  await expect(numbered(page, total)).toBeInViewport();
  for (const word of ['أول', 'ثان', 'ثالث']) {
    await say(nibras, chat.teacher, chat.otherId, `موضع ${word} ${'يأتي '.repeat(60)}`);
    await expect(numbered(page, word)).toBeInViewport();
  }
});

test('on a busy device a conversation opens at the unread line', async ({
  openAs,
  chat,
  nibras,
}) => {
  const unread = 20;
  await fill(nibras, chat, unread);
  const page = await openAs(chat.student, '/chat');
  await slowDown(page);
  await page.locator(`a[href="/chat?c=${chat.otherId}"]`).click();
  const line = messages(page).getByText('رسائل غير مقروءة', { exact: true });
  await expect(line).toBeInViewport();
  // It is at the upper edge and stays there.
  const gap = async () =>
    ((await line.boundingBox())?.y ?? 0) - ((await messages(page).boundingBox())?.y ?? 0);
  await expect.poll(gap).toBeLessThan(60);
  await expect(numbered(page, total - unread + 1)).toBeInViewport();
});

test('the unread line is shown when the messages load before the conversation', async ({
  openAs,
  chat,
  nibras,
}) => {
  await fill(nibras, chat, 3);
  const page = await openAs(chat.student, '/courses');
  const messagesLoaded = page.waitForResponse(/\/api\/conversations\/\d+\/messages/);
  await page.route(/\/api\/conversations(\/\d+)?(\?|$)/, async (route) => {
    await messagesLoaded;
    await route.continue();
  });
  await page.goto(`/chat?c=${chat.otherId}`);
  await expect(messages(page).getByText('رسائل غير مقروءة', { exact: true })).toBeInViewport();
});

test('the scroll position stays while new messages arrive, and a button leads to the newest', async ({
  openAs,
  chat,
  nibras,
}) => {
  await fill(nibras, chat, 0);
  const page = await openAs(chat.student, `/chat?c=${chat.otherId}`);
  await expect(numbered(page, total)).toBeInViewport();
  await messages(page).hover();
  await page.mouse.wheel(0, -900);
  const toEnd = page.getByRole('button', { name: 'إلى أحدث رسالة' });
  await expect(toEnd).toBeVisible();
  // The button is completely inside the list, also on the narrowest phone.
  await page.setViewportSize({ width: 360, height: 780 });
  const [button, list] = await Promise.all([toEnd.boundingBox(), messages(page).boundingBox()]);
  if (!button || !list) throw new Error('the button or the list is not on the screen');
  expect(button.x).toBeGreaterThan(list.x);
  expect(button.x + button.width).toBeLessThan(list.x + list.width);
  expect(button.y).toBeGreaterThan(list.y);
  expect(button.y + button.height).toBeLessThan(list.y + list.height);
  // It covers the messages and takes no space below them.
  const form = await page.getByRole('form', { name: 'كتابة رسالة' }).boundingBox();
  expect(Math.abs((form?.y ?? 0) - (list.y + list.height))).toBeLessThan(2);
  const top = () => messages(page).evaluate((box) => box.scrollTop);
  const before = await top();
  await say(nibras, chat.teacher, chat.otherId, 'موضع جديد');
  await expect
    .poll(() => messages(page).evaluate((box) => box.scrollHeight - box.clientHeight))
    .toBeGreaterThan(before + 900);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await toEnd.click();
  await expect(numbered(page, 'جديد')).toBeInViewport();
  await expect(toEnd).toHaveCount(0);
});

test('a search leads to a message in its place, in all conversations and in one', async ({
  openAs,
  chat,
  nibras,
  checkScreen,
}) => {
  await fill(nibras, chat, 0);
  const text = 'موضع بعيد: الزُّمُرّدة المفقودة';
  await inDatabase(
    nibras,
    `update messages set body = '${text}' where conversation_id = ${chat.otherId} and body like 'موضع 9 %'`,
  );
  const page = await openAs(chat.student, '/chat');
  await page.getByRole('searchbox', { name: 'ابحث في رسائلك' }).fill('زمرده');
  const result = page.getByRole('region', { name: 'نتائج البحث' }).getByRole('link');
  await expect(result).toContainText(chat.teacher.name);
  await expect(result.locator('mark')).toHaveText('زُّمُرّدة');
  await checkScreen(page);

  await result.click();
  const found = messages(page).getByText(text);
  await expect(found).toBeInViewport();
  await expect(numbered(page, 10)).toBeInViewport();
  // Newer messages load by scrolling, up to the newest.
  await messages(page).hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3_000);
      return numbered(page, total).count();
    })
    .toBe(1);

  // On a phone the results are where the way back leads.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/chat?search=زمرده');
  await result.click();
  await expect(found).toBeInViewport();
  await page.getByRole('button', { name: 'إلى أحدث رسالة' }).click();
  await expect(numbered(page, total)).toBeInViewport();
  await page.getByRole('button', { name: 'رجوع إلى المحادثات' }).click();
  await expect(result).toBeVisible();

  await page.goto(`/chat?c=${chat.otherId}`);
  await page.getByRole('link', { name: 'ابحث في هذه المحادثة' }).click();
  await page.getByRole('searchbox', { name: 'ابحث في هذه المحادثة' }).fill('مفقوده');
  await expect(result.locator('mark')).toHaveText('مفقودة');
  await checkScreen(page);
  await result.click();
  await expect(found).toBeInViewport();
  // A sent message is shown at the end.
  await page.getByRole('textbox', { name: 'نص الرسالة' }).fill('موضع وجدته');
  await page.getByRole('textbox', { name: 'نص الرسالة' }).press('Enter');
  await expect(numbered(page, 'وجدته')).toBeInViewport();
  await expect(found).toHaveCount(0);
});

test('a message takes a press while the conversation scrolls', async ({ openAs, chat, nibras }) => {
  await fill(nibras, chat, 0);
  const page = await openAs(chat.student, `/chat?c=${chat.otherId}`);
  await expect(numbered(page, total)).toBeInViewport();
  expect(await takesPressWhileScrolling(numbered(page, total - 1))).toBe(true);
});
