import type { Page } from '@playwright/test';
import { type Chat, expect, inDatabase, messages, say, test } from './support/chat.ts';
import type { Nibras } from './support/nibras-server.ts';

/** Each message is another height, and none is what a list takes it for before it has seen it. */
const some = 120;

/** Fills the second conversation; the student has read all but the last `unread`. */
const fill = (nibras: Nibras, { student, teacher, otherId }: Chat, unread: number) =>
  inDatabase(
    nibras,
    `delete from messages where conversation_id = ${otherId};
     insert into messages (conversation_id, person_id, body, created_at)
     select ${otherId}, ${teacher.id}, 'موضع ' || n || repeat(' كلمة', 10 + 13 * (n % 9)),
       now() - (${some} - n) * interval '1 minute'
     from generate_series(1, ${some}) n;
     update participants set last_read_message_id = (
       select id from messages where conversation_id = ${otherId} order by id desc offset ${unread} limit 1
     ) where conversation_id = ${otherId} and person_id = ${student.id}`,
  );

const numbered = (page: Page, n: number | string) =>
  messages(page).getByText(new RegExp(`^موضع ${n}( |$)`));

/** A busy device: every element is measured long after it was drawn, and what is told of it takes its time. */
async function slowDown(page: Page) {
  await page.addInitScript(() => {
    const late = 250;
    const busy = 350;
    const Observer = window.ResizeObserver;
    window.ResizeObserver = class extends Observer {
      constructor(tell: ResizeObserverCallback) {
        super((entries, observer) => {
          setTimeout(() => {
            tell(entries, observer);
            const until = performance.now() + busy;
            while (performance.now() < until);
          }, late);
        });
      }
    };
  });
  await page.reload();
}

test('on a busy device too, a conversation opens at its end and follows it', async ({
  openAs,
  chat,
  nibras,
}) => {
  await fill(nibras, chat, 0);
  const page = await openAs(chat.student, `/chat?c=${chat.otherId}`);
  await slowDown(page);
  await expect(numbered(page, some)).toBeInViewport();
  for (const word of ['أول', 'ثان', 'ثالث']) {
    await say(nibras, chat.teacher, chat.otherId, `موضع ${word} ${'يأتي '.repeat(60)}`);
    await expect(numbered(page, word)).toBeInViewport();
  }
});

test('on a busy device too, a conversation opens at its unread line', async ({
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
  // At the upper edge, and there it stays.
  const gap = async () =>
    ((await line.boundingBox())?.y ?? 0) - ((await messages(page).boundingBox())?.y ?? 0);
  await expect.poll(gap).toBeLessThan(60);
  await expect(numbered(page, some - unread + 1)).toBeInViewport();
});

test('the unread line stands where the messages come before all that is told of their conversation', async ({
  openAs,
  chat,
  nibras,
}) => {
  await fill(nibras, chat, 3);
  const page = await openAs(chat.student, '/courses');
  const come = page.waitForResponse(/\/api\/conversations\/\d+\/messages/);
  await page.route(/\/api\/conversations(\/\d+)?(\?|$)/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(`/chat?c=${chat.otherId}`);
  await expect(messages(page).getByText('رسائل غير مقروءة', { exact: true })).toBeInViewport();
});

test('who has gone back stays there while messages come, and gets to the newest by a button', async ({
  openAs,
  chat,
  nibras,
}) => {
  await fill(nibras, chat, 0);
  const page = await openAs(chat.student, `/chat?c=${chat.otherId}`);
  await expect(numbered(page, some)).toBeInViewport();
  await messages(page).hover();
  await page.mouse.wheel(0, -900);
  const toEnd = page.getByRole('button', { name: 'إلى أحدث رسالة' });
  await expect(toEnd).toBeVisible();
  const top = () => messages(page).evaluate((box) => box.scrollTop);
  const stood = await top();
  await say(nibras, chat.teacher, chat.otherId, 'موضع جديد');
  await expect
    .poll(() => messages(page).evaluate((box) => box.scrollHeight - box.clientHeight))
    .toBeGreaterThan(stood + 900);
  expect(Math.abs((await top()) - stood)).toBeLessThan(2);
  await toEnd.click();
  await expect(numbered(page, 'جديد')).toBeInViewport();
  await expect(toEnd).toHaveCount(0);
});
